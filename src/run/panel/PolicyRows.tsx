import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CALLER_TEXT, FAILURE_TEXT, RUN_TEXT } from '../../lib/strings/run';
import { Button } from '../../ui/controls/Button';
import { Input } from '../../ui/controls/Input';
import type { Caller } from '../client/types';
import { callersOf, firstCaller } from './callers';
import { CallerSwitch } from './CallerSwitch';
import { noteStyle } from './note-style';
import { Outputs } from './Outputs';
import type { DoneRun, Project } from './project';
import { showResult } from './show-result';
import { useRun } from './useRun';

const style = css`
  form {
    display: flex;
    gap: 0.5rem;
    border-top: 1px solid var(--border);
    padding: 0.625rem 1rem;
    > div {
      flex: 1;
    }
    input {
      font-family: var(--font-code);
      font-size: 0.8125rem;
    }
  }
  .policy-rows {
    border-top: 1px solid var(--border);
  }
  .policy-rows[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const failure = noteStyle('0.5rem', 'danger');

interface PolicyRowsProps {
  project: Project;
  /** The run that created the policies. After a new one, the query runs again. */
  done: DoneRun;
  query: string;
}

export function PolicyRows({ project, done, query }: PolicyRowsProps) {
  const options = callersOf(done.example);
  const [caller, setCaller] = useState(() => firstCaller(done.code ?? done.example.code, options));
  const root = useRef<HTMLDivElement>(null);
  const [sql, setSql] = useState(query);
  const { state, run } = useRun(project);

  const start = (as: Caller) =>
    void run(async () => ({ result: await project.query(done.ref, done.code, sql, as) }));
  const startAgain = useEffectEvent(() => start(caller));
  useEffect(() => startAgain(), [done]);
  useEffect(() => showResult(root.current!), [state.last]);
  return (
    <div css={style} ref={root}>
      <CallerSwitch
        {...{ options, caller }}
        label={CALLER_TEXT.queryAs}
        onChange={(next) => {
          setCaller(next);
          start(next);
        }}
      />
      <div className="policy-rows" aria-busy={state.name === 'busy'}>
        {state.name === 'failed' && <p css={failure}>{FAILURE_TEXT[state.reason]}</p>}
        {state.last && <Outputs result={state.last.result} />}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start(caller);
        }}
      >
        <Input
          label={CALLER_TEXT.query}
          labelHidden
          size="small"
          value={sql}
          onChange={setSql}
          spellCheck={false}
          autoCapitalize="off"
        />
        <Button type="submit" size="small">
          {RUN_TEXT.run}
        </Button>
      </form>
    </div>
  );
}
