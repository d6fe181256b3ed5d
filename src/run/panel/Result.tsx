import { css } from '@emotion/react';
import { CALLER_TEXT, RESULT_TEXT } from '../../lib/strings/run';
import { Button } from '../../ui/controls/Button';
import type { Caller } from '../client/types';
import { callersOf, policyQuery } from './callers';
import { CallerSwitch } from './CallerSwitch';
import { Outputs } from './Outputs';
import { PolicyRows } from './PolicyRows';
import { isUnexpectedError } from './project';
import type { ExampleRef } from './example-ref';
import type { Project } from './project';
import { isAboutRows } from './statements';
import type { Done } from './useRun';

const note = css`
  margin: 0;
  padding: 0.625rem 1rem;
  color: var(--text-muted);
  font-size: 0.8125rem;
`;

const link = css`
  padding: 0.625rem 1rem 0;
`;

interface ResultProps {
  project: Project;
  done: Done;
  /** Runs the example as another caller. */
  onCaller: (caller: Caller) => void;
}

/** The result of a run, and a choice of who runs the code if that makes a difference. */
export function Result({ project, done, onCaller }: ResultProps) {
  const { example, result, failed } = done.run;
  const code = done.code ?? example.code;
  const query = example.language === 'sql' ? policyQuery(code) : undefined;
  const isAboutCaller = example.language === 'javascript' || isAboutRows(code);
  const hasSwitch = example.hasCallers && failed === undefined;
  return (
    <>
      {done.run.earlier > 0 && <p css={note}>{RESULT_TEXT.earlier(done.run.earlier)}</p>}
      {hasSwitch && isAboutCaller && (
        <CallerSwitch
          label={CALLER_TEXT.runAs}
          options={callersOf(example)}
          caller={done.caller}
          onChange={onCaller}
        />
      )}
      {failed !== undefined && (
        <div css={link}>
          <Button size="tiny" onClick={() => showExample(failed)}>
            {RESULT_TEXT.showEarlier}
          </Button>
        </div>
      )}
      <Outputs result={result} />
      {hasSwitch && query !== undefined && !hasError(done) && (
        <PolicyRows {...{ project, done, query }} />
      )}
    </>
  );
}

function hasError({ run }: Done): boolean {
  return run.result.outputs.some(isUnexpectedError);
}

/** Scrolls to the code block of an example, and moves the focus to its Run button. */
function showExample(ref: ExampleRef): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-run]')];
  const block = blocks.find(({ dataset }) => dataset['run'] === ref);
  block?.scrollIntoView({ block: 'center' });
  block?.querySelector('button')?.focus({ preventScroll: true });
}
