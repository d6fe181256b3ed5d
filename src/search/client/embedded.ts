import { withPrefix } from 'gatsby';
import { FILES_FOLDER } from '../../lib/search-files';
import { loadPart } from '../../ui/lazy-part';
import type { Engine, FromWorker, ToWorker } from '../engine/worker';
import { startWorker } from './start-worker';

/** A search, as the overlay uses it. */
export interface SearchBackend extends Engine {
  /**
   * Calls a listener when repeating the last search would return better results. Returns a function
   * that removes the listener.
   */
  onImproved(listener: () => void): () => void;
  /** True if a search host is used, which the overlay then credits. */
  isHosted: boolean;
}

/** Thrown if every available search fails, usually because the network is down. */
export class RetryError extends Error {
  override readonly name = 'RetryError';
}

/**
 * How long a search waits for files that can change the order of its hits, in milliseconds, so that the list isn't
 * replaced while a reader aims at a row. Titles rarely answer a long query, which is usually a pasted error.
 */
const PATIENCE = 600;
const LONG_PATIENCE = 2500;
const LONG_QUERY = 40;

/**
 * Returns a backend that searches in a worker, or in the page if workers fail. It starts to load
 * the index immediately.
 */
export function embeddedBackend(): SearchBackend {
  const listeners = new Set<() => void>();
  const onImproved = () => listeners.forEach((listener) => listener());
  const folder = withPrefix(`/${FILES_FOLDER}/`);
  let engine: Promise<Engine> | undefined = startInWorker(folder, onImproved).catch(() =>
    startInPage(folder, onImproved),
  );
  // The next call reports the error.
  engine.catch(() => undefined);

  /**
   * Calls the engine. If it hasn't started, the next call starts it in the page. If the worker crashes, this
   * call does, and the others that were waiting use the same engine.
   */
  const call = async <T>(method: (started: Engine) => Promise<T>): Promise<T> => {
    const current = (engine ??= startInPage(folder, onImproved));
    const forget = () => {
      if (engine === current) engine = undefined;
    };
    const started = await current.catch((error: unknown) => {
      forget();
      throw new RetryError(String(error));
    });
    return method(started).catch((error: unknown) => {
      if (!(error instanceof WorkerCrash)) throw new RetryError(String(error));
      forget();
      return call(method);
    });
  };
  return {
    search: (request) => {
      const isLong = request.query.length >= LONG_QUERY;
      return call((current) => current.search(request, isLong ? LONG_PATIENCE : PATIENCE));
    },
    suggest: (query) => call((current) => current.suggest(query)),
    levels: () => call((current) => current.levels()),
    onImproved: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isHosted: false,
  };
}

class WorkerCrash extends Error {}

async function startInPage(folder: string, onImproved: () => void): Promise<Engine> {
  const { SiteSearch, fileReader } = await loadPart(() => import('../engine/site-search'));
  const search = new SiteSearch(fileReader(folder), onImproved);
  search.start();
  return search;
}

async function startInWorker(folder: string, onImproved: () => void): Promise<Engine> {
  const worker = startWorker();
  const pending = new Map<
    number,
    { resolve: (value: never) => void; reject: (error: Error) => void }
  >();
  let hasCrashed = false;
  worker.addEventListener('error', () => {
    hasCrashed = true;
    worker.terminate();
    for (const { reject } of pending.values()) reject(new WorkerCrash());
    pending.clear();
  });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data === 'improved') {
      onImproved();
      return;
    }
    const call = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.value as never);
  });
  let lastId = 0;
  const send = <T>(method: keyof Engine, ...args: readonly unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      if (hasCrashed) throw new WorkerCrash();
      const id = ++lastId;
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, method, args } satisfies ToWorker);
    });
  worker.postMessage({ folder } satisfies ToWorker);
  return {
    search: (request, patience) => send('search', request, patience),
    suggest: (query) => send('suggest', query),
    levels: () => send('levels'),
  };
}
