import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

const style = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.375rem;
  min-height: 34px;
  border: 1px solid var(--border);
  border-radius: var(--radius-small);
  padding: 0.25rem 0.5rem 0.25rem 0.75rem;
  background: var(--surface);
  color: var(--text-muted);
  font-size: 0.875rem;
  white-space: nowrap;
  &:hover,
  &[aria-expanded='true'] {
    border-color: var(--border-strong);
    color: var(--text);
  }
  /* A chevron without markup, because the button is on every page. */
  &::after {
    content: '';
    width: 0.375rem;
    height: 0.375rem;
    margin: -0.25rem 0.25rem 0 0.125rem;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
  }
  @media (scripting: none), print {
    display: none;
  }
`;

interface ActionsButtonProps extends ComponentProps<'button'> {
  text: string;
}

/** The button of the page menu, before and after the menu has loaded. */
export function ActionsButton({ text, ...rest }: ActionsButtonProps) {
  return (
    <button type="button" css={style} {...rest}>
      {text}
    </button>
  );
}
