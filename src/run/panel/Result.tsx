import { css } from '@emotion/react';
import { CALLER_TEXT, RESULT_TEXT } from '../../lib/strings/run';
import { Button } from '../../ui/controls/Button';
import type { Caller } from '../client/types';
import { callersOf, policyQuery } from './callers';
import { CallerSwitch } from './CallerSwitch';
import { noteStyle } from './note-style';
import { Outputs } from './Outputs';
import { PolicyRows } from './PolicyRows';
import { hasUnexpectedError } from './project';
import type { ExampleRef } from './example-ref';
import type { DoneRun, Project } from './project';
import { isAboutRows } from './statements';

const note = noteStyle('0.625rem', 'text-muted');

const link = css`
  padding: 0.625rem 1rem 0;
`;

interface ResultProps {
  project: Project;
  done: DoneRun;
  onCaller: (caller: Caller) => void;
}

/** Offers a choice of callers if it makes a difference. What they see is more important than what ran. */
export function Result({ project, done, onCaller }: ResultProps) {
  const { example, result, earlier, failed } = done;
  const code = done.code ?? example.code;
  const query = example.language === 'sql' ? policyQuery(code) : undefined;
  const isAboutCaller = example.language === 'javascript' || isAboutRows(code);
  const hasSwitch = example.hasCallers && failed === undefined;
  const hasRows = hasSwitch && query !== undefined && !hasUnexpectedError(result);
  return (
    <>
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
      {hasRows && <PolicyRows {...{ project, done, query }} />}
      <div className={hasRows ? 'run-before' : undefined}>
        <Outputs result={result} />
      </div>
      {earlier > 0 && (
        <p css={note} className="run-before">
          {RESULT_TEXT.earlier(earlier)}
        </p>
      )}
    </>
  );
}

function showExample(ref: ExampleRef): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-run]')];
  const block = blocks.find(({ dataset }) => dataset['run'] === ref);
  block?.scrollIntoView({ block: 'center' });
  block?.querySelector('button')?.focus({ preventScroll: true });
}
