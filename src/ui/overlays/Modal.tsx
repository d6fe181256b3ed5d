import { css } from '@emotion/react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import type { DialogChoices } from './DialogFooter';
import { DialogFooter } from './DialogFooter';
import { DialogHeader } from './DialogHeader';
import { backdrop, floating } from '../controls/control-styles';
import { useReturnFocus } from './return-focus';

const WIDTHS = { tiny: '20rem', small: '26rem', medium: '34rem', large: '42rem', xlarge: '56rem' };

const style = css`
  position: fixed;
  inset: 0;
  display: flex;
  flex-direction: column;
  width: calc(100% - 2rem);
  height: fit-content;
  max-height: calc(100dvh - 2rem);
  margin: auto;
  .modal-text {
    flex: 1 1 auto;
    overflow-y: auto;
    padding: 1rem 1.25rem;
  }
`;

interface ModalProps extends DialogChoices {
  open: boolean;
  title: string;
  description?: string;
  size?: keyof typeof WIDTHS;
  /** Hides the buttons. */
  hideFooter?: boolean;
  children?: ReactNode;
}

/** A modal dialog in the middle of the window. Closing it counts as canceling. */
export function Modal({
  open,
  title,
  description,
  size = 'large',
  hideFooter = false,
  children,
  ...choices
}: ModalProps) {
  const returnFocus = useReturnFocus();
  // Without a description, Radix warns unless the attribute is explicitly undefined.
  const ariaProps = description ? {} : { 'aria-describedby': undefined };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && choices.onCancel()}>
      <Dialog.Portal>
        <Dialog.Overlay css={backdrop} />
        <Dialog.Content
          {...returnFocus}
          {...ariaProps}
          css={[floating, style, css({ maxWidth: WIDTHS[size] })]}
          data-size={size}
        >
          <DialogHeader title={title} {...(description && { description })} />
          {children && <div className="modal-text">{children}</div>}
          {!hideFooter && <DialogFooter {...choices} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
