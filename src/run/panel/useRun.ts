import { useEffect, useEffectEvent, useState } from 'react';
import { FAILURE_TEXT, RESULT_TEXT } from '../../lib/strings/run';
import { announce } from '../../ui/announce';
import { RunFailure } from '../client/types';
import type { Caller, RunOutput, RunResult } from '../client/types';
import type { ExampleRef } from './example-ref';
import type { ExampleRun, Project, RunStep } from './project';

/** The reason why a run ended without a result. */
export type Reason = RunFailure['reason'] | 'unknown';

/** The state of a panel. */
export type RunState =
  | { name: 'empty' }
  | { name: 'busy'; step: RunStep; last: Done | undefined }
  | Done
  | { name: 'failed'; reason: Reason };

/** A run with a result. */
export interface Done {
  name: 'done';
  example: ExampleRef;
  run: ExampleRun;
  caller: Caller;
  /** The code that ran, if the reader changed it. */
  code: string | undefined;
}

/** A run that the reader requests. */
export interface RunRequest {
  code: string | undefined;
  caller: Caller;
}

/** Returns the state of an example, and a function that runs it. */
export function useRun(project: Project, ref: ExampleRef) {
  const [state, setState] = useState<RunState>({ name: 'empty' });
  const setStep = (step: RunStep) =>
    setState((before) => ({ name: 'busy', step, last: lastOf(before) }));
  const run = async ({ code, caller }: RunRequest): Promise<void> => {
    setStep({ name: 'running' });
    try {
      const done = await project.runExample(ref, { code, caller, onStep: setStep });
      setState({ name: 'done', example: ref, run: done, caller, code });
      announce(summary(done.result));
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'unknown') console.warn(error);
      setState({ name: 'failed', reason });
      announce(FAILURE_TEXT[reason]);
    }
  };
  const clear = useEffectEvent(() => {
    if (state.name !== 'busy') setState({ name: 'empty' });
  });
  useEffect(() => project.onEmpty(() => clear()), [project]);
  return { state, run };
}

/** Returns the last result, which stays visible until there's a new one. */
export function lastOf(state: RunState): Done | undefined {
  if (state.name === 'done') return state;
  return state.name === 'busy' ? state.last : undefined;
}

/** Returns the reason why a run ended without a result. */
export function reasonOf(error: unknown): Reason {
  return error instanceof RunFailure ? error.reason : 'unknown';
}

/** Returns one sentence about a result, for screen readers. */
export function summary({ outputs }: RunResult): string {
  const error = outputs.map(messageOf).find(Boolean);
  if (error) return RESULT_TEXT.failed(error);
  const rows = outputs.findLast((output) => output.kind === 'rows');
  return RESULT_TEXT.finished(rows ? RESULT_TEXT.rows(rows.count) : '');
}

function messageOf(output: RunOutput): string | undefined {
  if (output.kind === 'error') return output.message;
  if (output.kind !== 'response') return undefined;
  const { error } = (output.value ?? {}) as { error?: { message?: string } | null };
  return error?.message;
}
