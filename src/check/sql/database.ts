import { createRequire } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import type { Extensions } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { vector } from '@electric-sql/pglite-pgvector';
import { freshDataFolder } from './fresh-database';
import { readData } from '../runner/read-data';
import { provideDeclarations } from './extensions';

/** Modules in PGlite's `contrib` folder. Each exports an extension with the same name. */
const CONTRIB = `
  btree_gin btree_gist citext cube earthdistance fuzzystrmatch hstore intarray ltree moddatetime
  pg_stat_statements pg_trgm pgcrypto tablefunc unaccent uuid_ossp
`;

const load = createRequire(__filename);

const EXTENSIONS: Extensions = {
  pgtap,
  vector,
  ...Object.fromEntries(
    CONTRIB.trim()
      .split(/\s+/)
      .flatMap((name) =>
        Object.entries(load(`@electric-sql/pglite/contrib/${name}`) as Extensions),
      ),
  ),
};

/** An error that Postgres returns for a statement. */
export interface SqlFailure {
  code: string;
  message: string;
  hint?: string | undefined;
  /** Position in the statement, in characters from 1. */
  position?: number | undefined;
}

/** A PGlite database with the roles, schemas, and tables of a new project. */
export class SqlDatabase {
  private constructor(private readonly postgres: PGlite) {}

  /** Opens a database. `root` is the project's folder, for the cached data folder. */
  static async open(root: string): Promise<SqlDatabase> {
    const loadDataDir = await freshDataFolder(root);
    const postgres = await PGlite.create({ extensions: EXTENSIONS, loadDataDir });
    provideDeclarations(postgres);
    await postgres.exec(readData('sql/prelude.sql'));
    return new SqlDatabase(postgres);
  }

  /** Runs `work` in a transaction and rolls it back. */
  async withRollback<T>(work: () => Promise<T>): Promise<T> {
    await this.postgres.exec('begin');
    try {
      return await work();
    } finally {
      await this.postgres.exec('rollback');
    }
  }

  /** Resets the role, the settings, and the search path to those of a new connection. */
  async resetSession(): Promise<void> {
    await this.postgres.exec(
      `set session authorization postgres; reset all; set search_path = "$user", public, extensions`,
    );
  }

  /** Runs a statement. If it fails, undoes it and returns the error. */
  async run(sql: string): Promise<SqlFailure | undefined> {
    await this.postgres.exec('savepoint statement');
    const failure = await this.runBare(sql);
    if (failure) await this.postgres.exec('rollback to savepoint statement');
    await this.postgres.exec('release savepoint statement');
    return failure;
  }

  /** Runs statements that set or release savepoints themselves. Returns the error if one fails. */
  async runBare(sql: string): Promise<SqlFailure | undefined> {
    try {
      await this.postgres.exec(sql);
      return undefined;
    } catch (error) {
      const { code, message, hint, position } = error as SqlFailure;
      return { code, message, hint, position: position && Number(position) };
    }
  }

  /** Runs a statement as a superuser, which the platform does for some statements of `postgres`. */
  async runAsAdministrator(sql: string): Promise<SqlFailure | undefined> {
    await this.postgres.exec('set session authorization supabase_admin');
    const failure = await this.run(sql);
    await this.postgres.exec('set session authorization postgres');
    return failure;
  }

  async close(): Promise<void> {
    await this.postgres.close();
  }
}
