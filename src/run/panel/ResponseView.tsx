import { css } from '@emotion/react';
import { useState } from 'react';
import { RESULT_TEXT } from '../../lib/strings/run';
import { RadioGroup } from '../../ui/controls/RadioGroup';
import { ErrorBox } from './ErrorBox';
import { JsonView } from './JsonView';
import { noteStyle } from './note-style';
import { OutputHead } from './OutputHead';
import { RowsTable } from './RowsTable';

const note = noteStyle('0.375rem', 'caution');

const views = css`
  margin-inline-start: auto;
`;

type View = 'table' | 'json';

interface ResponseViewProps {
  value: unknown;
  isExpected?: boolean | undefined;
}

/** Rows as a table or JSON, or an error. */
export function ResponseView({ value, isExpected }: ResponseViewProps) {
  const table = tableOf(value);
  const error = errorOf(value);
  const [chosen, choose] = useState<View>();
  const current = chosen ?? (table || error ? 'table' : 'json');
  return (
    <>
      <OutputHead title={RESULT_TEXT.response} note={table && RESULT_TEXT.rows(table.rows.length)}>
        {(table || error) && (
          <div css={views}>
            <RadioGroup
              label={RESULT_TEXT.view}
              labelHidden
              segmented
              options={[
                { value: 'table', label: table ? RESULT_TEXT.asTable : RESULT_TEXT.error },
                { value: 'json', label: RESULT_TEXT.asJson },
              ]}
              value={current}
              onChange={(next) => choose(next as View)}
            />
          </div>
        )}
      </OutputHead>
      {isExpected === false && (
        <p css={note} className="run-different">
          {RESULT_TEXT.different}
        </p>
      )}
      {current === 'json' && <JsonView value={value} />}
      {current === 'table' && table && <RowsTable {...table} />}
      {current === 'table' && error && <ErrorBox {...error} />}
    </>
  );
}

/** Undefined if `data` isn't a list of objects. */
function tableOf(value: unknown): { columns: string[]; rows: unknown[][] } | undefined {
  const { data } = (value ?? {}) as { data?: unknown };
  if (!Array.isArray(data) || data.length === 0 || !data.every(isObject)) return undefined;
  const columns = [...new Set(data.flatMap((row) => Object.keys(row)))];
  return { columns, rows: data.map((row) => columns.map((column) => row[column])) };
}

function errorOf(value: unknown): ({ message: string } & Record<string, unknown>) | undefined {
  const { error, status } = (value ?? {}) as { error?: unknown; status?: unknown };
  if (!isObject(error)) return undefined;
  const { message, code, details, hint } = error;
  return { message: String(message), code, details, hint, status: error['status'] ?? status };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
