import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const style = css`
  margin: 0.5rem 0;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  summary {
    padding: 0.5rem 1rem;
    color: var(--text-muted);
    font-size: 0.875rem;
    cursor: pointer;
    &:hover {
      color: var(--text);
    }
  }
  > figure {
    margin: 0;
    border-width: 1px 0 0;
    border-radius: 0;
  }
`;

interface FoldProps {
  title: string;
  /** True if it's open at first. */
  open?: boolean;
  children?: ReactNode;
}

/** Content that the reader can open and close. */
export function Fold({ title, open, children }: FoldProps) {
  return (
    <details css={style} open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
