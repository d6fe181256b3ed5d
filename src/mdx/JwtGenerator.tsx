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
 * Makes the keys of a self-hosted project in the page. What stands in it, such as a command that
 * does the same, is for readers without JavaScript and for those who trust no page with a secret.
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
