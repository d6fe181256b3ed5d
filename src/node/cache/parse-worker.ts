// Parses files and adds the results to the cache on disk. Runs in a separate process.
import { handleTask } from './run-in-process';
import { ParseCache } from './parse-cache';
import type { ParseTask } from '../site/read-file';
import { cacheFile } from '../site/read-file';

handleTask(({ root, files, ...needs }: ParseTask) => {
  const cache = new ParseCache(root);
  for (const file of files) cacheFile(file, needs, cache);
});
