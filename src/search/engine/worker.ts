import type { FromWorker, ToWorker } from './messages';
import { fileReader } from './read-file';
import { SiteSearch } from './site-search';

let search: SiteSearch | undefined;
const send = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    search = new SiteSearch(fileReader(data.folder), () => send({ kind: 'improved' }));
    search.start();
    return;
  }
  const { id } = data;
  const result = search && run(search, data);
  result?.then(
    (value) => send({ kind: 'result', id, value }),
    (error: unknown) => send({ kind: 'error', id, message: String(error) }),
  );
});

function run(engine: SiteSearch, message: Exclude<ToWorker, { kind: 'start' }>) {
  switch (message.kind) {
    case 'search':
      return engine.search(message.requests);
    case 'suggest':
      return engine.suggest(message.query);
    case 'levels':
      return engine.levels();
  }
}
