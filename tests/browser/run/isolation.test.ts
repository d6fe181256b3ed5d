import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_SETUP } from '../../../src/run/engine/setup';
import type { ProjectSetup } from '../../../src/run/client/types';
import type { Site, WatchedPage } from '../site';
import type { Outcome } from './engine-page';
import { openEngine, runIn } from './engine-page';

jest.setTimeout(300_000);

/** In ms. Shorter than in production, but enough on a busy machine. */
const RUN_LIMIT = 3000;
const PROJECT: ProjectSetup = { ...NO_SETUP, library: 2, hasApi: true };

let site: Site;
let watched: WatchedPage;
beforeAll(async () => {
  ({ site, watched } = await openEngine(RUN_LIMIT));
});
afterAll(() => site.close());

const run = (code: string) => runIn(watched.page, PROJECT, [{ language: 'javascript', code }]);
const kindsOf = (outcome: Outcome) =>
  'failure' in outcome ? [outcome.failure] : outcome.outputs.map(({ kind }) => kind);

let requests = 0;
const outside = createServer((_, response) => {
  requests += 1;
  response.writeHead(200, {
    'Access-Control-Allow-Origin': '*',
    'Content-Type': 'text/javascript',
  });
  response.end('1');
});
let target = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  target = `127.0.0.1:${(outside.address() as AddressInfo).port}`;
});
afterAll(() => outside.close());

/** Fails on an event of the type `error`. */
const FAILING = `const failing = (t) => new Promise((resolve, reject) => {
  t.onload = t.onopen = t.onsuccess = resolve; t.onerror = () => reject(new Error('blocked'));
});`;

const HOSTILE: [what: string, code: string][] = [
  ['fetch', `await fetch('http://target/')`],
  [
    'fetch in another worker',
    `const code = "fetch('http://target/').then(() => postMessage('done'), () => postMessage('blocked'))";
    const worker = new Worker(URL.createObjectURL(new Blob([code])));
    const { data } = await new Promise((resolve) => (worker.onmessage = resolve));
    if (data !== 'done') throw new Error(data)`,
  ],
  [
    'XMLHttpRequest',
    `${FAILING} const r = new XMLHttpRequest(); r.open('GET', 'http://target/'); r.send(); await failing(r)`,
  ],
  ['import()', `await import('http://target/a.js')`],
  ['import() of data', `await import('data:text/javascript,1')`],
  ['importScripts', `importScripts('http://target/a.js')`],
  ['WebSocket', `${FAILING} await failing(new WebSocket('ws://target'))`],
  ['EventSource', `${FAILING} await failing(new EventSource('http://target/'))`],
  ['a worker from another host', `${FAILING} await failing(new Worker('http://target/a.js'))`],
  ['IndexedDB', `${FAILING} await failing(indexedDB.open('a'))`],
  ['caches', `await caches.open('run')`],
  ['localStorage', `localStorage.getItem('supabaseDarkMode')`],
  ['cookies', `document.cookie`],
  ['the page', `parent.document.title`],
  ['the top window', `top.location = 'http://target/'`],
  ['the file system', `await navigator.storage.getDirectory()`],
];

test.each(HOSTILE)('code cannot use %s', async (_, code) => {
  expect(kindsOf(await run(code.replaceAll('target', target)))).toEqual(['error']);
  expect(requests).toBe(0);
});

test('messages on a channel do not reach the page', async () => {
  await watched.page.evaluate(() => {
    const state = globalThis as unknown as { received: unknown[] };
    state.received = [];
    new BroadcastChannel('a').onmessage = ({ data }) => state.received.push(data);
  });
  await run(
    `new BroadcastChannel('a').postMessage('hello'); await new Promise((r) => setTimeout(r, 300))`,
  );
  const received = await watched.page.evaluate(
    () => Reflect.get(globalThis, 'received') as unknown,
  );
  expect(received).toEqual([]);
});

test('a huge allocation fails', async () => {
  expect(kindsOf(await run(`new Uint8Array(2 ** 40)`))).toEqual(['error']);
});

test.each([
  ['an endless loop', `while (true);`],
  ['endless output', `while (true) console.log('x'.repeat(1000))`],
  ['a promise that never settles', `await new Promise(() => undefined)`],
])('%s is stopped, and the page stays usable', async (_, code) => {
  const running = run(code);
  await watched.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(kindsOf(await running)).toEqual(['timeout']);
  expect(kindsOf(await run(`console.log('ok')`))).toEqual(['log', 'response']);
});

test('long output is cut off', async () => {
  const outcome = await run(`for (let i = 0; i < 1e4; i++) console.log('x'.repeat(1000))`);
  expect(outcome).toMatchObject({ isTruncated: true });
  expect(JSON.stringify(outcome).length).toBeLessThan(250_000);
});

test('endless SQL is stopped', async () => {
  const project = { ...PROJECT, hasApi: false };
  const code = 'select count(*) from generate_series(1, 1000000000000)';
  const outcome = await runIn(watched.page, project, [{ language: 'sql', code }]);
  expect(outcome).toEqual({ failure: 'timeout' });
});

test("the page's own policy blocked nothing", () => {
  // The browser's console reports what the frame's policy blocks.
  const own = watched.errors.filter((error) => error.startsWith('Blocked by'));
  expect(own).toEqual([]);
});
