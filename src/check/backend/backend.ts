import type { App, EmailMessage, IAppConfig } from '@supabase/lite';
import { startServer } from '../runner/local-server';
import type { LocalServer } from '../runner/local-server';
import { readData } from '../runner/read-data';
import { EmailLinks, KEY, SECRET_KEY } from './email-links';
import type { Email } from './email-links';
import { RealtimeConnection } from './realtime';
import type { Publisher, RowChange } from './realtime';
import { memoryStorage } from './storage-adapter';
import { unpackUpload } from './uploads';

export interface Backend extends LocalServer {
  /** From Auth, oldest first. Their links lead to the backend. */
  emails: Email[];
  /** With a status of 500 or more. */
  failures: string[];
  /** As the owner of the project. */
  exec(sql: string): Promise<void>;
  /** `send` gets Realtime's messages. */
  openRealtime(send: (text: string) => void): RealtimeConnection;
}

/**
 * Supabase Lite on PGlite, with captured emails, Storage in memory, Realtime, and the privileges of
 * new projects. Auth redirects to `siteUrl` and all URLs below it.
 */
export async function startBackend(siteUrl: string): Promise<Backend> {
  process.env['LITE_AUTH_BCRYPT_COST'] = '4';
  process.env['EXPERIMENTAL_STORAGE'] = '1';
  const { App: LiteApp, setExperimental } = await import('@supabase/lite');
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  setExperimental('storage', true);
  const connection = await createPgliteConnection({ url: 'memory://' });
  const emails: Backend['emails'] = [];
  const failures: string[] = [];
  const links = new EmailLinks((request) => app.server.fetch(request));
  const send = async ({ to, text = '' }: EmailMessage): Promise<void> => {
    const [sent = ''] = /https?:\/\/[^\s"<>]+\/auth\/v1\/verify\?[^\s"<>]+/.exec(text) ?? [];
    emails.push(links.email(to, sent, server.url));
  };
  const config = {
    connection,
    api: { schemas: ['public'] },
    auth: {
      enabled: true,
      jwt_secret: 'a-secret-of-at-least-32-characters-long',
      publishable_key: KEY,
      secret_key: SECRET_KEY,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      email: { enable_confirmations: true },
    },
    storage: { enabled: true },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: { send } } },
  } as unknown as IAppConfig;
  const app = new LiteApp(config) as unknown as App;
  app._storageAdapter = memoryStorage();
  await app.init();
  await app.ensureSystemSchema();
  // Lite does this once, and grants everything in schemas that contain policies by then. Later, a
  // table would be readable without the page's grants.
  await (Reflect.get(connection, 'ensureRlsContext') as () => Promise<boolean>).call(connection);
  await connection.driver.exec(readData('backend/project.sql'));
  const server = await startServer(async (request) => {
    if (request.method === 'OPTIONS') return preflight(request);
    const response = await links.respond(await unpackUpload(request));
    if (response.status >= 500) {
      const text = await response.clone().text();
      failures.push(`${request.method} ${request.url}: ${response.status} ${text.slice(0, 300)}`);
    }
    const headers = new Headers(response.headers);
    headers.set('Access-Control-Allow-Origin', '*');
    const { status } = response;
    return new Response(response.body, { status, headers });
  });
  const connections: RealtimeConnection[] = [];
  const publisher: Publisher = {
    async isPublished(schema, table) {
      const query = 'select from pg_publication_tables where schemaname = $1 and tablename = $2';
      return (await connection.driver.query(query, [schema, table])).rows.length > 0;
    },
    async canRead({ table, record }, token) {
      const headers = { apikey: KEY, ...(token && { Authorization: `Bearer ${token}` }) };
      const url = `${server.url}/rest/v1/${table}?id=eq.${String(record?.id)}`;
      const rows: unknown = await (await fetch(url, { headers })).json();
      return Array.isArray(rows) && rows.length === 1;
    },
  };
  await connection.driver.listen('realtime', (text) => {
    for (const item of connections) void item.publish(JSON.parse(text) as RowChange);
  });
  const openRealtime = (write: (text: string) => void) => {
    const opened = new RealtimeConnection(publisher, write);
    connections.push(opened);
    return opened;
  };
  const exec = async (sql: string): Promise<void> => {
    await connection.driver.exec(sql);
    await connection.clearSchemaCache();
  };
  const close = async (): Promise<void> => {
    await server.close();
    await connection.close();
  };
  return { url: server.url, emails, failures, exec, openRealtime, close };
}

/** As in a project's gateway, every origin and header is allowed. */
function preflight(request: Request): Response {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '*',
  };
  return new Response(null, { status: 204, headers });
}
