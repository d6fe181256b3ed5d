import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 3rem;
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Next to each other if there's room. */
export function Columns({ children }: { children?: ReactNode }) {
  return <div css={style}>{children}</div>;
}

const column = css`
  > h2:first-of-type {
    margin-top: 1rem;
  }
`;

export function Column({ children }: { children?: ReactNode }) {
  return <div css={column}>{children}</div>;
}
