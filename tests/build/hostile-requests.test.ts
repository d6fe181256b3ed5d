import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { firstAddress } from '../browser/site';
import { randomFrom, seedFor } from '../fixtures/random';
import { temporaryFolder, writeFiles } from '../fixtures/temporary-project';

const REQUESTS = 500;
const CONCURRENT = 25;

const folder = temporaryFolder();
writeFiles(folder, {
  'index.html': 'Home',
  '404.html': 'Not here',
  'large.json': JSON.stringify('0123456789'.repeat(500_000)),
  'guides/auth/index.html': '<p>Auth</p>'.repeat(500),
  _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  _redirects: '/docs/old /docs/guides/auth 301\n',
});
const page = join(folder, 'guides/auth/index.html');
writeFileSync(`${page}.gz`, gzipSync(readFileSync(page)));
utimesSync(page, 1_700_000_000, 1_700_000_000);
utimesSync(`${page}.gz`, 1_700_000_000, 1_700_000_000);

const server = spawn('node', ['scripts/serve.mjs', '0', folder], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
let messages = '';
server.stderr.on('data', (data: Buffer) => (messages += data.toString()));
let url: string;
beforeAll(async () => {
  url = await firstAddress(server);
});
afterAll(() => void server.kill());

/** Open files and sockets of the server, or 0 if they can't be counted. */
function descriptors(): number {
  const list = `/proc/${server.pid}/fd`;
  return existsSync(list) ? readdirSync(list).length : 0;
}

type Ending = 'wait' | 'end' | 'abort' | 'abort on data' | 'stall';

interface Attack {
  bytes: string;
  ending: Ending;
}

/** Until a client gives up: after the first data, and without any. */
const WAIT_MS = { answered: 150, unanswered: 2000 };

async function attack(port: number, { bytes, ending }: Attack): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let received = '';
  // The server can close the connection while the client is writing.
  socket.on('error', () => undefined);
  socket.on('data', (data: Buffer) => {
    received += data.subarray(0, 2000).toString('latin1');
    if (ending === 'abort on data') socket.destroy();
    if (ending === 'stall') socket.pause();
  });
  socket.on('end', () => socket.end());
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(Buffer.from(bytes, 'latin1'));
  if (ending === 'end') socket.end();
  if (ending === 'abort') setTimeout(() => socket.destroy(), 5);
  const answered = new Promise((resolve) => socket.once('data', resolve));
  await Promise.race([closed, answered, wait(WAIT_MS.unanswered, undefined, { ref: false })]);
  await Promise.race([closed, wait(WAIT_MS.answered)]);
  socket.destroy();
  return received;
}

