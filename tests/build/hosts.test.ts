import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  headersFor,
  parseHeaders,
  parseRedirects,
  redirectFor,
} from '../../scripts/host-files.mjs';
import { twinPath } from '../../src/lib/paths';
import { SITE } from '../../src/lib/site';
import { listFiles } from '../../src/node/base/list-files';
import { firstAddress } from '../browser/site';
import { PUBLIC } from './built-site';
import { findNginx, startNginx } from './nginx';
import { pagesToTest } from '../fixtures/pages-to-test';
import { temporaryFolder } from '../fixtures/temporary-project';

const rules = parseHeaders(readFileSync(join(PUBLIC, '_headers'), 'utf8'));
const redirects = parseRedirects(readFileSync(join(PUBLIC, '_redirects'), 'utf8'));
const notFoundPage = readFileSync(join(PUBLIC, '404.html'));
/** The home page's path is empty, because a final slash is a tested variant. */
const pages = pagesToTest('Hosts', 200).map((path) => path.replace(/^\/$/, ''));
const script = readdirSync(PUBLIC).find((name) => /^app-.*\.js$/.test(name))!;
const manifest = statSync(join(PUBLIC, 'search/manifest.json'));

const formerUrls = readFileSync('tests/fixtures/former-urls.tsv', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => line.split('\t')[0]!);

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers, method, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, body: Buffer.concat(parts) });
      });
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // Like a browser, repeats the request if the server has just closed the idle connection.
      const wasClosed = outgoing.reusedSocket && error.code === 'ECONNRESET';
      if (wasClosed) resolve(ask(url, headers, method));
      else reject(error);
    });
    outgoing.end();
  });
}

/** Also one from each folder directly below `public/`. */
function oneFileOfEachKind(): string[] {
  const files = listFiles(PUBLIC).filter(
    (file) => !/\.(?:gz|br)$|^_/.test(file) && !file.startsWith('404'),
  );
  const isRedirect = (file: string) =>
    redirectFor(redirects, `/docs/${file.replace('/index.html', '')}`) !== undefined;
  return [
    ...new Map(
      files
        .filter((file) => !isRedirect(file))
        .map((file) => [`${/^[^/]+\//.exec(file)?.[0] ?? ''}${extname(file)}`, file]),
    ).values(),
    'search/manifest.json',
    script,
  ];
}

function expectedHeaders(path: string): Record<string, string> {
  const expected = Object.entries(headersFor(rules, path));
  return Object.fromEntries(expected.map(([name, value]) => [name.toLowerCase(), value]));
}

function variesBy({ vary = '' }: IncomingHttpHeaders, ...names: string[]): boolean {
  return vary.split(', ').sort().join() === names.join();
}

