import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Icon } from './Icon';
import type { Size } from './control-styles';

const style = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: var(--touch);
  min-height: var(--touch);
  border: 0;
  border-radius: var(--radius-small);
  padding: 0;
  background: none;
  color: var(--text-muted);
  &:hover:not(:disabled) {
    background: var(--border);
    color: var(--text);
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

/** In pixels. */
const SIZES: Record<Size, [button: number, icon: number]> = {
  tiny: [26, 16],
  small: [32, 18],
  medium: [38, 20],
  large: [44, 22],
};

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: string;
  size?: Size;
}

export function IconButton({ label, icon, size = 'medium', ...rest }: IconButtonProps) {
  const [buttonSize, iconSize] = SIZES[size];
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      css={[style, css({ width: buttonSize, height: buttonSize })]}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
