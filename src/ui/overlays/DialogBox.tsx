import type { Interpolation, Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { DIALOG_TEXT } from '../../lib/strings/widgets';
import { backdrop } from '../controls/control-styles';
import { IconButton } from '../controls/IconButton';
import type { DialogChoices } from './DialogFooter';
import { DialogFooter } from './DialogFooter';

const header = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.25rem 1rem;
  border-bottom: 1px solid var(--border);
  padding: 1rem 1.25rem;
  h2 {
    margin: 0;
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 2rem;
  }
  p {
    grid-column: 1 / -1;
    margin: 0;
    color: var(--text-muted);
    font-size: 0.875rem;
    line-height: 1.5;
  }
`;

interface DialogBoxProps extends DialogChoices {
  open: boolean;
  title: string;
  description?: string | undefined;
  hideFooter?: boolean | undefined;
  /** For the dialog's element. */
  box: { css: Interpolation<Theme>; 'data-size': string; 'data-align'?: string };
  children: ReactNode;
}

/** Closing it counts as canceling. */
export function DialogBox({
  open,
  title,
  description,
  hideFooter = false,
  box,
  children,
  ...choices
}: DialogBoxProps) {
  const returnFocus = useReturnFocus();
  // Radix warns unless the attribute is explicitly undefined.
  const ariaProps = description ? {} : { 'aria-describedby': undefined };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && choices.onCancel()}>
      <Dialog.Portal>
        <Dialog.Overlay css={backdrop} />
        <Dialog.Content {...returnFocus} {...ariaProps} {...box}>
          <div css={header}>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={DIALOG_TEXT.close} icon="close" size="small" />
            </Dialog.Close>
            {description && <Dialog.Description>{description}</Dialog.Description>}
          </div>
          {children}
          {!hideFooter && <DialogFooter {...choices} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** For dialogs without a trigger, to which Radix doesn't return the focus. */
function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
