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

/** Content that's collapsed until the reader opens it. */
export function Fold({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <details css={style}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
