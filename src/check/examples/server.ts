import type { App, IAppConfig } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { SupabaseClient as SupabaseClientV1 } from 'supabase-js-v1';
import WebSocket from 'ws';
import type { ClientPackage } from '../runner/client-packages';
import type { ExampleSetup } from './example-setup';

const ADDRESS = 'http://localhost';
const KEY = 'sb_publishable_of-the-check';

const ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;`;

const EMPTY = `
  create schema public;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public
    grant all on sequences to anon, authenticated, service_role;
  delete from auth.users;`;

/** A client, as examples receive it. */
export type Client = SupabaseClient | SupabaseClientV1;

/** Imports the library on first use, because it warns about this Node version when it's imported. */
async function createClient(
  { name, major }: ClientPackage,
  request: typeof fetch,
): Promise<Client> {
  const auth = { persistSession: false, autoRefreshToken: false };
  const library = (await import(name)) as { createClient(...args: unknown[]): Client };
  const options = major < 2 ? { fetch: request, ...auth } : { auth, global: { fetch: request } };
  return library.createClient(ADDRESS, KEY, options);
}

/** Names a state of the database: examples of equal names can share it. */
export function stateOf(sql: string, setup: ExampleSetup): string {
  return JSON.stringify([sql, setup]);
}

const PASSWORD = 'a-long-passphrase';

async function signUp(app: App, email: string): Promise<void> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const headers = { 'Content-Type': 'application/json' };
  const address = `${ADDRESS}/auth/v1/signup`;
  await app.server.fetch(new Request(address, { method: 'POST', headers, body }));
}

async function signIn({ auth }: Client, email: string): Promise<{ error: Error | null }> {
  const credentials = { email, password: PASSWORD };
  if ('signInWithPassword' in auth) return auth.signInWithPassword(credentials);
  const { error } = await auth.signIn(credentials);
  return { error: error && new Error(error.message) };
}

/**
 * Supabase Lite on PGlite in this process; one database for all examples. Filling it takes most of
 * the time, so examples that ask for the same data one after the other share it until one writes.
 */
export class ExampleServer {
  /** What the database was filled with, and the transaction that was to come next then. */
  private filled = { state: '', next: '' };

  private constructor(private readonly connection: PgliteConnection) {}

  static async open(): Promise<ExampleServer> {
    // The least Lite takes: its passwords guard nothing here, and each hash costs tenths of a second.
    process.env['LITE_AUTH_BCRYPT_COST'] = '4';
    // Node 20 has no WebSocket, and the client library asks for one when it is created.
    globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
    const { createPgliteConnection } = await import('@supabase/lite/pglite');
    const server = new ExampleServer(await createPgliteConnection({ url: 'memory://' }));
    const app = await server.app({}, []);
    await app.ensureSystemSchema();
    await server.connection.driver.exec(ROLES);
    return server;
  }

  /** Returns a client for a project that contains only what `sql` and `setup` create. */
  async client(library: ClientPackage, sql: string, setup: ExampleSetup): Promise<Client> {
    const state = stateOf(sql, setup);
    if (this.filled.state !== state || this.filled.next !== (await this.nextTransaction())) {
      await this.fill(sql, setup);
      this.filled = { state, next: await this.nextTransaction() };
    }
    const app = await this.app(setup, await this.schemas());
    const request = async (input: RequestInfo | URL, init?: RequestInit) =>
      app.server.fetch(new Request(input, init));
    const client = await createClient(library, request);
    if (setup.signedIn) {
      const { error } = await signIn(client, setup.signedIn);
      if (error) throw error;
    }
    return client;
  }

  async close(): Promise<void> {
    await this.connection.close();
  }

  private async app({ confirmEmail = true }: ExampleSetup, schemas: string[]): Promise<App> {
    const { App: LiteApp } = await import('@supabase/lite');
    const config = {
      connection: this.connection,
      api: { schemas: ['public', ...schemas] },
      auth: {
        enabled: true,
        jwt_secret: 'a-secret-of-at-least-32-characters-long',
        email: { enable_confirmations: confirmEmail },
      },
      options: { server: { apiKeys: false } },
    } as unknown as IAppConfig;
    return (await new LiteApp(config).init()) as unknown as App;
  }

  private async fill(sql: string, setup: ExampleSetup): Promise<void> {
    await this.empty();
    // What Lite knows of the schema stays true where the same is made again; finding it out is slow.
    if (this.filled.state !== stateOf(sql, setup)) await this.connection.clearSchemaCache();
    if (sql) await this.connection.driver.exec(sql);
    const app = await this.app(setup, []);
    for (const email of setup.users ?? []) await signUp(app, email);
    if (!setup.signedIn) return;
    await signUp(await this.app({ confirmEmail: false }, []), setup.signedIn);
  }

  /** The number of the next transaction that writes: unchanged as long as nobody has written. */
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
    await this.connection.driver.exec(drops.join('\n') + EMPTY);
    // Lite looks only once for tables with policies, before it ever changes roles.
    Reflect.set(this.connection, 'rlsState', 'unknown');
  }
}
