import { useEffect, useEffectEvent, useState } from 'react';
import { FAILURE_TEXT, RESULT_TEXT } from '../../lib/strings/run';
import { announce } from '../../page/announce';
import { RunFailure } from '../client/types';
import type { RunOutput, RunResult } from '../client/types';
import type { Project, RunOptions, RunStep } from './project';

/** The last run stays visible until there's a new one. */
export type RunState<Run> =
  | { name: 'empty'; last?: undefined }
  | { name: 'busy'; step: RunStep; last: Run | undefined }
  | { name: 'done'; last: Run }
  | { name: 'failed'; reason: keyof typeof FAILURE_TEXT; last?: undefined };

export function useRun<Run extends { result: RunResult }>(project: Project) {
  const [state, setState] = useState<RunState<Run>>({ name: 'empty' });
  const setStep = (step: RunStep) =>
    setState((before) => ({ name: 'busy', step, last: before.last }));
  const run = async (work: (onStep: RunOptions['onStep']) => Promise<Run>): Promise<void> => {
    setStep({ name: 'running' });
    try {
      const last = await work(setStep);
      setState({ name: 'done', last });
      announce(summary(last.result));
    } catch (error) {
      const reason = error instanceof RunFailure ? error.reason : 'unknown';
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

function summary({ outputs }: RunResult): string {
  const error = outputs.map(errorMessage).find(Boolean);
  if (error) return RESULT_TEXT.failed(error);
  const rows = outputs.findLast((output) => output.kind === 'rows');
  return RESULT_TEXT.finished(rows ? RESULT_TEXT.rows(rows.count) : '');
}

/** Also that of a response with an error. */
export function errorMessage(output: RunOutput): string | undefined {
  if (output.kind === 'error') return output.message;
  if (output.kind !== 'response') return undefined;
  const { error } = (output.value ?? {}) as { error?: { message?: string } | null };
  return error?.message;
}
