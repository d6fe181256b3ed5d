import type { ExampleSetup } from '../engine/setup';

export type RunLanguage = 'sql' | 'javascript';

/**
 * `postgres` as in the SQL Editor, `anon` without a session, `authenticated` with this email
 * address.
 */
export type Caller =
  { role: 'postgres' | 'anon' | 'service_role' } | { role: 'authenticated'; email: string };

export interface ProjectSetup extends ExampleSetup {
  /** Major version of `supabase-js`. */
  library: 1 | 2;
  /** The Data API and Auth, which JavaScript needs. */
  hasApi: boolean;
}

export interface RunExample {
  /** Of the code block on its page. */
  id: string;
  language: RunLanguage;
  code: string;
  setup: ProjectSetup;
  /** SQL examples that run first, in page order. */
  after: string[];
  /** As JSON. */
  response?: unknown;
  /** The result depends on who runs the example. */
  hasCallers: boolean;
}

/** By ID, as in `run/pages/<path>.json`. */
export type PageExamples = Record<string, RunExample>;

/** Several if a run has several statements or logs something. */
export type RunOutput =
  | {
      kind: 'rows';
      columns: string[];
      rows: unknown[][];
      /** Rows returned or changed. */
      count: number;
      /** `INSERT`. */
      command: string;
    }
  | {
      kind: 'response';
      value: unknown;
      /** Undefined if nothing is documented. */ isExpected?: boolean;
    }
  | { kind: 'log'; level: 'log' | 'info' | 'warn' | 'error'; text: string }
  | {
      kind: 'error';
      message: string;
      code?: string;
      hint?: string;
      line?: number;
      /** A comment in the code says so. */
      isExpected?: boolean;
    };

export interface RunResult {
  outputs: RunOutput[];
  /** In milliseconds, without setup. */
  duration: number;
  /** At the size limit. */
  isTruncated: boolean;
}

/** In bytes. */
export interface LoadProgress {
  loaded: number;
  total: number;
}

/** One per page. Its methods run one after the other. */
export interface RunEngine {
  /** Rejects with a `RunFailure`. */
  open(onProgress: (progress: LoadProgress) => void): Promise<void>;
  reset(setup: ProjectSetup): Promise<void>;
  /** Rejects with a `RunFailure` if it had to be stopped. */
  run(language: RunLanguage, code: string, caller: Caller): Promise<RunResult>;
  tables(): Promise<TableInfo[]>;
  /** The next `open` starts a new one. */
  stop(): void;
}

export interface TableInfo {
  schema: string;
  name: string;
  hasRowSecurity: boolean;
  columns: { name: string; type: string }[];
  problems: SchemaProblem[];
}

/** Probably a mistake. */
export interface SchemaProblem {
  /**
   * `rls`: RLS is off. `never`: nobody passes a policy. `grant`: a policy's roles have no privilege. `index`: a
   * foreign key has no index.
   */
  rule: 'rls' | 'never' | 'grant' | 'index';
  /** Of the table, the policy, or the constraint. */
  name: string;
}

export class RunFailure extends Error {
  constructor(readonly reason: 'network' | 'unsupported' | 'timeout' | 'memory' | 'stopped') {
    super(reason);
  }
}
