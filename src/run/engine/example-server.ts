import type { App, IAppConfig } from '@supabase/lite';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { SupabaseClient as SupabaseClientV1 } from 'supabase-js-v1';
import { signJwt } from '../../lib/jwt';
import { EXAMPLE_PASSWORD, NO_SETUP } from './setup';
import type { ExampleSetup } from './setup';

const URL = 'http://localhost';
const KEY = 'sb_publishable_for-checks';

const SECRET = 'a-secret-of-at-least-32-characters-long';

const ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;`;

const EMPTY = `
  create schema public;
  grant usage on schema public to anon, authenticated, service_role;
  delete from auth.users;`;

export type Client = SupabaseClient | SupabaseClientV1;

export interface ClientLibrary {
  major: number;
  createClient(url: string, key: string, options: object): Client;
}

/** Lite treats every other key as publishable. */
async function secretKey(): Promise<string> {
  const [issued, day] = [Math.floor(Date.now() / 1000), 24 * 60 * 60];
  const claims = { role: 'service_role', iat: issued, exp: issued + day };
  return signJwt(JSON.stringify(claims), SECRET);
}

/** Examples with equal keys can share a database. */
export function stateOf(sql: string, setup = NO_SETUP): string {
  return JSON.stringify([sql, setup]);
}

async function signUp(app: App, email: string): Promise<void> {
  const body = JSON.stringify({ email, password: EXAMPLE_PASSWORD });
  const headers = { 'Content-Type': 'application/json' };
  await app.server.fetch(new Request(`${URL}/auth/v1/signup`, { method: 'POST', headers, body }));
}

/**
 * Supabase Lite on PGlite. Loading data takes most of the time, so consecutive examples with the
 * same data share the database until one writes.
 */
export class ExampleServer {
  /** `next` is the ID of the next transaction right after loading. */
  private loaded = { state: '', next: '' };

  private constructor(
    private readonly connection: PgliteConnection,
    private readonly projectSql: string,
  ) {}

  /** `projectSql` is the SQL that readers run once. */
  static async open(projectSql: string): Promise<ExampleServer> {
    const server = await ExampleServer.connect(projectSql, {});
    await server.createSystemSchema();
    await server.connection.driver.exec(ROLES);
    return server;
  }

  /** Expects a database with the roles and the schema of Lite. */
  static async connect(projectSql: string, options: PGliteOptions): Promise<ExampleServer> {
    // The lowest cost that Lite accepts. A hash takes tenths of a second by default.
    process.env['LITE_AUTH_BCRYPT_COST'] = '4';
    const { createPgliteConnection } = await import('@supabase/lite/pglite');
    const connection = await createPgliteConnection({ url: 'memory://', pgliteOptions: options });
    return new ExampleServer(connection, projectSql);
  }

  async createSystemSchema(): Promise<void> {
    const app = await this.app(NO_SETUP, []);
    await app.ensureSystemSchema();
  }

  get postgres(): PGlite {
    return this.connection.driver as unknown as PGlite;
  }

  /** For a project with only `sql` and `setup`. Throws if the SQL fails. */
  async client(library: ClientLibrary, sql: string, setup = NO_SETUP): Promise<Client> {
    await this.prepare(sql, setup);
    return this.createClient(library, setup);
  }

  /** Throws if the SQL fails. */
  async prepare(sql: string, setup = NO_SETUP): Promise<void> {
    const state = stateOf(sql, setup);
    if (this.loaded.state === state && this.loaded.next === (await this.nextTransaction())) return;
    await this.load(sql, setup);
    this.loaded = { state, next: await this.nextTransaction() };
  }

  /** For the current project, which `setup` describes. */
  async createClient(library: ClientLibrary, setup = NO_SETUP, isSecret = false): Promise<Client> {
    const app = await this.app(setup, await this.schemas());
    const request = async (input: RequestInfo | URL, init?: RequestInit) =>
      app.server.fetch(new Request(input, init));
    const auth = { persistSession: false, autoRefreshToken: false };
    const isV1 = library.major < 2;
    const options = isV1 ? { fetch: request, ...auth } : { auth, global: { fetch: request } };
    return library.createClient(URL, isSecret ? await secretKey() : KEY, options);
  }

  /** After SQL that the server didn't run. */
  async forgetSchema(): Promise<void> {
    await this.connection.clearSchemaCache();
    // Lite only looks for tables with policies once.
    Reflect.set(this.connection, 'rlsState', 'unknown');
  }

  async close(): Promise<void> {
    await this.connection.close();
  }

  private async app({ confirmEmail }: ExampleSetup, schemas: string[]): Promise<App> {
    const { App: LiteApp } = await import('@supabase/lite');
    const config = {
      connection: this.connection,
      api: { schemas: ['public', ...schemas] },
      auth: {
        enabled: true,
        jwt_secret: SECRET,
        email: { enable_confirmations: confirmEmail },
      },
      options: { server: { apiKeys: false } },
    } as unknown as IAppConfig;
    return (await new LiteApp(config).init()) as unknown as App;
  }

  private async load(sql: string, setup: ExampleSetup): Promise<void> {
    await this.empty();
    // Reading the schema is slow, so the cache is only cleared for different SQL.
    if (this.loaded.state !== stateOf(sql, setup)) await this.connection.clearSchemaCache();
    if (sql) await this.connection.driver.exec(sql);
    const app = await this.app(setup, []);
    for (const email of setup.users) await signUp(app, email);
  }

  /** It doesn't change until a statement writes. */
  private async nextTransaction(): Promise<string> {
    const { rows } = await this.connection.driver.query<{ next: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
    );
    return rows[0]!.next;
  }

  private async schemas(): Promise<string[]> {
    const { rows } = await this.connection.driver.query<{ name: string }>(
      `select nspname as name from pg_namespace
      where nspname !~ '^pg_' and nspname not in
        ('public', 'information_schema', 'auth', 'storage', 'supabase_migrations')`,
    );
    return rows.map(({ name }) => name);
  }

  private async empty(): Promise<void> {
    const drops = ['public', ...(await this.schemas())].map(
      (name) => `drop schema if exists "${name}" cascade;`,
    );
    await this.connection.driver.exec(drops.join('\n') + EMPTY + this.projectSql);
    // Lite only looks for tables with policies once.
    Reflect.set(this.connection, 'rlsState', 'unknown');
  }
}
