import { withPrefix } from 'gatsby';
import { ENGINE_CACHE } from '../../lib/offline/manifest';
import type { EngineFile, EngineManifest } from './manifest';
import type { LoadProgress } from './types';
import { RunFailure } from './types';

/** Undefined if the browser refuses, for example in a private window. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(ENGINE_CACHE);
  } catch {
    return undefined;
  }
}

/** From the network, or else from the cache. */
export async function loadJson<T>(path: string): Promise<T> {
  const url = withPrefix(path);
  const cache = await openCache();
  try {
    const response = await fetch(url);
    if (!response.ok) throw new RunFailure('network');
    await cache?.put(url, response.clone()).catch(() => undefined);
    return (await response.json()) as T;
  } catch {
    const stored = await cache?.match(url);
    if (!stored) throw new RunFailure('network');
    return (await stored.json()) as T;
  }
}

/** Names change with content, so a cached file is current. Reports bytes as they arrive. */
export async function loadFiles<Name extends string>(
  files: Record<Name, EngineFile>,
  onProgress: (progress: LoadProgress) => void,
): Promise<Record<Name, ArrayBuffer>> {
  const list = Object.entries<EngineFile>(files);
  const total = list.reduce((sum, [, { size }]) => sum + size, 0);
  let loaded = 0;
  const onBytes = (bytes: number) => {
    loaded += bytes;
    onProgress({ loaded: Math.min(loaded, total), total });
  };
  onBytes(0);
  const cache = await openCache();
  const loading = list.map(async ([name, file]) => [name, await loadFile(file, cache, onBytes)]);
  return Object.fromEntries(await Promise.all(loading)) as Record<Name, ArrayBuffer>;
}

async function loadFile(
  { path, size }: EngineFile,
  cache: Cache | undefined,
  onBytes: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const url = withPrefix(path);
  const stored = await cache?.match(url).then((response) => response?.arrayBuffer());
  if (stored?.byteLength === size) {
    onBytes(size);
    return stored;
  }
  const bytes = await download(url, onBytes);
  if (bytes.byteLength !== size) throw new RunFailure('network');
  // If the cache is full, the next visit loads the file again.
  await cache?.put(url, new Response(bytes)).catch(() => undefined);
  return bytes;
}

async function download(url: string, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new RunFailure('network');
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        onBytes(chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    return await new Response(response.body.pipeThrough(counter)).arrayBuffer();
  } catch {
    throw new RunFailure('network');
  }
}

/** Deletes files of earlier releases, and stores the frame in case the service worker needs it. */
export async function updateCache(manifest: EngineManifest): Promise<void> {
  const { frame, script, files, extensions } = manifest;
  const cache = await openCache();
  await cache?.add(withPrefix(frame.replace(/\?.*/, ''))).catch(() => undefined);
  const current = [script, ...Object.values(files), ...Object.values(extensions)];
  const urls = new Set(current.map(({ path }) => new URL(withPrefix(path), location.href).href));
  for (const request of (await cache?.keys()) ?? []) {
    if (request.url.endsWith('.bin') && !urls.has(request.url)) await cache?.delete(request);
  }
}
