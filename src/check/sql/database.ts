import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { hstore } from '@electric-sql/pglite/contrib/hstore';
import { intarray } from '@electric-sql/pglite/contrib/intarray';
import { ltree } from '@electric-sql/pglite/contrib/ltree';
import { moddatetime } from '@electric-sql/pglite/contrib/moddatetime';
import { pg_stat_statements } from '@electric-sql/pglite/contrib/pg_stat_statements';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { tablefunc } from '@electric-sql/pglite/contrib/tablefunc';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { vector } from '@electric-sql/pglite-pgvector';
import { freshDataFolder } from './fresh-database';
import { readData } from '../runner/read-data';
import { provideDeclarations } from './extensions';

const EXTENSIONS = {
  btree_gin,
  btree_gist,
  citext,
  cube,
  earthdistance,
  fuzzystrmatch,
  hstore,
  intarray,
  ltree,
  moddatetime,
  pg_stat_statements,
  pg_trgm,
  pgcrypto,
  pgtap,
  tablefunc,
  unaccent,
  uuid_ossp,
  vector,
};

/** Names of the extensions that `create extension` can make, as SQL writes them. */
export const AVAILABLE_EXTENSIONS = new Set(
  [...Object.keys(EXTENSIONS), 'plpgsql'].map((name) =>
    name === 'uuid_ossp' ? 'uuid-ossp' : name,
  ),
);

/** What Postgres says to a statement it refuses. */
export interface SqlFailure {
  code: string;
  message: string;
  hint?: string | undefined;
  /** Where in the statement, in characters from 1. */
  position?: number | undefined;
}

/** An in-process Postgres that holds what the platform gives a new project. */
export class SqlDatabase {
  private constructor(private readonly postgres: PGlite) {}

  static async open(root: string): Promise<SqlDatabase> {
    const loadDataDir = await freshDataFolder(root);
    const postgres = await PGlite.create({ extensions: EXTENSIONS, loadDataDir });
    provideDeclarations(postgres);
    await postgres.exec(readData('sql/prelude.sql'));
    return new SqlDatabase(postgres);
  }

  /** Does some work in a transaction and forgets all of it. */
  async forgetting<T>(work: () => Promise<T>): Promise<T> {
    await this.postgres.exec('begin');
    try {
      await this.resetSession();
      return await work();
    } finally {
      await this.postgres.exec('rollback');
    }
  }

  /** Begins a session anew: the role, the settings and the search path of a fresh connection. */
  async resetSession(): Promise<void> {
    await this.postgres.exec(
      `set session authorization postgres; reset all; set search_path = "$user", public, extensions`,
    );
  }

  /** Runs one statement; one that fails leaves no trace. */
  async run(sql: string): Promise<SqlFailure | undefined> {
    await this.postgres.exec('savepoint statement');
    const failure = await this.runBare(sql);
    if (failure) await this.postgres.exec('rollback to savepoint statement');
    await this.postgres.exec('release savepoint statement');
    return failure;
  }

  /** Runs statements that move savepoints themselves. */
  async runBare(sql: string): Promise<SqlFailure | undefined> {
    try {
      await this.postgres.exec(sql);
      return undefined;
    } catch (error) {
      const { code, message, hint, position } = error as SqlFailure;
      return { code, message, hint, position: position && Number(position) };
    }
  }

  /** Runs one statement of ours, or one the platform runs with rights of its own. */
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
