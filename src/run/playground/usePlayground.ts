import { useEffect, useState } from 'react';
import { FAILURE_TEXT } from '../../lib/strings/run';
import { announce } from '../../ui/announce';
import type { Caller, RunLanguage, RunResult, TableInfo } from '../client/types';
import type { Project, RunStep } from '../panel/project';
import { reasonOf, summary } from '../panel/useRun';
import type { Reason } from '../panel/useRun';

/** Identifies the playground's project. */
const NAME = 'playground';

/** An empty project with two users. */
export const PLAYGROUND_SETUP = {
  users: ['ada@example.com', 'ben@example.com'],
  sql: [],
  confirmEmail: false,
  library: 2 as const,
  hasApi: true,
};

/** The languages in the order of their tabs. */
export const LANGUAGES = ['sql', 'javascript'] as const satisfies RunLanguage[];

/** The default caller for each language. */
export const FIRST_CALLERS: Record<RunLanguage, Caller> = {
  sql: { role: 'postgres' },
  javascript: { role: 'anon' },
};

/** The state of the playground. A result stays visible until there's a new one. */
export type PlaygroundState =
  | { name: 'empty' }
  | { name: 'busy'; step: RunStep; run: { result: RunResult } | undefined }
  | { name: 'done'; run: { result: RunResult } }
  | { name: 'failed'; reason: Reason };

/** Returns the playground's state and tables, and a function that runs code in its project. */
export function usePlayground(project: Project) {
  const [state, setState] = useState<PlaygroundState>({ name: 'empty' });
  const [tables, setTables] = useState<TableInfo[]>([]);
  const setStep = (step: RunStep) =>
    setState((before) => ({ name: 'busy', step, run: 'run' in before ? before.run : undefined }));

  const run = async (language: RunLanguage, code: string, caller: Caller) => {
    setStep({ name: 'running' });
    try {
      const [result, found] = await project.use(NAME, PLAYGROUND_SETUP, setStep, async (engine) => {
        const outcome = await engine.run(language, code, caller);
        return [outcome, await engine.tables()] as const;
      });
      setState({ name: 'done', run: { result } });
      setTables(found);
      announce(summary(result));
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'unknown') console.warn(error);
      setState({ name: 'failed', reason });
      setTables([]);
      announce(FAILURE_TEXT[reason]);
    }
  };
  useEffect(
    () =>
      project.onEmpty(() => {
        setState({ name: 'empty' });
        setTables([]);
      }),
    [project],
  );
  return { state, tables, run };
}
