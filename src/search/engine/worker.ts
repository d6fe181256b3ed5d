import type { FromWorker, ToWorker } from './messages';
import { fileReader } from './read-file';
import { SiteSearch } from './site-search';

let search: SiteSearch | undefined;
const say = (message: FromWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') {
    search = new SiteSearch(fileReader(data.folder), () => say({ kind: 'improved' }));
    search.start();
    return;
  }
  const { id } = data;
  const value = search && answerTo(search, data);
  value?.then(
    (answer) => say({ kind: 'answer', id, value: answer }),
    (error: unknown) => say({ kind: 'failure', id, message: String(error) }),
  );
});

function answerTo(of: SiteSearch, message: Exclude<ToWorker, { kind: 'start' }>) {
  switch (message.kind) {
    case 'search':
      return of.search(message.requests);
    case 'suggest':
      return of.suggest(message.query);
    case 'levels':
      return of.levels();
  }
}
