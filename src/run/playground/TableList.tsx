import { css } from '@emotion/react';
import { PLAYGROUND_TEXT } from '../../lib/strings/run';
import { Badge } from '../../ui/controls/Badge';
import type { TableInfo } from '../client/types';

const style = css`
  padding: 0.75rem 1rem;
  font-size: 0.8125rem;
  p {
    margin: 0 0 0.5rem;
  }
  .tables-title {
    font-weight: 500;
  }
  .tables-none {
    color: var(--text-muted);
  }
  details + details {
    border-top: 1px solid var(--border);
  }
  summary {
    padding-block: 0.375rem;
    font-family: var(--font-code);
    overflow-wrap: anywhere;
    line-height: max(1.5rem, var(--touch) - 0.75rem);
    > span {
      margin-inline-start: 0.5rem;
      font-family: var(--font-text);
    }
  }
  ul {
    margin: 0 0 0.5rem;
    padding: 0 0 0 1rem;
    font-family: var(--font-code);
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 0.75rem;
    margin: 0;
  }
  li span {
    color: var(--text-muted);
  }
`;

export function TableList({ tables }: { tables: TableInfo[] }) {
  return (
    <div css={style} className="playground-tables" role="group" aria-label={PLAYGROUND_TEXT.tables}>
      <p className="tables-title">{PLAYGROUND_TEXT.tables}</p>
      {tables.length === 0 && <p className="tables-none">{PLAYGROUND_TEXT.noTables}</p>}
      {tables.map(({ schema, name, hasRowSecurity, columns }) => (
        <details key={`${schema}.${name}`} open>
          <summary className="signed">
            {schema === 'public' ? name : `${schema}.${name}`}
            <Badge tone={hasRowSecurity ? 'success' : 'warning'}>
              {hasRowSecurity ? PLAYGROUND_TEXT.secured : PLAYGROUND_TEXT.open}
            </Badge>
          </summary>
          <ul>
            {columns.map((column) => (
              <li key={column.name}>
                {column.name} <span>{column.type}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
