import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { LazyComponent } from './LazyComponent';

const style = css`
  margin-block: 1.5rem;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  padding: 1.25rem;
  background: var(--surface);
  .jwt-form {
    @media (scripting: enabled) {
      min-height: 36rem;
    }
    @media print {
      display: none;
    }
  }
  > :last-child {
    margin-bottom: 0;
  }
`;

const load = () => import('./JwtForm').then(({ JwtForm }) => JwtForm);

/**
 * Generates the keys of a self-hosted project in the browser. Its content is an alternative for
 * readers without JavaScript, or who don't want to enter a secret on a web page.
 */
export function JwtGenerator({ children }: { children?: ReactNode }) {
  return (
    <div css={style}>
      <div className="jwt-form">
        <LazyComponent load={load} props={{}} />
      </div>
      {children}
    </div>
  );
}
