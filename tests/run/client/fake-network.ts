import type { EngineManifest } from '../../../src/run/client/manifest';

const ORIGIN = 'https://docs.example';

/** A server with files, and the browser's cache. */
export class FakeNetwork {
  /** On the server, by URL path. */
  readonly files = new Map<string, string>();
  readonly requests: string[] = [];
  /** In the cache, by URL path. */
  readonly stored = new Map<string, string>();
  isOffline = false;
  /** Some browsers refuse to open a cache. */
  hasCache = true;
  /** False if the disk is full. */
  hasSpace = true;

  private readonly cache = {
    match: (url: string) => {
      const text = this.stored.get(pathOf(url));
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
    put: async (url: string, response: Response) => {
      if (!this.hasSpace) throw new DOMException('Full', 'QuotaExceededError');
      this.stored.set(pathOf(url), await response.text());
    },
    add: async (url: string) => this.cache.put(url, await this.fetch(url)),
    keys: () =>
      Promise.resolve([...this.stored.keys()].map((path) => ({ url: `${ORIGIN}${path}` }))),
    delete: ({ url }: { url: string }) => Promise.resolve(this.stored.delete(pathOf(url))),
  };

  private readonly fetch = (url: string): Promise<Response> => {
    this.requests.push(pathOf(url));
    if (this.isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    const text = this.files.get(pathOf(url));
    return Promise.resolve(new Response(text ?? 'Not found', { status: text ? 200 : 404 }));
  };

  install(): void {
    const open = () =>
      this.hasCache ? Promise.resolve(this.cache) : Promise.reject(new Error('Refused'));
    Object.assign(globalThis, { caches: { open }, fetch: this.fetch });
    Object.assign(globalThis, { location: { href: `${ORIGIN}/docs/guides/a` } });
  }
}

const pathOf = (url: string) => new URL(url, ORIGIN).pathname;

const fileOf = (name: string, text: string) => ({ path: `/run/${name}.bin`, size: text.length });

const CONTENT = {
  ...{ script: 'code', postgres: 'wasm'.repeat(10) },
  ...{ postgresData: 'data', parser: 'parser', project: 'folder' },
};

const EXTENSIONS = { vector: 'a vector', citext: 'text' };

export function addEngine({ files }: FakeNetwork): EngineManifest {
  const { script, ...rest } = CONTENT;
  const entries = Object.entries(rest).map(([name, text]) => [name, fileOf(name, text)]);
  const extensions = Object.entries(EXTENSIONS).map(([name, text]) => [
    name,
    { ...fileOf(name, text), pattern: `\\b${name}\\b` },
  ]);
  const manifest = {
    frame: '/run/frame.html?1',
    script: fileOf('script', script),
    files: Object.fromEntries(entries) as EngineManifest['files'],
    extensions: Object.fromEntries(extensions) as EngineManifest['extensions'],
    projectSql: 'select 1',
  };
  for (const [name, text] of Object.entries({ ...CONTENT, ...EXTENSIONS })) {
    files.set(`/docs/run/${name}.bin`, text);
  }
  files.set('/docs/run/frame.html', '<!doctype html>');
  files.set('/docs/run/manifest.json', JSON.stringify(manifest));
  return manifest;
}
