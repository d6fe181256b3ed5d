import { css } from '@emotion/react';
import { RESULT_TEXT } from '../../lib/strings/run';
import type { RunOutput, RunResult } from '../client/types';
import { ErrorBox } from './ErrorBox';
import { noteStyle } from './note-style';
import { OutputHead } from './OutputHead';
import { ResponseView } from './ResponseView';
import { RowsTable } from './RowsTable';

const style = css`
  > * + .output-part {
    border-top: 1px solid var(--border);
  }
`;

const note = noteStyle('0.5rem', 'text-muted');

type LogOutput = Extract<RunOutput, { kind: 'log' }>;
const isLog = (output: RunOutput): output is LogOutput => output.kind === 'log';

/** Consecutive statements without columns are one part, and the console is the last one. */
export function Outputs({ result: { outputs, isTruncated } }: { result: RunResult }) {
  const sorted = [...outputs].sort((a, b) => Number(isLog(a)) - Number(isLog(b)));
  return (
    <div css={style}>
      {outputs.length === 0 && <p css={note}>{RESULT_TEXT.noOutput}</p>}
      {partsOf(sorted).map((part, index) => (
        <div className="output-part" key={index}>
          <Part outputs={part} />
        </div>
      ))}
      {isTruncated && (
        <p css={note} className="output-part">
          {RESULT_TEXT.truncated}
        </p>
      )}
    </div>
  );
}

function Part({ outputs }: { outputs: RunOutput[] }) {
  const [first] = outputs;
  if (isLog(first!)) return <ConsoleLines lines={outputs.filter(isLog)} />;
  if (outputs.length === 1) return <Output output={first!} />;
  const statements = outputs.filter((output) => output.kind === 'rows');
  const texts = statements.map((one) => [one.command, countOf(one)].filter(Boolean).join(' '));
  return <p css={note}>{texts.join(', ')}</p>;
}

function Output({ output }: { output: Exclude<RunOutput, LogOutput> }) {
  if (output.kind === 'response') {
    return <ResponseView value={output.value} isExpected={output.isExpected} />;
  }
  if (output.kind === 'error') {
    const { kind: _, ...error } = output;
    return <ErrorBox {...error} />;
  }
  const { columns, rows, count, command } = output;
  const isPart = columns.length > 0 && rows.length < count;
  return (
    <>
      <OutputHead
        title={command}
        note={isPart ? RESULT_TEXT.shownRows(rows.length, count) : countOf(output)}
      />
      {columns.length > 0 && <RowsTable columns={columns} rows={rows} />}
    </>
  );
}

function countOf({ columns, count }: { columns: string[]; count: number }): string | undefined {
  return columns.length > 0 || count > 0 ? RESULT_TEXT.rows(count) : undefined;
}

function partsOf(outputs: RunOutput[]): RunOutput[][] {
  const parts: RunOutput[][] = [];
  for (const output of outputs) {
    const last = parts.at(-1);
    const kind = lineKind(output);
    if (last && kind && lineKind(last[0]!) === kind) last.push(output);
    else parts.push([output]);
  }
  return parts;
}

function lineKind(output: RunOutput): 'log' | 'statement' | undefined {
  if (isLog(output)) return 'log';
  return output.kind === 'rows' && output.columns.length === 0 ? 'statement' : undefined;
}

const consoleStyle = css`
  margin: 0;
  padding: 0 0 0.5rem;
  font: 0.8125rem/1.6 var(--font-code);
  max-height: 16rem;
  overflow: auto;
  p {
    margin: 0;
    padding: 0 1rem;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  [data-level='warn'] {
    color: var(--caution);
  }
  [data-level='error'] {
    color: var(--danger);
  }
`;

function ConsoleLines({ lines }: { lines: LogOutput[] }) {
  return (
    <>
      <OutputHead title={RESULT_TEXT.console} />
      <div
        css={consoleStyle}
        translate="no"
        role="log"
        aria-label={RESULT_TEXT.console}
        tabIndex={0}
      >
        {lines.map(({ level, text }, index) => (
          <p key={index} data-level={level}>
            {text}
          </p>
        ))}
      </div>
    </>
  );
}
