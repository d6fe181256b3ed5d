import type { OfflineSection } from '../../src/lib/offline/manifest';
import { savedSections, saveSections, turnOff } from '../../src/offline/store';

const section = (id: string, files: string[]): OfflineSection => ({
  ...{ id, title: id, pages: [], files, bytes: 0 },
});

/** The names of the caches that the browser has. */
let names: string[];

beforeEach(() => {
  names = [];
  const open = async (name: string) => {
    if (!names.includes(name)) names.push(name);
    return { put: async () => undefined };
  };
  const remove = async (name: string) => {
    names = names.filter((item) => item !== name);
  };
  Object.assign(globalThis, {
    caches: { open, delete: remove, keys: async () => [...names] },
    Response: class {},
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => undefined, getRegistrations: async () => [] },
  });
});

/** Each file takes a moment. Files whose path contains "missing" fail immediately. */
const serve = () => {
  globalThis.fetch = (async (url: string) => {
    const isMissing = url.includes('missing');
    if (!isMissing) await new Promise((done) => setTimeout(done, 5));
    return { ok: !isMissing, status: 404, headers: {}, blob: async () => ({ size: 10 }) };
  }) as unknown as typeof fetch;
};

test('a new version replaces the earlier one of the same section only', async () => {
  serve();
  names = ['docs-offline v1 auth', 'docs-offline v1 storage', 'docs-offline v1 shared', 'other'];
  const manifest = { version: 'v2', shared: section('shared', ['/a.js']) };
  await saveSections(manifest, [section('auth', ['/guides/auth'])], () => undefined);
  expect(names.sort()).toEqual([
    ...['docs-offline v1 shared', 'docs-offline v1 storage'],
    ...['docs-offline v2 auth', 'docs-offline v2 shared', 'other'],
  ]);
  expect(Object.fromEntries(await savedSections())).toEqual({ auth: 'v2', storage: 'v1' });
});

test('an update of the last older section also replaces the shared files', async () => {
  serve();
  names = ['docs-offline v1 auth', 'docs-offline v1 shared'];
  const manifest = { version: 'v2', shared: section('shared', ['/a.js']) };
  await saveSections(manifest, [section('auth', ['/guides/auth'])], () => undefined);
  expect(names.sort()).toEqual(['docs-offline v2 auth', 'docs-offline v2 shared']);
});

test('after an error, the incomplete section is deleted and no progress follows', async () => {
  serve();
  const progress: number[] = [];
  const manifest = { version: 'v1', shared: section('shared', ['/a.js']) };
  const files = ['/1', '/2', '/missing', '/3', '/4', '/5', '/6', '/7'];
  const saving = saveSections(manifest, [section('auth', files)], (count) => progress.push(count));
  await expect(saving).rejects.toThrow('/docs/missing: status 404');
  const count = progress.length;
  await new Promise((done) => setTimeout(done, 50));
  expect([progress.length, names]).toEqual([count, []]);
});

test('removing everything also deletes the files that run examples, but no other caches', async () => {
  names = ['docs-offline v1 auth', 'docs-offline v1 shared', 'run', 'other'];
  await turnOff();
  expect(names).toEqual(['other']);
});
