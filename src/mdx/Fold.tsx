import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const style = css`
  position: relative;
  margin: 0.5rem 0;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  summary {
    padding: 0.5rem 1rem;
    color: var(--text-muted);
    font-size: 0.875rem;
    line-height: 1.5rem;
    &:hover {
      color: var(--text);
    }
  }
  > figure pre {
    border-top: 1px solid var(--border);
  }
`;

interface FoldProps {
  title: string;
  /** Only for responses. True if it's open at first. */
  open?: boolean;
  children?: ReactNode;
}

export function Fold({ title, open, children }: FoldProps) {
  return (
    <details css={style} open={open} data-response={open !== undefined || undefined}>
      <summary className="signed">{title}</summary>
      {children}
    </details>
  );
}
