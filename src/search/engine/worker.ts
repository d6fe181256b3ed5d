import { fileReader, SiteSearch } from './site-search';

/** What the page can ask. */
export type Engine = Pick<SiteSearch, 'search' | 'suggest' | 'levels'>;

/** A message from the page to the search worker. The first one starts it. */
export type ToWorker =
  { folder: string } | { id: number; method: keyof Engine; args: readonly unknown[] };

/** A message from the search worker to the page. `id` is the ID of the message it responds to. */
export type FromWorker =
  'improved' | { id: number; value: unknown } | { id: number; error: string };

let search: SiteSearch | undefined;
const send = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('folder' in data) {
    search = new SiteSearch(fileReader(data.folder), () => send('improved'));
    search.start();
    return;
  }
  const { id, method, args } = data;
  const call = search?.[method] as ((...all: unknown[]) => Promise<unknown>) | undefined;
  call?.apply(search, [...args]).then(
    (value) => send({ id, value }),
    (error: unknown) => send({ id, error: String(error) }),
  );
});
