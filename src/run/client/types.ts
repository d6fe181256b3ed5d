import type { ExampleSetup } from '../engine/setup';

/** The language of an example that can run in the page. */
export type RunLanguage = 'sql' | 'javascript';

/**
 * Who runs an example. `postgres` is the role of the SQL Editor, `anon` sends requests without a
 * session, and `authenticated` is the user with this email address.
 */
export type Caller =
  { role: 'postgres' | 'anon' | 'service_role' } | { role: 'authenticated'; email: string };

/** The project that an example starts from. */
export interface ProjectSetup extends ExampleSetup {
  /** Major version of `supabase-js`. */
  library: 1 | 2;
  /** True if the project has the Data API and Auth, so that JavaScript can run. */
  hasApi: boolean;
}

/** An example of a page, as the build stores it. */
export interface RunExample {
  /** Identifies the code block on its page. */
  id: string;
  language: RunLanguage;
  code: string;
  setup: ProjectSetup;
  /** IDs of the SQL examples that run before this one, in page order. */
  after: string[];
  /** The documented response, as JSON. */
  response?: unknown;
  /** True if the result depends on who runs the example. The panel then offers a choice. */
  hasCallers: boolean;
}

/** The examples of a page that can run, by ID. `run/pages/<path>.json` contains them. */
export type PageExamples = Record<string, RunExample>;

/** One result of a run. A run has several results if it has several statements or logs something. */
export type RunOutput =
  | {
      kind: 'rows';
      /** Names of the columns. */
      columns: string[];
      rows: unknown[][];
      /** Number of rows in the result, or of rows that the statement changed. */
      count: number;
      /** First words of the statement, such as `INSERT`. */
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
      /** True if a comment in the code says that this error is expected. */
      isExpected?: boolean;
    };

/** The results of a run, in order. */
export interface RunResult {
  outputs: RunOutput[];
  /** Time that the code took, in milliseconds, without loading and setting up. */
  duration: number;
  /** True if output was cut off at the size limit. */
  isTruncated: boolean;
}

/** Progress of loading the engine, in bytes. */
export interface LoadProgress {
  loaded: number;
  total: number;
}

/** The engine in its sandbox. Each page has one, and its methods run one after the other. */
export interface RunEngine {
  /** Loads the engine if it isn't loaded yet. Rejects with a `RunFailure`. */
  open(onProgress: (progress: LoadProgress) => void): Promise<void>;
  /** Creates the project that `setup` describes, and replaces the current one. */
  reset(setup: ProjectSetup): Promise<void>;
  /** Runs code in the current project. Rejects with a `RunFailure` if the code had to be stopped. */
  run(language: RunLanguage, code: string, caller: Caller): Promise<RunResult>;
  /** Lists the tables of the current project. */
  tables(): Promise<TableInfo[]>;
  /** Ends the engine. The next `open` starts a new one. */
  stop(): void;
}

/** A table of the current project. */
export interface TableInfo {
  schema: string;
  name: string;
  hasRowSecurity: boolean;
  columns: { name: string; type: string }[];
  problems: SchemaProblem[];
}

/** Something about a table that's probably a mistake. */
export interface SchemaProblem {
  /**
   * `rls`: RLS is off. `never`: nobody passes a policy. `grant`: a policy's roles have no privilege. `index`: a
   * foreign key has no index.
   */
  rule: 'rls' | 'never' | 'grant' | 'index';
  /** Name of the table, the policy, or the constraint. */
  name: string;
}

/** The reason why the engine couldn't load, or why a run was stopped. */
export class RunFailure extends Error {
  constructor(readonly reason: 'network' | 'unsupported' | 'timeout' | 'memory' | 'stopped') {
    super(reason);
  }
}
