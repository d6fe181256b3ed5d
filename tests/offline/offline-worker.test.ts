import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { ENGINE_CACHE } from '../../src/lib/offline/manifest';
import { saveSections } from '../../src/offline/store';

const ORIGIN = 'https://example.com';
/** The URLs in each cache of the origin. */
let stored: Map<string, Set<string>>;

const caches = {
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  open: async (name: string) => {
    const urls = stored.get(name) ?? new Set();
    stored.set(name, urls);
    return { put: async (url: string) => urls.add(ORIGIN + url), keys: async () => [] };
  },
  match: async (url: string, { cacheName }: { cacheName?: string } = {}) =>
    [...stored].find(
      ([name, urls]) => (cacheName === undefined || name === cacheName) && urls.has(url),
    )?.[0],
};

/** Runs the worker without a network. Returns the name of the cache that answers a request. */
function respond(path: string, method = 'GET'): Promise<unknown> | 'ignored' {
  const handlers: Record<string, (event: object) => void> = {};
  const self = {
    location: new URL(`${ORIGIN}/docs/offline-worker.js`),
    registration: { scope: `${ORIGIN}/docs/` },
    addEventListener: (name: string, handler: (event: object) => void) =>
      (handlers[name] = handler),
  };
  const fetch = async () => Promise.reject(new Error('offline'));
  runInNewContext(readFileSync('static/offline-worker.js', 'utf8'), { self, caches, fetch, URL });
  let response: Promise<unknown> | 'ignored' = 'ignored';
  const request = { url: new URL(path, ORIGIN).href, method };
  handlers['fetch']!({ request, respondWith: (answer: Promise<unknown>) => (response = answer) });
  return response;
}

beforeEach(async () => {
  stored = new Map([['other', new Set([`${ORIGIN}/docs/guides/a`, `${ORIGIN}/docs/guides/b`])]]);
  Object.assign(globalThis, {
    caches,
    Response: class {},
    fetch: async () => ({ ok: true, headers: {}, blob: async () => ({ size: 1 }) }),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => undefined },
  });
  const section = (id: string, files: string[], hasExamples = false) => ({
    ...{ id, title: id, pages: [], bytes: 0, files, hasExamples },
  });
  const engine = { files: ['/run/postgres.bin'], bytes: 1 };
  const manifest = { version: 'v1', shared: section('shared', ['/app.js']), engine };
  await saveSections(manifest, [section('home', ['/', '/guides/a'], true)], () => undefined);
});

test.each([
  ['/docs', 'docs-offline v1 home'],
  ['/docs/', 'docs-offline v1 home'],
  ['/docs/guides/a', 'docs-offline v1 home'],
  ['/docs/guides/a/?lang=dart', 'docs-offline v1 home'],
  ['/docs/app.js', 'docs-offline v1 shared'],
  ['/docs/run/postgres.bin', ENGINE_CACHE],
])('without a network, %s comes from the cache "%s"', async (path, cache) => {
  expect(await respond(path)).toBe(cache);
});

test("a page that wasn't saved fails, even if a cache of another site has it", async () => {
  await expect(respond('/docs/guides/b')).rejects.toThrow('offline');
});

test.each([
  ['another site of the origin', '/dashboard/project'],
  ['a site whose path starts with the same letters', '/docs-next/guides/a'],
  ['another origin', 'https://elsewhere.example/docs/guides/a'],
])('requests to %s are left alone', (_, url) => {
  expect(respond(url)).toBe('ignored');
});

test('only requests that read are answered', () => {
  expect(respond('/docs/guides/a', 'POST')).toBe('ignored');
});
