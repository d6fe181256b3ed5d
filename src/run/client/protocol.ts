import type { Caller, ProjectSetup, RunLanguage, RunResult, TableInfo } from './types';

/** The files of the engine, by name. The sandbox can't load any files itself. */
export type EngineFiles = Record<'postgres' | 'postgresData' | 'parser' | 'project', ArrayBuffer>;

/** The first message to the sandbox. It comes with a port for calls. */
export interface StartMessage {
  /** The code of the worker. */
  script: ArrayBuffer;
  files: EngineFiles;
  /** The SQL that readers run once, before the SQL of any example. */
  projectSql: string;
}

/** The methods of the sandbox. */
export interface SandboxMethods {
  /** Resolves when Postgres is running. */
  open(): Promise<void>;
  /**
   * Adds the archive of an extension, so that `create extension` and the extension's functions work.
   */
  addExtension(archive: ArrayBuffer): Promise<void>;
  reset(setup: ProjectSetup): Promise<void>;
  run(language: RunLanguage, code: string, caller: Caller): Promise<RunResult>;
  tables(): Promise<TableInfo[]>;
}

/** A call of a method. */
export type SandboxCall = {
  [Name in keyof SandboxMethods]: {
    id: number;
    method: Name;
    args: Parameters<SandboxMethods[Name]>;
  };
}[keyof SandboxMethods];

/** The result of a call. */
export type SandboxReply = { id: number; value: unknown } | { id: number; error: string };
