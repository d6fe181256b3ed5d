import { css } from '@emotion/react';
import { RESULT_TEXT } from '../../lib/strings/run';

const style = css`
  max-height: 22rem;
  overflow: auto;
  &:focus-visible {
    outline-offset: -2px;
  }
  table {
    min-width: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font: 0.8125rem/1.5 var(--font-code);
    font-variant-ligatures: none;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    max-width: 24rem;
    border-bottom: 1px solid var(--border);
    padding: 0.3125rem 1rem;
    text-align: start;
    vertical-align: top;
    white-space: pre;
  }
  td {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* The first part of a UUID tells rows apart. Copying includes the rest, and a click or the focus shows it. */
  &:not(:focus-visible) .uuid:not([data-whole]) {
    max-width: calc(9ch + 2rem);
  }
  @media (max-width: 639px) {
    th,
    td {
      padding: 0.25rem 0.375rem;
      &:first-child {
        padding-inline-start: 1rem;
      }
    }
    &:not(:focus-visible) .uuid:not([data-whole]) {
      max-width: calc(9ch + 0.75rem);
      &:first-child {
        max-width: calc(9ch + 1.375rem);
      }
    }
  }
  tr:last-child td {
    border-bottom: 0;
  }
  & :is(th, td):last-child {
    width: 100%;
  }
  th {
    position: sticky;
    top: 0;
    background: var(--surface-raised);
    color: var(--text-muted);
    font-weight: 500;
  }
  .null {
    color: var(--text-muted);
    font-style: italic;
  }
`;

interface RowsTableProps {
  columns: string[];
  rows: unknown[][];
}

export function RowsTable({ columns, rows }: RowsTableProps) {
  return (
    <div css={style} translate="no" role="group" aria-label={RESULT_TEXT.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((_, column) => (
                <Cell key={column} value={row[column]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function Cell({ value }: { value: unknown }) {
  const text = cellText(value);
  if (!UUID.test(text)) return <td className={value == null ? 'null' : undefined}>{text}</td>;
  return (
    <td
      className="uuid"
      title={text}
      onClick={({ currentTarget }) => currentTarget.toggleAttribute('data-whole')}
    >
      {text}
    </td>
  );
}

export function cellText(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
