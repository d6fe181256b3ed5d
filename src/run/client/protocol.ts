import type { EngineManifest } from './manifest';
import type { RunEngine } from './types';

/** The files of the engine, by name. The sandbox can't load any files itself. */
export type EngineFiles = Record<keyof EngineManifest['files'], ArrayBuffer>;

/** The first message to the sandbox. It comes with a port for calls. */
export interface StartMessage extends Pick<EngineManifest, 'projectSql'> {
  /** The code of the worker. */
  script: ArrayBuffer;
  files: EngineFiles;
}

/** The methods of the sandbox. */
export interface SandboxMethods extends Pick<RunEngine, 'reset' | 'run' | 'tables'> {
  /** Resolves when Postgres is running. */
  open(): Promise<void>;
  /**
   * Adds the archive of an extension, so that `create extension` and the extension's functions work.
   */
  addExtension(archive: ArrayBuffer): Promise<void>;
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
