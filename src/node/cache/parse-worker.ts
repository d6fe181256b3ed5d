// Reads files into the cache on disk, in a process of its own.
import { handleTask } from './run-in-process';
import { ParseCache } from './parse-cache';
import type { ParseWork } from '../site/read-file';
import { readFile } from '../site/read-file';

handleTask(({ root, files, context }: ParseWork) => {
  const cache = new ParseCache(root);
  for (const file of files) readFile(file, context, cache);
});
