import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 3rem;
  @media (min-width: 1280px) {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
    > :nth-child(2) {
      grid-row: span 2;
    }
  }
`;

/** Next to each other if there's room. A third one is below the first, next to the second. */
export function Columns({ children }: { children?: ReactNode }) {
  return <div css={style}>{children}</div>;
}

const column = css`
  > h2:first-of-type {
    margin-top: 1rem;
  }
  > ul {
    columns: 14rem 2;
    > li {
      margin-block: 0 max(0.375rem, var(--touch) - 1.75rem);
    }
  }
`;

export function Column({ children }: { children?: ReactNode }) {
  return <div css={column}>{children}</div>;
}
