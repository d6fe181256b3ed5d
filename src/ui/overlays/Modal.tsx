import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { floating } from '../controls/control-styles';
import { DialogBox } from './DialogBox';
import type { DialogChoices } from './DialogFooter';

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
  hideFooter?: boolean;
  children?: ReactNode;
}

/** Closing it counts as canceling. */
export function Modal({ size = 'large', children, ...dialog }: ModalProps) {
  const styles = [floating, style, css({ maxWidth: WIDTHS[size] })];
  return (
    <DialogBox {...dialog} box={{ css: styles, 'data-size': size }}>
      {children && <div className="modal-text">{children}</div>}
    </DialogBox>
  );
}
