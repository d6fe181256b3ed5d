import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { appear } from '../controls/control-styles';
import { DialogBox } from './DialogBox';
import type { DialogChoices } from './DialogFooter';

const WIDTHS = { small: '20rem', medium: '30rem', large: '42rem', xlarge: '60rem' };

const style = css`
  position: fixed;
  inset-block: 0;
  z-index: 60;
  display: flex;
  flex-direction: column;
  width: 100%;
  background: var(--surface-raised);
  color: var(--text);
  box-shadow: var(--shadow);
  .panel-text {
    flex: 1;
    overflow-y: auto;
    padding: 1rem 1.25rem;
  }
`;

const SIDES = {
  left: [
    css`
      left: 0;
      border-right: 1px solid var(--border-strong);
    `,
    appear('from-left', 'transform: translateX(-2rem); opacity: 0;'),
  ],
  right: [
    css`
      right: 0;
      border-left: 1px solid var(--border-strong);
    `,
    appear('from-right', 'transform: translateX(2rem); opacity: 0;'),
  ],
};

interface SidePanelProps extends DialogChoices {
  open: boolean;
  title: string;
  description?: string;
  size?: keyof typeof WIDTHS;
  align?: keyof typeof SIDES;
  hideFooter?: boolean;
  children?: ReactNode;
}

/** Closing it counts as canceling. */
export function SidePanel({
  size = 'medium',
  align = 'right',
  children,
  ...dialog
}: SidePanelProps) {
  const styles = [style, SIDES[align], css({ maxWidth: `min(${WIDTHS[size]}, 100vw - 2rem)` })];
  return (
    <DialogBox {...dialog} box={{ css: styles, 'data-size': size, 'data-align': align }}>
      <div className="panel-text">{children}</div>
    </DialogBox>
  );
}
