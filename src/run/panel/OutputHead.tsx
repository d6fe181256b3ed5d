import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const style = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.25rem;
  padding: 0.125rem 0.5rem 0.125rem 1rem;
  color: var(--text-muted);
  font-size: 0.8125rem;
  @media (max-width: 639px) {
    min-height: 1.75rem;
  }
  strong {
    color: var(--text);
    font-weight: 500;
  }
`;

interface OutputHeadProps {
  title: string;
  note?: string | undefined;
  children?: ReactNode;
}

/** "SELECT 3 rows". */
export function OutputHead({ title, note, children }: OutputHeadProps) {
  return (
    <div css={style}>
      <strong>{title}</strong>
      {note && <span>{note}</span>}
      {children}
    </div>
  );
}
