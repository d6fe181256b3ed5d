import { withPrefix } from 'gatsby';
import { FILES_FOLDER } from '../../lib/search-files';
import type { EngineAnswer } from '../engine/types';
import type { FromWorker, ToWorker } from '../engine/messages';
import type { SearchRequest } from '../engine/request';
import type { SearchBackend } from './search-client';
import { answeringEmpty, RetryError } from './search-client';
import { startWorker } from './start-worker';

/** Something that answers: the worker, or the page itself where workers fail. */
interface Answering {
  search(requests: readonly SearchRequest[]): Promise<EngineAnswer[]>;
  suggest(query: string): Promise<string[]>;
  levels(): Promise<Record<string, string>>;
}

/** Searches in a worker, or in the page where workers fail; loading begins at once. */
export function embeddedBackend(): SearchBackend {
  const listeners = new Set<() => void>();
  const onImproved = () => listeners.forEach((listener) => listener());
  const folder = withPrefix(`/${FILES_FOLDER}/`);
  let answering: Promise<Answering> = inWorker(folder, onImproved).catch(() =>
    inPage(folder, onImproved),
  );

  /** Asks; a worker that broke is replaced by the page. */
  const ask = async <T>(question: (of: Answering) => Promise<T>): Promise<T> => {
    try {
      return await question(await answering);
    } catch (error) {
      if (!(error instanceof WorkerBroke)) throw new RetryError(String(error));
      answering = inPage(folder, onImproved);
      return ask(question);
    }
  };
  return {
    search: answeringEmpty((requests) => ask((of) => of.search(requests))),
    suggest: (query) => ask((of) => of.suggest(query)),
    levels: () => ask((of) => of.levels()),
    onImproved: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isHosted: false,
  };
}

class WorkerBroke extends Error {}

async function inPage(folder: string, onImproved: () => void): Promise<Answering> {
  const [{ SiteSearch }, { fileReader }] = await Promise.all([
    import('../engine/site-search'),
    import('../engine/read-file'),
  ]);
  const search = new SiteSearch(fileReader(folder), onImproved);
  search.start();
  return search;
}

async function inWorker(folder: string, onImproved: () => void): Promise<Answering> {
  const worker = startWorker();
  const waiting = new Map<
    number,
    { resolve: (value: never) => void; reject: (error: Error) => void }
  >();
  let broken = false;
  worker.addEventListener('error', () => {
    broken = true;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new WorkerBroke());
    waiting.clear();
  });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'improved') {
      onImproved();
      return;
    }
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'answer') asked?.resolve(data.value as never);
    else asked?.reject(new Error(data.message));
  });
  let last = 0;
  const ask = <T>(message: (id: number) => ToWorker): Promise<T> =>
    new Promise((resolve, reject) => {
      if (broken) throw new WorkerBroke();
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage(message(id));
    });
  worker.postMessage({ kind: 'start', folder } satisfies ToWorker);
  return {
    search: (requests) => ask((id) => ({ kind: 'search', id, requests })),
    suggest: (query) => ask((id) => ({ kind: 'suggest', id, query })),
    levels: () => ask((id) => ({ kind: 'levels', id })),
  };
}
