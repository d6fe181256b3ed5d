import { withPrefix } from 'gatsby';
import type { OfflineFiles, OfflineManifest, OfflineSection } from '../lib/offline/manifest';
import {
  ENGINE_CACHE,
  OFFLINE_MANIFEST,
  OFFLINE_WORKER,
  pageUrl,
  SHARED,
} from '../lib/offline/manifest';

/** At the same time. */
const REQUESTS = 6;
/** In milliseconds, for the frame that runs examples. */
const FRAME_MS = 10_000;
/** Names are `docs-offline <version> <section>`. */
const CACHE = 'docs-offline';

export type Saved = ReadonlyMap<string, string>;

/** After each file. `bytes` are those saved so far. */
export type OnProgress = (files: number, total: number, bytes: number) => void;

/** Service workers need HTTPS or a local server. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}

/** Throws if it can't be loaded. */
export async function loadManifest(): Promise<OfflineManifest> {
  const response = await fetch(fileUrl(OFFLINE_MANIFEST), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as OfflineManifest;
}

/** Versions by section, without the shared files. */
export async function savedSections(): Promise<Saved> {
  if (!canSave()) return new Map();
  return new Map((await sectionCaches()).map(({ section, version }) => [section, version]));
}

/**
 * Also saves the shared files and those that run examples, turns on the service worker, and then
 * deletes earlier versions. If a file can't be loaded, deletes what's incomplete and throws.
 */
export async function saveSections(
  { version, shared, engine }: Omit<OfflineManifest, 'sections'>,
  sections: readonly OfflineSection[],
  onProgress: OnProgress,
): Promise<void> {
  const names = await caches.keys();
  const wanted = [shared, ...sections].filter(({ id }) => !names.includes(cacheName(version, id)));
  const missing = wanted.some(({ hasExamples }) => hasExamples) ? await missingFiles(engine) : [];
  const total = wanted.reduce((sum, { files }) => sum + files.length, missing.length);
  const counted = { files: 0, bytes: 0 };
  const saveFiles = async (name: string, files: readonly string[]) => {
    const cache = await caches.open(name);
    await inParallel(files, async (file) => {
      const url = fileUrl(file);
      const response = await fetch(url, { cache: 'no-cache' });
      if (!response.ok) throw new Error(`${url}: status ${response.status}`);
      const body = await response.blob();
      await cache.put(url, new Response(body, { headers: response.headers }));
      counted.files += 1;
      counted.bytes += body.size;
      onProgress(counted.files, total, counted.bytes);
    });
  };
  // Examples that run in the page use the same cache, so files of an incomplete engine stay there.
  if (missing.length > 0) {
    await saveFiles(ENGINE_CACHE, missing);
    if (engine.frame) await loadFrame(fileUrl(engine.frame));
  }
  for (const section of wanted) {
    const name = cacheName(version, section.id);
    try {
      await saveFiles(name, section.files);
    } catch (error) {
      await caches.delete(name);
      await deleteUnusedShared();
      throw error;
    }
  }
  await navigator.serviceWorker.register(fileUrl(OFFLINE_WORKER), { scope: withPrefix('/') });
  const saved = new Set(sections.map(({ id }) => id));
  await deleteCaches((section, of) => saved.has(section) && of !== version);
  await deleteUnusedShared();
}

/** Turns everything off after the last one. */
export async function removeSection(id: string): Promise<void> {
  await deleteCaches((section) => section === id);
  await deleteUnusedShared();
  if ((await savedSections()).size === 0) await turnOff();
}

/** Deletes all files and the service worker. Other sites of the same origin keep theirs. */
export async function turnOff(): Promise<void> {
  await deleteCaches(() => true);
  await caches.delete(ENGINE_CACHE);
  const scope = new URL(withPrefix('/'), location.href).href;
  // Without its own worker, this is the one of a site that contains this site.
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration?.scope === scope) await registration.unregister();
}

/** Names of `.bin` files change with their content. */
async function missingFiles({ files }: OfflineFiles): Promise<string[]> {
  const cache = await caches.open(ENGINE_CACHE);
  const saved = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return files.filter((file) => !file.endsWith('.bin') || !saved.has(fileUrl(file)));
}

/**
 * Into the browser's cache, because a service worker can't respond to the request for a sandboxed
 * frame.
 */
async function loadFrame(url: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.src = url;
  await new Promise<void>((resolve) => {
    frame.onload = () => resolve();
    document.body.append(frame);
    setTimeout(resolve, FRAME_MS);
  });
  frame.remove();
}

function cacheName(version: string, section: string): string {
  return [CACHE, version, section].join(' ');
}

/** With shared files. */
async function offlineCaches() {
  return (await caches.keys()).flatMap((name) => {
    const [prefix, version = '', section = ''] = name.split(' ');
    return prefix === CACHE ? [{ name, version, section }] : [];
  });
}

/** Without shared files. */
async function sectionCaches() {
  return (await offlineCaches()).filter(({ section }) => section && section !== SHARED);
}

/** Older sections need the shared files of their version. */
async function deleteUnusedShared(): Promise<void> {
  const versions = new Set((await sectionCaches()).map(({ version }) => version));
  await deleteCaches((section, version) => section === SHARED && !versions.has(version));
}

async function deleteCaches(
  isWanted: (section: string, version: string) => boolean,
): Promise<void> {
  for (const { name, version, section } of await offlineCaches()) {
    if (isWanted(section, version)) await caches.delete(name);
  }
}

export function fileUrl(path: string): string {
  return pageUrl(withPrefix('/').replace(/\/$/, ''), path);
}

/** After an error, finishes what's running and throws it. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await work(item).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: REQUESTS }, worker));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
