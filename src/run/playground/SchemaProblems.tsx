import { css } from '@emotion/react';
import { withPrefix } from 'gatsby';
import { PROBLEM_TEXT } from '../../lib/strings/run';
import type { SchemaProblem, TableInfo } from '../client/types';

const style = css`
  border-top: 1px solid var(--border);
  padding: 0.625rem 1rem;
  font-size: 0.8125rem;
  summary {
    font-weight: 500;
  }
  ul {
    margin: 0.375rem 0 0;
    padding-inline-start: 1.25rem;
  }
`;

export const PROBLEM_PAGES: Record<SchemaProblem['rule'], string> = {
  rls: '/guides/auth/row-level-security#write-your-first-policy',
  never: '/guides/auth/row-level-security#how-postgres-evaluates-a-request',
  grant: '/guides/auth/row-level-security#grants-come-before-policies',
  index: '/guides/platform/going-into-prod#foreign-keys-without-an-index',
};

/** Links open in a new tab, which keeps the project. */
export function SchemaProblems({ tables }: { tables: TableInfo[] }) {
  const found = tables.flatMap(({ name: table, problems }) =>
    problems.map(({ rule, name }) => ({ rule, table, name })),
  );
  if (found.length === 0) return null;
  return (
    <details css={style} open>
      <summary className="signed">{PROBLEM_TEXT.count(found.length)}</summary>
      <ul>
        {found.map(({ rule, table, name }) => (
          <li key={`${rule} ${table} ${name}`}>
            {PROBLEM_TEXT[rule].text(table, name)}{' '}
            <a href={withPrefix(PROBLEM_PAGES[rule])} target="_blank" rel="noopener">
              {PROBLEM_TEXT[rule].link}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
