import { ENGINE_CACHE } from '../../src/lib/offline/manifest';
import type { OfflineSection } from '../../src/lib/offline/manifest';
import { savedSections, saveSections, turnOff } from '../../src/offline/store';

const section = (id: string, files: string[]): OfflineSection => ({
  ...{ id, title: id, pages: [], hasExamples: false, files, bytes: 0 },
});

const manifestOf = (version: string) => ({
  ...{ version, shared: section('shared', ['/a.js']) },
  engine: { files: ['/run/manifest.json', '/run/postgres-1.bin'], bytes: 20 },
});

/** The scopes of the origin's service workers. */
let scopes: string[];
let names: string[];
let stored: Record<string, string[]>;

beforeEach(() => {
  names = [];
  stored = {};
  scopes = [];
  const open = async (name: string) => {
    if (!names.includes(name)) names.push(name);
    const urls = (stored[name] ??= []);
    return {
      put: async (url: string) => void urls.push(url),
      keys: async () => urls.map((url) => ({ url: `https://example.com${url}` })),
    };
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
    value: { register: async () => undefined, getRegistration, getRegistrations },
  });
});

const registrationOf = (scope: string) => ({
  scope,
  unregister: async () => void (scopes = scopes.filter((other) => other !== scope)),
});
const getRegistrations = async () => scopes.map(registrationOf);
/** Like the browser, returns the registration with the longest scope that contains the URL. */
const getRegistration = async (url: string) => {
  const matching = scopes.filter((scope) => new URL(url, location.href).href.startsWith(scope));
  const longest = matching.sort((a, b) => b.length - a.length)[0];
  return longest && registrationOf(longest);
};

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
  await saveSections(manifestOf('v2'), [section('auth', ['/guides/auth'])], () => undefined);
  expect(names.sort()).toEqual([
    ...['docs-offline v1 shared', 'docs-offline v1 storage'],
    ...['docs-offline v2 auth', 'docs-offline v2 shared', 'other'],
  ]);
  expect(Object.fromEntries(await savedSections())).toEqual({ auth: 'v2', storage: 'v1' });
});

test('an update of the last older section also replaces the shared files', async () => {
  serve();
  names = ['docs-offline v1 auth', 'docs-offline v1 shared'];
  await saveSections(manifestOf('v2'), [section('auth', ['/guides/auth'])], () => undefined);
  expect(names.sort()).toEqual(['docs-offline v2 auth', 'docs-offline v2 shared']);
});

test('a section with examples also saves the files that run them, except those from earlier runs', async () => {
  serve();
  names = [ENGINE_CACHE];
  stored = { [ENGINE_CACHE]: ['/docs/run/postgres-1.bin'] };
  const progress: number[][] = [];
  const auth = { ...section('auth', ['/guides/auth']), hasExamples: true };
  const onProgress = (...numbers: number[]) => progress.push(numbers);
  await saveSections(manifestOf('v1'), [auth], onProgress);
  expect(stored[ENGINE_CACHE]).toEqual(['/docs/run/postgres-1.bin', '/docs/run/manifest.json']);
  expect(progress.at(-1)).toEqual([3, 3, 30]);
});

test('a section without examples does not save the files that run them', async () => {
  serve();
  await saveSections(manifestOf('v1'), [section('auth', ['/guides/auth'])], () => undefined);
  expect(names).not.toContain(ENGINE_CACHE);
});

test('removing everything also deletes the files that run examples, but no other caches', async () => {
  names = ['docs-offline v1 auth', 'docs-offline v1 shared', ENGINE_CACHE, 'run', 'other'];
  await turnOff();
  expect(names).toEqual(['run', 'other']);
});

const ORIGIN = 'http://localhost';
test.each([
  ["this site's, next to others", ['/', '/docs/', '/docs/v0/', '/dashboard/'], ['/docs/']],
  ['none if this site has none', ['/', '/dashboard/'], []],
])('turning off removes a service worker: %s', async (_, before, removed) => {
  scopes = before.map((path) => ORIGIN + path);
  await turnOff();
  expect(scopes).toEqual(
    before.filter((path) => !removed.includes(path)).map((path) => ORIGIN + path),
  );
});
