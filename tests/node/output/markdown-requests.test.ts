import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { redirectRules } from '../../../src/node/output/redirects';
import { nginxConfig } from '../../../src/node/output/nginx-config';
import { headerRules } from '../../../src/node/output/response-headers';
import { firstAddress } from '../../browser/site';
import { findNginx, startNginx } from '../../build/nginx';
import { ACCEPT_HEADERS, COMPARED_WEIGHTS } from '../../fixtures/accept-headers';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const site = temporaryFolder();
const nginxFolder = temporaryFolder();
const redirects = [{ from: '/docs/old', to: '/docs/guides/auth' }];
writeFiles(site, {
  'index.html': 'Home',
  'index.md': '# Home',
  '404.html': 'Not here',
  'guides/auth/index.html': 'Auth',
  'guides/auth.md': '# Auth',
  'offline/index.html': 'Offline',
  'script.js': 'run()',
  'old/index.html': 'Redirect',
  'llms.txt': '# Index',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  _redirects: redirectRules(redirects),
});

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

type Ask = (path: string, accept?: string, more?: Record<string, string>) => Promise<Reply>;

/** `fetch` would add headers. */
function asker(origin: string): Ask {
  return (path, accept, more = {}) =>
    new Promise((resolve, reject) => {
      const headers = { ...more, ...(accept !== undefined && { accept }) };
      const outgoing = request(origin + path, { headers, agent: false }, (response) => {
        let body = '';
        response.on('data', (part: Buffer) => (body += part.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
}

const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const varies = ({ headers }: Reply) => (headers.vary ?? '').split(/, */).includes('Accept');

function testHost(start: () => Promise<{ server: ChildProcess; url: string }>): () => Ask {
  let server: ChildProcess;
  let ask: Ask;
  beforeAll(async () => {
    const started = await start();
    server = started.server;
    ask = asker(new URL(started.url).origin);
  });
  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
  });

  test.each(ACCEPT_HEADERS)('a page for %s is Markdown: %s', async (accept, markdown) => {
    for (const path of ['/docs/guides/auth', '/docs/guides/auth/', '/docs/guides/auth?a=1']) {
      const reply = await ask(path, accept);
      const { status, headers, body } = reply;
      expect([path, status, body]).toEqual([path, 200, markdown ? '# Auth' : 'Auth']);
      expect(headers['content-type']).toBe(markdown ? MARKDOWN : HTML);
      expect(varies(reply)).toBe(true);
      expect(headers['cache-control']).toContain('must-revalidate');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test.each(['/docs', '/docs/'])('the home page at %s has Markdown', async (path) => {
    expect(await ask(path, 'text/markdown')).toMatchObject({ status: 200, body: '# Home' });
    expect(await ask(path)).toMatchObject({ status: 200, body: 'Home' });
  });

  test.each([
    ['/docs/guides/nowhere', 404, 'Not here'],
    ['/docs/index', 404, 'Not here'],
    ['/docs/offline', 200, 'Offline'],
    ['/docs/script.js', 200, 'run()'],
    ['/docs/llms.txt', 200, '# Index'],
    ['/docs/guides/auth/index.html', 200, 'Auth'],
    ['/docs/guides/auth.md', 200, '# Auth'],
  ])('%s is the same for every client', async (path, status, body) => {
    for (const accept of [undefined, 'text/markdown']) {
      const reply = await ask(path, accept);
      expect([reply.status, reply.body, varies(reply)]).toEqual([status, body, false]);
    }
  });

  test('an alias redirects to the page, where the client gets Markdown', async () => {
    const { status, headers } = await ask('/docs/old', 'text/markdown');
    expect([status, headers.location]).toEqual([301, '/docs/guides/auth']);
  });

  test('the variants have different entity tags, so neither revalidates the other', async () => {
    const page = await ask('/docs/guides/auth');
    const twin = await ask('/docs/guides/auth', 'text/markdown');
    const tag = { 'if-none-match': page.headers.etag! };
    expect(twin.headers.etag).not.toBe(page.headers.etag);
    expect((await ask('/docs/guides/auth', undefined, tag)).status).toBe(304);
    expect((await ask('/docs/guides/auth', 'text/markdown', tag)).status).toBe(200);
  });
  return () => ask;
}

describe('npm run serve', () => {
  const ask = testHost(async () => {
    const server = spawn('node', ['scripts/serve.mjs', '0', site], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return { server, url: await firstAddress(server) };
  });

  test.each(COMPARED_WEIGHTS)('a page for %s is Markdown: %s', async (accept, markdown) => {
    expect((await ask()('/docs/guides/auth', accept)).body).toBe(markdown ? '# Auth' : 'Auth');
  });
});

const nginx = findNginx();
(nginx ? describe : describe.skip)('nginx', () => {
  const headers = headerRules([], "default-src 'none'", "default-src 'none'");
  const config = nginxConfig({ headers, redirects, twinRoots: ['guides'] });
  const ask = testHost(() => startNginx(nginx!, nginxFolder, config, site));

  test.each(COMPARED_WEIGHTS)(
    'without comparing weights, a page for %s is only Markdown if the client names no HTML',
    async (accept) => {
      const expected = accept.includes('text/html') ? 'Auth' : '# Auth';
      expect((await ask()('/docs/guides/auth', accept)).body).toBe(expected);
    },
  );
});
