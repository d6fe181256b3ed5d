import { spawn, spawnSync } from 'node:child_process';
import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstAddress } from '../browser/site';
import { temporaryFolder, writeFiles } from '../fixtures/temporary-project';

const folder = temporaryFolder();
writeFiles(folder, {
  '404.html': 'Not here',
  'index.html': 'Home',
  'app-0123456789abcdef0123.js': 'first()',
});
const server = spawn('node', ['scripts/serve.mjs', '0', folder], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let url: string;
beforeAll(async () => {
  url = await firstAddress(server);
});
afterAll(() => void server.kill());

const get = async (path: string) => {
  const response = await fetch(url + path, { redirect: 'manual' });
  return `${response.status} ${await response.text()}`;
};

test('the server sends new files after a build replaces them', async () => {
  expect(await get('/app-0123456789abcdef0123.js')).toBe('200 first()');
  rmSync(join(folder, 'app-0123456789abcdef0123.js'));
  writeFiles(folder, { 'index.html': 'Another home', 'app-abcdef01234567890123.js': 'second()' });
  expect(await get('/app-0123456789abcdef0123.js')).toBe('404 Not here');
  expect(await get('/app-abcdef01234567890123.js')).toBe('200 second()');
  expect(await get('/')).toBe('200 Another home');
});

test('the server sends new headers and redirects after a build replaces them', async () => {
  const policy = async () => (await fetch(url)).headers.get('referrer-policy');
  expect(await policy()).toBeNull();
  writeFiles(folder, { _headers: '/*\n  Referrer-Policy: origin\n' });
  expect(await policy()).toBe('origin');
  expect(await get('/old')).toBe('404 Not here');
  writeFiles(folder, { _redirects: '/docs/old /docs/ 301\n' });
  expect(await get('/old')).toBe('301 ');
});

test('a file without an extension is sent as binary data', async () => {
  writeFiles(folder, { LICENSE: 'Apache' });
  const response = await fetch(`${url}/LICENSE`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/octet-stream',
  ]);
});

test('an outdated compressed file is not sent', async () => {
  const file = join(folder, 'guide.html');
  writeFiles(folder, { 'guide.html': 'old' });
  writeFileSync(`${file}.gz`, gzipSync('old'));
  const { atime, mtime } = statSync(file);
  utimesSync(`${file}.gz`, atime, mtime);
  const encoding = async () => (await fetch(`${url}/guide.html`)).headers.get('content-encoding');
  expect(await encoding()).toBe('gzip');
  writeFileSync(file, 'new');
  utimesSync(file, atime, new Date(mtime.getTime() + 1000));
  expect(await encoding()).toBeNull();
  expect(await get('/guide.html')).toBe('200 new');
});

test('if the port is taken, the server uses the next free one', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const second = spawn('node', ['scripts/serve.mjs', `${port}`, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const found = new URL(await firstAddress(second));
  second.kill();
  other.close();
  expect(Number(found.port)).toBeGreaterThan(port);
});

test.each([
  ['abc', folder, /"abc"/],
  ['70000', folder, /"70000"/],
  ['0', join(folder, 'missing'), /missing[\\/]index\.html/],
])('with port %s and an unusable folder or port, it says what to change', (port, from, message) => {
  const { status, stderr } = spawnSync('node', ['scripts/serve.mjs', port, from], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
