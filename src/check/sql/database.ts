import { createRequire } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import type { Extensions } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { vector } from '@electric-sql/pglite-pgvector';
import type { ApiAccess } from './api-access';
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

  /**
   * Prepares the project that examples expect: the default privileges of older projects if
   * `isFormerProject`, and users with random IDs.
   */
  async prepare(isFormerProject: boolean, users: string[]): Promise<void> {
    if (isFormerProject) await this.postgres.exec(readData('sql/former-privileges.sql'));
    for (const email of users) {
      await this.postgres.query(
        `insert into auth.users (id, aud, role, email)
        values (gen_random_uuid(), 'authenticated', 'authenticated', $1)`,
        [email],
      );
    }
  }

  /** Returns the privileges that no role of the API has. Tables that don't exist are left out. */
  async findDenied(access: ApiAccess[]): Promise<ApiAccess[]> {
    const { rows } = await this.postgres.query<{ index: number }>(
      `select wanted.ordinality::int - 1 as index
      from jsonb_array_elements($1::jsonb) with ordinality as wanted (item, ordinality)
      join pg_class on relnamespace = 'public'::regnamespace and relname = item ->> 'table'
      where not exists (
        select from unnest(array['anon', 'authenticated', 'service_role']) as role
        where case item ->> 'privilege'
          when 'delete' then has_table_privilege(role, pg_class.oid, 'delete')
          else has_any_column_privilege(role, pg_class.oid, item ->> 'privilege')
        end
      )`,
      [JSON.stringify(access)],
    );
    return rows.map(({ index }) => access[index]!);
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
