import { css } from '@emotion/react';
import { Button } from '../controls/Button';

const style = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.625rem;
  border-top: 1px solid var(--border);
  padding: 0.875rem 1.25rem;
`;

/** The two ways out of a dialog. */
export interface DialogChoices {
  onCancel: () => void;
  onConfirm?: (() => void) | undefined;
  cancelText?: string | undefined;
  confirmText?: string | undefined;
  /** Confirming destroys something. */
  danger?: boolean | undefined;
  /** What was confirmed is under way. */
  loading?: boolean | undefined;
}

/** The buttons at the end of a dialog; without something to confirm there is one. */
export function DialogFooter({
  onCancel,
  onConfirm,
  cancelText = 'Cancel',
  confirmText = 'Confirm',
  danger = false,
  loading = false,
}: DialogChoices) {
  return (
    <div css={style}>
      <Button onClick={onCancel} disabled={loading}>
        {cancelText}
      </Button>
      {onConfirm && (
        <Button look={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={loading}>
          {confirmText}
        </Button>
      )}
    </div>
  );
}
