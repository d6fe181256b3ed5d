import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const list = css`
  counter-reset: step;
  margin: 1.5rem 0;
  padding: 0;
  list-style: none;
`;

export function Steps({ children }: { children?: ReactNode }) {
  return (
    <ol css={list} data-steps>
      {children}
    </ol>
  );
}

const item = css`
  counter-increment: step;
  position: relative;
  border-left: 1px solid var(--border);
  margin-left: 0.875rem;
  padding: 0 0 1rem 1.75rem;
  &:last-of-type {
    border-color: transparent;
    padding-bottom: 0;
  }
  &::before {
    content: counter(step);
    position: absolute;
    left: -0.9375rem;
    display: grid;
    place-items: center;
    width: 1.875rem;
    height: 1.875rem;
    border: 1px solid var(--border-strong);
    border-radius: 50%;
    background: var(--background);
    font-size: 0.875rem;
    font-weight: 600;
  }
  > :is(p, ul, ol) {
    max-width: var(--measure-text);
  }
  > :is(h2, h3, h4, h5, h6) {
    /* Less than between paragraphs. */
    margin: 0 0 -0.375rem;
    font-size: 1rem;
    line-height: 1.875rem;
  }
`;

/** The build turns its title into a heading among the children. */
export function Step({ children }: { children?: ReactNode }) {
  return <li css={item}>{children}</li>;
}
