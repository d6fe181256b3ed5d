import { css } from '@emotion/react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import type { DialogChoices } from './DialogFooter';
import { DialogFooter } from './DialogFooter';
import { DialogHead } from './DialogHead';
import { backdrop, floating } from '../controls/control-styles';

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
  /** Whether the two buttons are left out. */
  hideFooter?: boolean;
  children?: ReactNode;
}

/** A dialog above the page that has to be answered; closing it in whatever way is to cancel. */
export function Modal({
  open,
  title,
  description,
  size = 'large',
  hideFooter = false,
  children,
  ...choices
}: ModalProps) {
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && choices.onCancel()}>
      <Dialog.Portal>
        <Dialog.Overlay css={backdrop} />
        <Dialog.Content
          {...undescribed}
          css={[floating, style, css({ maxWidth: WIDTHS[size] })]}
          data-size={size}
        >
          <DialogHead title={title} {...(description && { description })} />
          {children && <div className="modal-text">{children}</div>}
          {!hideFooter && <DialogFooter {...choices} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
