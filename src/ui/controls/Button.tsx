import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import type { Size } from './control-styles';
import { sizeStyle } from './control-styles';
import { Spinner } from '../disclosure/Loading';

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  padding-block: 0.125rem;
  font-weight: 500;
  line-height: 1.3;
  text-align: center;
  @media (prefers-reduced-motion: no-preference) {
    transition:
      background-color 120ms,
      border-color 120ms,
      filter 120ms;
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.6;
    cursor: not-allowed;
  }
  > svg {
    flex: none;
  }
`;

const VARIANTS = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    &:hover:not(:disabled) {
      filter: brightness(1.08);
    }
  `,
  default: css`
    border-color: var(--border-strong);
    background: var(--surface-raised);
    color: var(--text);
    &:hover:not(:disabled) {
      border-color: var(--text-muted);
    }
  `,
  text: css`
    background: none;
    color: var(--text);
    &:hover:not(:disabled) {
      background: var(--border);
    }
  `,
  danger: css`
    background: var(--danger);
    color: var(--background);
    &:hover:not(:disabled) {
      filter: brightness(1.08);
    }
  `,
};

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS;
  size?: Size;
  icon?: ReactNode;
  /** Ignores clicks, but keeps the focus. */
  loading?: boolean;
}

export function Button({
  variant = 'default',
  size = 'medium',
  icon,
  loading = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      css={[base, sizeStyle(size), VARIANTS[variant]]}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? <Spinner size={16} /> : icon}
      <span>{children}</span>
    </button>
  );
}
