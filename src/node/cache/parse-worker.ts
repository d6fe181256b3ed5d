// Parses files and adds the results to the cache on disk. Then highlights the code in the files while the
// build goes on. Runs in a separate process.
import { setPriority } from 'node:os';
import { setImmediate as nextTask } from 'node:timers/promises';
import { handleTask } from './run-in-process';
import { ParseCache } from './parse-cache';
import type { EntryPage, PageContent } from '../markdown/page-content';
import { treesOf } from '../markdown/page-content';
import { highlightTrees } from '../markdown/highlight-tree';
import type { ParseTask } from '../site/read-file';
import { cacheFile } from '../site/read-file';

/** A cache that remembers how to read the pages and entries that it contains. */
class RecordingCache extends ParseCache {
  readonly contents: (() => PageContent | EntryPage)[] = [];

  override get<T>(key: string[], compute: () => T): T {
    const read = () => super.get(key, compute);
    if (key[0] === 'page') this.contents.push(read as () => PageContent);
    if (key[0] === 'entry') this.contents.push(read as () => EntryPage);
    return read();
  }
}

let parsed: RecordingCache | undefined;

handleTask(
  ({ root, files, ...needs }: ParseTask) => {
    const cache = new RecordingCache(root);
    for (const file of files) cacheFile(file, needs, cache);
    // Checks don't need highlighted code.
    if (!needs.withProse) parsed = cache;
  },
  async () => {
    if (!parsed) return;
    // The build needs one core for itself, and highlighted code only later.
    setPriority(10);
    for (const read of parsed.contents) {
      for (const trees of treesOf(read())) highlightTrees(trees, parsed);
      await nextTask();
    }
  },
);
