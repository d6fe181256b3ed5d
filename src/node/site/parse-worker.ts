// Adds parsed files to the cache on disk, in a separate process.
import { handleTask } from '../base/run-in-process';
import { ParseCache } from '../base/parse-cache';
import type { ParseTask } from './read-file';
import { cacheFile } from './read-file';

/** Records which pages and entries were requested. */
class RecordingCache extends ParseCache {
  readonly contents = new Set<string>();

  override get<T>(key: string[], compute: () => T): T {
    if (key[0] === 'page' || key[0] === 'entry') this.contents.add(this.nameOf(key));
    return super.get(key, compute);
  }
}

handleTask(({ root, files, ...needs }: ParseTask): string[] => {
  const cache = new RecordingCache(root);
  for (const file of files) cacheFile(file, needs, cache);
  return [...cache.contents];
});
