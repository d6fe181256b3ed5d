import { css } from '@emotion/react';
import { FOOTER_YEAR } from '../lib/limits';

const style = css`
  margin-top: 4rem;
  border-top: 1px solid var(--border);
  padding: 1.5rem 0 2.5rem;
  color: var(--text-muted);
  font-size: 0.875rem;
`;

/** The end of every page. */
export function Footer() {
  return <footer css={style}>© Supabase {FOOTER_YEAR}</footer>;
}
