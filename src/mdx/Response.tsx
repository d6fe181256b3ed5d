import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useAnchor } from './anchors';

const style = css`
  margin-block: 1rem;
  .status {
    display: inline-block;
    margin: 0 0 0.25rem;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius-small);
    padding: 0 0.5rem;
    font-weight: 600;
    &[data-ok='true'] {
      border-color: var(--accent);
      color: var(--accent);
    }
  }
`;

interface ResponseProps {
  status: number;
  id: string;
  children?: ReactNode;
}

export function Response({ status, id, children }: ResponseProps) {
  return (
    <div css={style} id={useAnchor(id).id}>
      <code className="status" data-ok={status < 400}>
        {status}
      </code>
      {children}
    </div>
  );
}
