import type { Caller, RunLanguage, RunResult, TableInfo } from '../client/types';
import { DEFAULT_CALLERS } from '../panel/callers';
import { hasUnexpectedError } from '../panel/project';
import type { Project } from '../panel/project';
import { useRun } from '../panel/useRun';

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

/**
 * Returns the playground's state, and a function that runs code in its project and lists its tables. `data` is
 * SQL that runs first. If it fails, its result is shown.
 */
export function usePlayground(project: Project) {
  const { state, run } = useRun<{ result: RunResult; tables: TableInfo[] }>(project);
  const runCode = (language: RunLanguage, code: string, caller: Caller, data = '') =>
    run((onStep) =>
      project.use(NAME, PLAYGROUND_SETUP, onStep, async (engine) => {
        const loaded = data && (await engine.run('sql', data, DEFAULT_CALLERS.sql));
        const result =
          loaded && hasUnexpectedError(loaded) ? loaded : await engine.run(language, code, caller);
        return { result, tables: await engine.tables() };
      }),
    );
  return { state, run: runCode };
}
