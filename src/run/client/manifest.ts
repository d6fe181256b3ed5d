export interface EngineFile {
  /** Below the base path. */
  path: string;
  /** In bytes, as downloaded. */
  size: number;
}

/** The build writes this to `run/manifest.json`. */
export interface EngineManifest {
  /** With a version. */
  frame: string;
  script: EngineFile;
  files: Record<'postgres' | 'postgresData' | 'parser' | 'project', EngineFile>;
  /** By the name that SQL uses. They're only loaded if code names them. */
  extensions: Record<string, EngineFile & { pattern: string }>;
  /** Runs once, before the SQL of any example. */
  projectSql: string;
}

/** Below the base path. */
export function examplesFile(path: string): string {
  return `/run/pages${path === '/' ? '/index' : path}.json`;
}
