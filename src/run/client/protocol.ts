import type { EngineManifest } from './manifest';
import type { RunEngine } from './types';

/** The sandbox can't load files itself. */
export type EngineFiles = Record<keyof EngineManifest['files'], ArrayBuffer>;

export interface StartMessage extends Pick<EngineManifest, 'projectSql'> {
  script: ArrayBuffer;
  files: EngineFiles;
}

export interface SandboxMethods extends Pick<RunEngine, 'reset' | 'run' | 'tables'> {
  open(): Promise<void>;
  /** Makes `create extension` and the extension's functions work. */
  addExtension(archive: ArrayBuffer): Promise<void>;
}

export type SandboxCall = {
  [Name in keyof SandboxMethods]: {
    id: number;
    method: Name;
    args: Parameters<SandboxMethods[Name]>;
  };
}[keyof SandboxMethods];

export type SandboxReply = { id: number; value: unknown } | { id: number; error: string };
