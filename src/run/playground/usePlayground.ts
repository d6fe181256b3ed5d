import { useRef } from 'react';
import type { SharedCode } from '../client/shared-code';
import type { Caller, RunEngine, RunLanguage, RunResult, TableInfo } from '../client/types';
import { DEFAULT_CALLERS } from '../panel/callers';
import { hasUnexpectedError } from '../panel/project';
import type { Project } from '../panel/project';
import { isReadOnly } from '../panel/statements';
import { useRun } from '../panel/useRun';

export const PLAYGROUND_SETUP = {
  users: ['ada@example.com', 'ben@example.com'],
  sql: [],
  confirmEmail: false,
  library: 2 as const,
  hasApi: true,
};

export const LANGUAGES = ['sql', 'javascript'] as const satisfies RunLanguage[];

interface PlaygroundRun {
  result: RunResult;
  tables: TableInfo[];
  /** By `postgres` since the project was created, except for queries and failed runs. */
  ran: string[];
}

/**
 * Runs code and lists tables. `before` runs as `postgres` first, and shows its result if it fails.
 */
export function usePlayground(
  project: Project,
  { setup, data }: Pick<SharedCode, 'setup' | 'data'>,
) {
  const { state, run } = useRun<PlaygroundRun>(project);
  const ran = useRef<string[]>([]);
  const fill = async (engine: RunEngine) => {
    for (const sql of data) await engine.run('sql', sql, DEFAULT_CALLERS.sql);
    ran.current = [...data];
  };
  const name = `playground ${JSON.stringify([setup, data])}`;
  const runCode = (language: RunLanguage, code: string, caller: Caller, before = '') =>
    run((onStep) =>
      project.use(name, setup, onStep, fill, async (engine) => {
        const runAndRecord = async (lang: RunLanguage, text: string, as: Caller) => {
          const result = await engine.run(lang, text, as);
          const isOwner = lang === 'sql' && as.role === 'postgres';
          if (isOwner && !isReadOnly(text) && !hasUnexpectedError(result)) ran.current.push(text);
          return result;
        };
        const loaded = before && (await runAndRecord('sql', before, DEFAULT_CALLERS.sql));
        const result =
          loaded && hasUnexpectedError(loaded)
            ? loaded
            : await runAndRecord(language, code, caller);
        return { result, tables: await engine.tables(), ran: [...ran.current] };
      }),
    );
  return { state, run: runCode };
}
