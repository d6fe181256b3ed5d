/** A file of the engine. */
export interface EngineFile {
  /** Path below the base path. */
  path: string;
  /** Size in bytes, as downloaded. */
  size: number;
}

/** The files that the engine needs. The build writes this to `run/manifest.json`. */
export interface EngineManifest {
  /** Path of the frame, with a version. */
  frame: string;
  script: EngineFile;
  files: Record<'postgres' | 'postgresData' | 'parser' | 'project', EngineFile>;
  /** Archives of extensions, by the name that SQL uses. They're only loaded if code names them. */
  extensions: Record<string, EngineFile & { pattern: string }>;
  /** The SQL that readers run once, before the SQL of any example. */
  projectSql: string;
}
