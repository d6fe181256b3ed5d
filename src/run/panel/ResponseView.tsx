import { css } from '@emotion/react';
import { useState } from 'react';
import { RESULT_TEXT } from '../../lib/strings/run';
import { ErrorBox } from './ErrorBox';
import { JsonView } from './JsonView';
import { OutputHead } from './OutputHead';
import { RowsTable } from './RowsTable';
import { ViewSwitch } from './ViewSwitch';
import type { View } from './ViewSwitch';

const note = css`
  margin: 0;
  padding: 0.375rem 1rem;
  color: var(--caution);
  font-size: 0.8125rem;
`;

interface ResponseViewProps {
  value: unknown;
  isExpected?: boolean | undefined;
}

/** The result of an awaited call of the client: its rows as a table or JSON, or its error. */
export function ResponseView({ value, isExpected }: ResponseViewProps) {
  const table = tableOf(value);
  const error = errorOf(value);
  const [chosen, choose] = useState<View>();
  const view = chosen ?? (table || error ? 'table' : 'json');
  return (
    <>
      <OutputHead title={RESULT_TEXT.response} note={table && RESULT_TEXT.rows(table.rows.length)}>
        {(table || error) && <ViewSwitch view={view} onChange={choose} isError={!table} />}
      </OutputHead>
      {isExpected === false && <p css={note}>{RESULT_TEXT.different}</p>}
      {view === 'json' && <JsonView value={value} />}
      {view === 'table' && table && <RowsTable {...table} />}
      {view === 'table' && error && <ErrorBox {...error} />}
    </>
  );
}

/** Returns the rows in `data` if it's a list of objects, or undefined. */
function tableOf(value: unknown): { columns: string[]; rows: unknown[][] } | undefined {
  const { data } = (value ?? {}) as { data?: unknown };
  if (!Array.isArray(data) || data.length === 0 || !data.every(isObject)) return undefined;
  const columns = [...new Set(data.flatMap((row) => Object.keys(row)))];
  return { columns, rows: data.map((row) => columns.map((column) => row[column])) };
}

/** Returns the error of a response, with its HTTP status. */
function errorOf(value: unknown): ({ message: string } & Record<string, unknown>) | undefined {
  const { error, status } = (value ?? {}) as { error?: unknown; status?: unknown };
  if (!isObject(error)) return undefined;
  const { message, code, details, hint } = error;
  return { message: String(message), code, details, hint, status: error['status'] ?? status };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
