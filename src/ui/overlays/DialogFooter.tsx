import { css } from '@emotion/react';
import { DIALOG_TEXT } from '../../lib/strings/widgets';
import { Button } from '../controls/Button';

const style = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.625rem;
  border-top: 1px solid var(--border);
  padding: 0.875rem 1.25rem;
`;

export interface DialogChoices {
  onCancel: () => void;
  onConfirm?: (() => void) | undefined;
  cancelText?: string | undefined;
  confirmText?: string | undefined;
  /** Confirming is destructive. */
  danger?: boolean | undefined;
  /** While the confirmed action is running. */
  loading?: boolean | undefined;
}

/** Without `onConfirm`, only a cancel button. */
export function DialogFooter({
  onCancel,
  onConfirm,
  cancelText = DIALOG_TEXT.cancel,
  confirmText = DIALOG_TEXT.confirm,
  danger = false,
  loading = false,
}: DialogChoices) {
  return (
    <div css={style}>
      <Button onClick={onCancel} disabled={loading}>
        {cancelText}
      </Button>
      {onConfirm && (
        <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm} loading={loading}>
          {confirmText}
        </Button>
      )}
    </div>
  );
}
