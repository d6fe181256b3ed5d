import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions, QueryOptions, Results } from '@electric-sql/pglite';
import { provideDeclarations } from './extensions';
import * as PGLITE_EXTENSIONS from './pglite-extensions';
import { FORMER_PRIVILEGES, PRELUDE } from './texts';

export interface SqlFailure {
  code: string;
  message: string;
  hint?: string | undefined;
  /** In characters from 1. */
  position?: number | undefined;
}

export type SqlResult = Results & { command?: string; rowCount?: number };

/** PGlite with the roles, schemas, and tables of a new project. */
export class SqlDatabase {
  /** `owner` runs the statements. */
  constructor(
    readonly postgres: PGlite,
    private readonly owner = 'postgres',
    private readonly format: QueryOptions = {},
  ) {}

  /** `options` has PGlite's files and the folder of an empty database. */
  static async open(options: PGliteOptions): Promise<SqlDatabase> {
    const postgres = await PGlite.create({ extensions: PGLITE_EXTENSIONS, ...options });
    provideDeclarations(postgres);
    await postgres.exec(PRELUDE);
    return new SqlDatabase(postgres);
  }

  async withRollback<T>(work: () => Promise<T>): Promise<T> {
    await this.postgres.exec('begin');
    try {
      return await work();
    } finally {
      await this.postgres.exec('rollback');
    }
  }

  async resetSession(): Promise<void> {
    await this.postgres.exec(
      `set session authorization ${this.owner}; reset all; set search_path = "$user", public, extensions`,
    );
  }

  /** `isFormerProject` sets the default privileges of older projects. Users get random IDs. */
  async prepare(isFormerProject: boolean, users: string[]): Promise<void> {
    if (isFormerProject) await this.postgres.exec(FORMER_PRIVILEGES);
    for (const email of users) {
      await this.postgres.query(
        `insert into auth.users (id, aud, role, email)
        values (gen_random_uuid(), 'authenticated', 'authenticated', $1)`,
        [email],
      );
    }
  }

  /** Undoes a statement that fails, and returns the error. */
  async run(sql: string, results?: SqlResult[]): Promise<SqlFailure | undefined> {
    await this.postgres.exec('savepoint statement');
    const failure = await this.runBare(sql, results);
    if (failure) await this.postgres.exec('rollback to savepoint statement');
    await this.postgres.exec('release savepoint statement');
    return failure;
  }

  /** For statements that manage savepoints themselves. Returns the error if one fails. */
  async runBare(sql: string, results?: SqlResult[]): Promise<SqlFailure | undefined> {
    try {
      const found = await this.postgres.exec(sql, this.format);
      results?.push(...(found as SqlResult[]));
      return undefined;
    } catch (error) {
      const { code, message, hint, position } = error as SqlFailure;
      return { code, message, hint, position: position && Number(position) };
    }
  }

  /** As the platform does for some statements of `postgres`. */
  async runAsAdministrator(sql: string, results?: SqlResult[]): Promise<SqlFailure | undefined> {
    await this.postgres.exec('set session authorization supabase_admin');
    const failure = await this.run(sql, results);
    await this.postgres.exec(`set session authorization ${this.owner}`);
    return failure;
  }

  async close(): Promise<void> {
    await this.postgres.close();
  }
}