async function startServe(): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn('node', ['scripts/serve.mjs', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { server, url: await firstAddress(server) };
}

const folder = temporaryFolder();
const nginx = findNginx();
if (!nginx) {
  process.stdout.write('SKIPPED: nginx is missing. Install it to test its configuration.\n');
}

function testHost(start: () => Promise<{ server: ChildProcess; url: string }>): void {
  let server: ChildProcess;
  let url: string;
  beforeAll(async () => ({ server, url } = await start()));
  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
  });

  test('pages are available with and without a slash at the end', async () => {
    const wrong: string[] = [];
    for (const path of pages) {
      const file = readFileSync(join(PUBLIC, path, 'index.html'));
      for (const end of ['', '/', '?a=1&b=%20']) {
        const { status, body } = await ask(url + path + end);
        if (status !== 200 || !body.equals(file)) wrong.push(`${path}${end}: ${status}`);
      }
    }
    expect(pages.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test('pages are Markdown for clients that prefer it', async () => {
    const wrong: string[] = [];
    for (const path of pages) {
      const file = readFileSync(join(PUBLIC, twinPath(path || '/')));
      const { status, headers, body } = await ask(url + path, { accept: 'text/markdown' });
      const type = headers['content-type'];
      const found = `${status} ${type} ${/Accept(?!-)/.exec(headers.vary ?? '')?.[0]}`;
      const expected = '200 text/markdown; charset=utf-8 Accept';
      if (found !== expected || !body.equals(file)) wrong.push(`${path}: ${found}`);
    }
    expect(wrong).toEqual([]);
  });

  test('Markdown in place of a page is compressed and revalidated', async () => {
    const accepted = { accept: 'text/markdown', 'accept-encoding': 'gzip' };
    const { headers, body } = await ask(`${url}/guides/database`, accepted);
    expect(headers['content-encoding']).toBe('gzip');
    expect(variesBy(headers, 'Accept', 'Accept-Encoding')).toBe(true);
    expect(headers).toMatchObject(expectedHeaders('/docs/guides/database.md'));
    expect(gunzipSync(body)).toEqual(readFileSync(join(PUBLIC, 'guides/database.md')));
  });

  test('every alias redirects to its page permanently and keeps the query', async () => {
    const origin = new URL(url).origin;
    const wrong: string[] = [];
    for (const [from, to] of redirects) {
      if (from.endsWith('*')) continue;
      for (const [end, query] of [
        ['', ''],
        ['/', ''],
        ['', '?a=1&b=%20c'],
        ['/', '?a'],
      ]) {
        const { status, headers } = await ask(`${origin}${from}${end}${query}`);
        const found = `${status} ${headers.location}`;
        if (found !== `301 ${to}${query}`) wrong.push(`${from}${end}${query}: ${found}`);
      }
    }
    expect(redirects.size).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test('the Markdown of every alias redirects to the Markdown of its page', async () => {
    const origin = new URL(url).origin;
    const wrong: string[] = [];
    for (const [from, to] of redirects) {
      if (from.endsWith('*') || !from.startsWith(`${SITE.prefix}/`)) continue;
      const twin = SITE.prefix + twinPath(to.slice(SITE.prefix.length));
      const { status, headers } = await ask(`${origin}${from}.md?a=1`);
      const found = `${status} ${headers.location}`;
      if (found !== `301 ${twin}?a=1`) wrong.push(`${from}.md: ${found}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each([...redirects].filter(([from]) => from.endsWith('*')))(
    'URLs below %s redirect to %s',
    async (from, to) => {
      const origin = new URL(url).origin;
      for (const end of ['a', 'a/', 'a/b-1?c=2']) {
        const { status, headers } = await ask(origin + from.replace('*', end));
        const query = end.includes('?') ? '?c=2' : '';
        expect([status, headers.location]).toEqual([301, to + query]);
      }
      const beside = await ask(origin + from.replace('/*', 'x'));
      expect(beside.status).toBe(404);
    },
  );

  test('every former URL leads to a page, with a single redirect at most', async () => {
    const origin = new URL(url).origin;
    const lost: string[] = [];
    for (const former of formerUrls) {
      const [path, anchor] = former.split('#');
      const first = await ask(origin + path);
      const page = first.status === 301 ? await ask(origin + first.headers.location) : first;
      const hasAnchor = !anchor || page.body.includes(`id="${anchor}"`);
      if (page.status !== 200 || !hasAnchor) lost.push(`${former}: ${page.status}`);
    }
    expect(formerUrls).toHaveLength(140);
    expect(lost).toEqual([]);
  });

  test('the root redirects to the base path', async () => {
    const { status, headers } = await ask(new URL('/', url).href);
    expect([status, headers.location]).toEqual([302, '/docs']);
  });

  test.each([
    '/docs/guides/nowhere',
    '/docs/guides/nowhere/?a=1',
    '/docs/app-00000000000000000000.js',
    '/docs/search/texts-0000000000000000.json',
    '/docs/search',
    '/docsx',
    '/elsewhere',
  ])('%s returns our page with status 404, and nothing caches it', async (path) => {
    const { status, headers, body } = await ask(new URL(path, url).href, {
      'if-none-match': '*',
      range: 'bytes=0-5',
      'accept-encoding': 'identity',
    });
    expect(status).toBe(404);
    expect(body.equals(notFoundPage)).toBe(true);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject(expectedHeaders('/docs/404.html'));
    expect(headers['cache-control']).not.toContain('immutable');
  });

  test.each(oneFileOfEachKind())('%s has the headers that the build chose', async (file) => {
    const { status, headers, body } = await ask(`${url}/${file}`);
    expect(status).toBe(200);
    expect(body.equals(readFileSync(join(PUBLIC, file)))).toBe(true);
    expect(headers).toMatchObject(expectedHeaders(`/docs/${file}`));
    for (const accepted of ['gzip', 'gzip, deflate, br', 'br']) {
      const encoded = await ask(`${url}/${file}`, { 'accept-encoding': accepted });
      expect(encoded.headers).toMatchObject(expectedHeaders(`/docs/${file}`));
      expect(encoded.headers['content-type']).toBe(headers['content-type']);
    }
  });

  test.each(['/docs', '/docs/', '/docs/guides/database', '/docs/guides/database/'])(
    'the page %s is HTML and revalidated',
    async (path) => {
      const { headers } = await ask(new URL(path, url).href);
      expect(headers).toMatchObject(expectedHeaders(path));
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toContain('must-revalidate');
    },
  );

  test.each([
    ['/docs/guides/database.md', 'text/markdown; charset=utf-8'],
    ['/docs/index.md', 'text/markdown; charset=utf-8'],
    ['/docs/llms.txt', 'text/plain; charset=utf-8'],
    ['/docs/llms/auth-full.txt', 'text/plain; charset=utf-8'],
  ])('%s has the type %s, is compressed, and is revalidated', async (path, type) => {
    const accepted = { 'accept-encoding': 'gzip' };
    const { status, headers, body } = await ask(new URL(path, url).href, accepted);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['cache-control']).toContain('must-revalidate');
    expect(gunzipSync(body)).toEqual(readFileSync(join(PUBLIC, path.slice('/docs'.length))));
  });

  test('an alias also has the security headers', async () => {
    const { headers } = await ask(new URL([...redirects.keys()][0]!, url).href);
    expect(headers).toMatchObject(expectedHeaders('/docs/404.html'));
  });

  test.each([
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br;q=0', 'gzip', gunzipSync],
  ])('with Accept-Encoding: %s, a page arrives as %s', async (accepted, encoding, decode) => {
    const file = readFileSync(join(PUBLIC, 'guides/database/index.html'));
    const { headers, body } = await ask(`${url}/guides/database`, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(variesBy(headers, 'Accept', 'Accept-Encoding')).toBe(true);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(decode(body).equals(file)).toBe(true);
  });

  test('without Accept-Encoding, a page arrives uncompressed', async () => {
    const { headers } = await ask(`${url}/guides/database`);
    expect(headers['content-encoding']).toBeUndefined();
    expect(variesBy(headers, 'Accept', 'Accept-Encoding')).toBe(true);
  });

  test('ranges work, and an impossible range returns 416', async () => {
    const file = readFileSync(join(PUBLIC, 'search/manifest.json'));
    const part = (range: string) => ask(`${url}/search/manifest.json`, { range: `bytes=${range}` });
    const first = await part('0-9');
    expect([first.status, first.body]).toEqual([206, file.subarray(0, 10)]);
    expect(first.headers['content-range']).toBe(`bytes 0-9/${file.length}`);
    const last = await part('-5');
    expect([last.status, last.body]).toEqual([206, file.subarray(-5)]);
    const long = await part('10-99999999');
    expect([long.status, long.body]).toEqual([206, file.subarray(10)]);
    const after = await part(`${file.length}-`);
    expect([after.status, after.headers['content-range']]).toEqual([416, `bytes */${file.length}`]);
    expect(after.headers['cache-control']).not.toContain('immutable');
  });

  test('a browser that has the current file receives 304', async () => {
    const { headers } = await ask(`${url}/search/manifest.json`);
    const path = `${url}/search/manifest.json`;
    expect((await ask(path, { 'if-none-match': headers.etag! })).status).toBe(304);
    expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
    const since = new Date(manifest.mtime).toUTCString();
    expect(headers['last-modified']).toBe(since);
    expect((await ask(path, { 'if-modified-since': since })).status).toBe(304);
  });

  test('HEAD returns the headers without the body', async () => {
    const { status, headers, body } = await ask(`${url}/${script}`, {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBe(statSync(join(PUBLIC, script)).size);
    expect(headers).toMatchObject(expectedHeaders(`/docs/${script}`));
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s returns 405', async (method) => {
    expect((await ask(`${url}/guides/database`, {}, method)).status).toBe(405);
  });

  test('error responses contain no paths and no versions', async () => {
    const responses = await Promise.all([
      ask(`${url}/%00`),
      ask(`${url}/guides/database`, {}, 'POST'),
      ask(`${url}/${script}`, { range: 'bytes=999999999-' }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([400, 405, 416]);
    for (const { headers, body } of responses) {
      const text = body.toString() + JSON.stringify(headers);
      expect(text).not.toContain(process.cwd());
      expect(text).not.toMatch(/node_modules|\bat \w|\d+\.\d+\.\d+/);
    }
  });
}

test('the rules stay below the limits of Cloudflare and Vercel', () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(redirects.size).toBeLessThanOrEqual(2000);
  const lines = readFileSync(join(PUBLIC, '_headers'), 'utf8').split('\n');
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  const vercel = JSON.parse(readFileSync('hosting/vercel.json', 'utf8')) as { redirects: object[] };
  expect(vercel.redirects.length).toBeLessThanOrEqual(2048);
});

describe('npm run serve', () => {
  testHost(startServe);

  test('scripts arrive as Brotli if the browser accepts it', async () => {
    const { server, url } = await startServe();
    const { headers, body } = await ask(`${url}/${script}`, { 'accept-encoding': 'gzip, br' });
    server.kill();
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).equals(readFileSync(join(PUBLIC, script)))).toBe(true);
  });

  test('a 405 response lists the allowed methods', async () => {
    const { server, url } = await startServe();
    const { headers } = await ask(url, {}, 'DELETE');
    server.kill();
    expect(headers.allow).toBe('GET, HEAD');
  });
});

(nginx ? describe : describe.skip)('nginx', () => {
  testHost(() => startNginx(nginx!, folder));
});