function attacks(random: () => number): () => Attack {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const repeat = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
  const noise = (length: number) => repeat(length, () => String.fromCharCode(below(256))).join('');
  const paths = ['/docs', '/docs/', '/docs/guides/auth', '/docs/old', '/docs/large.json', '/'];
  const number = () => pick(['', '0', '5', '-1', '99999999999999999999', '1e9', 'NaN', '0x10']);
  const range = () => `${pick(['bytes', 'bytes', 'lines', ''])}=${number()}-${number()}`;
  const segment = () =>
    pick([
      '..',
      '%2e%2e',
      '..%2f',
      '%c0%ae',
      '%00',
      '\0',
      '%',
      '%zz',
      '\\',
      '//',
      '.git',
      ' ',
      'é',
    ]);
  const hostilePath = () => `${pick(paths)}/${repeat(1 + below(8), segment).join('/')}`;
  const get = (path: string, headers = '', method = 'GET') =>
    `${method} ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
  const kinds: (() => Attack)[] = [
    () => {
      const ranges = repeat(1 + below(4), range).join(',');
      return { bytes: get(pick(paths), `Range: ${ranges}\r\n`), ending: 'wait' };
    },
    () => {
      const method = pick(['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'CONNECT', 'get', 'G\0T']);
      const body = `Content-Length: ${pick(['0', '5', '99', '-1', 'x'])}\r\n`;
      return { bytes: `${get(pick(paths), body, method)}hello`, ending: pick(['wait', 'end']) };
    },
    () => ({ bytes: get(hostilePath()), ending: 'wait' }),
    () => ({ bytes: get(`${pick(paths)}?${noise(20)}#${noise(5)}`), ending: 'wait' }),
    () => {
      const encoding = pick([
        'br;q=0, gzip;q=x',
        '*',
        ',;,;',
        'gzip;q=0',
        noise(50),
        ';'.repeat(9000),
      ]);
      return { bytes: get(pick(paths), `Accept-Encoding: ${encoding}\r\n`), ending: 'wait' };
    },
    () => {
      const size = pick([1000, 20_000, 400_000]);
      const header = pick([`X: ${'a'.repeat(size)}\r\n`, 'X: 1\r\n'.repeat(size / 10)]);
      return { bytes: get(pick(paths), header), ending: 'wait' };
    },
    () => ({ bytes: get(`/docs/${'a'.repeat(pick([300, 5000, 100_000]))}`), ending: 'wait' }),
    () => {
      const whole = get(pick(paths));
      return { bytes: whole.slice(0, below(whole.length)), ending: pick(['end', 'abort', 'wait']) };
    },
    () => ({
      bytes: get('/docs/large.json', pick(['', 'Range: bytes=5-\r\n'])),
      ending: pick<Ending>(['abort', 'abort on data', 'stall', 'end']),
    }),
    () => ({
      bytes: repeat(2 + below(20), () => get(pick([...paths, hostilePath()]))).join(''),
      ending: pick(['wait', 'abort', 'abort on data']),
    }),
    () => ({ bytes: get('/docs/changing.json'), ending: pick(['wait', 'abort on data']) }),
    () => {
      const since = pick(['yesterday', '0', noise(30), 'Thu, 01 Jan 1970 00:00:00 GMT']);
      const name = pick(['If-Modified-Since', 'If-None-Match', 'If-Match', 'If-Range']);
      return {
        bytes: get(pick(paths), `${name}: ${since}\r\nRange: bytes=0-\r\n`),
        ending: 'wait',
      };
    },
    () => {
      const chunked = 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n';
      return {
        bytes: `${get('/docs', chunked)}${pick(['0\r\n\r\n', 'ffffffff\r\n'])}`,
        ending: 'wait',
      };
    },
    () => {
      const header = pick(['Upgrade: websocket\r\nConnection: upgrade\r\n', 'Expect: x\r\n']);
      return { bytes: get(pick(paths), header), ending: 'wait' };
    },
    () => ({ bytes: noise(1 + below(3000)), ending: pick(['wait', 'end', 'abort']) }),
  ];
  return () => pick(kinds)();
}

test(`the server survives ${REQUESTS} hostile requests and closes everything it opened`, async () => {
  const seed = seedFor('Hostile requests');
  const next = attacks(randomFrom(seed));
  const port = Number(new URL(url).port);
  const ask = (path: string) => fetch(url + path, { headers: { connection: 'close' } });
  await (await ask('/guides/auth')).text();
  await wait(100);
  const before = descriptors();

  // A build removes, shortens, and writes files while the server sends them.
  const changing = join(folder, 'changing.json');
  let turn = 0;
  const change = setInterval(() => {
    turn += 1;
    if (turn % 3 === 0) rmSync(changing, { force: true });
    else writeFileSync(changing, 'x'.repeat(turn % 3 === 1 ? 500_000 : 10));
  }, 2);
  const responses: string[] = [];
  const queue = Array.from({ length: REQUESTS }, next);
  const client = async () => {
    for (let item = queue.pop(); item; item = queue.pop()) {
      responses.push(await attack(port, item));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, client));
  clearInterval(change);

  for (let attempt = 0; attempt < 50 && descriptors() > before; attempt++) await wait(100);
  expect({ seed, exitCode: server.exitCode, messages, descriptors: descriptors() }).toEqual({
    seed,
    exitCode: null,
    messages: '',
    descriptors: before,
  });
  expect({ seed, failed: responses.filter((text) => /^HTTP\/1.1 5/m.test(text)) }).toEqual({
    seed,
    failed: [],
  });
  expect({ seed, leaks: responses.filter((text) => text.includes(folder)) }).toEqual({
    seed,
    leaks: [],
  });
  expect(responses.filter((text) => text.startsWith('HTTP/1.1 ')).length).toBeGreaterThan(200);

  const response = await ask('/guides/auth');
  expect(await response.text()).toBe(readFileSync(page, 'utf8'));
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await ask('/nowhere')).status).toBe(404);
});

test('the connection closes if a file shrinks while it is sent', async () => {
  const shrinking = join(folder, 'shrinking.json');
  writeFileSync(shrinking, 'x'.repeat(30_000_000));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET /docs/shrinking.json HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  writeFileSync(shrinking, 'x');
  let received = 0;
  socket.on('data', (data: Buffer) => (received += data.length));
  socket.resume();
  const closed = once(socket, 'close').then(() => 'closed');
  expect(await Promise.race([closed, wait(3000, 'open')])).toBe('closed');
  expect(received).toBeLessThan(30_000_000);
});
