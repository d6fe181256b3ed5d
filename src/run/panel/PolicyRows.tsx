import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { CALLER_TEXT, FAILURE_TEXT, RUN_TEXT } from '../../lib/strings/run';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/controls/Button';
import { Input } from '../../ui/controls/Input';
import type { Caller, RunResult } from '../client/types';
import { callersOf } from './callers';
import { CallerSwitch } from './CallerSwitch';
import { Outputs } from './Outputs';
import type { Project } from './project';
import { reasonOf, summary } from './useRun';
import type { Done } from './useRun';

const style = css`
  border-top: 1px solid var(--border);
  form {
    display: flex;
    gap: 0.5rem;
    padding: 0 1rem 0.625rem;
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
  .policy-failure {
    margin: 0;
    padding: 0.5rem 1rem;
    color: var(--danger);
    font-size: 0.8125rem;
  }
`;

interface PolicyRowsProps {
  project: Project;
  /** The run that created the policies. After a new run, the query runs again. */
  done: Done;
  /** The query that runs first. */
  query: string;
}

/** Runs a query as the role or user that the reader chooses, to show what policies do. */
export function PolicyRows({ project, done, query }: PolicyRowsProps) {
  const options = callersOf(done.run.example);
  const [caller, setCaller] = useState<Caller>(options[1]!.caller);
  const [sql, setSql] = useState(query);
  const [result, setResult] = useState<RunResult>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const show = (found: RunResult) => {
    setResult(found);
    setFailure(undefined);
    setIsBusy(false);
    announce(summary(found));
  };
  const fail = (error: unknown) => {
    setResult(undefined);
    setFailure(FAILURE_TEXT[reasonOf(error)]);
    setIsBusy(false);
  };
  const ask = (as: Caller) => void project.query(done.example, done.code, sql, as).then(show, fail);
  const start = (as: Caller) => {
    setIsBusy(true);
    ask(as);
  };
  const askAgain = useEffectEvent(() => ask(caller));
  useEffect(() => askAgain(), [done]);
  return (
    <div css={style}>
      <CallerSwitch
        {...{ options, caller }}
        label={CALLER_TEXT.queryAs}
        onChange={(next) => {
          setCaller(next);
          start(next);
        }}
      />
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
      <div className="policy-rows" aria-busy={isBusy}>
        {failure !== undefined && <p className="policy-failure">{failure}</p>}
        {result && <Outputs result={result} />}
      </div>
    </div>
  );
}
