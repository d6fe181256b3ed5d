// Reads files into the cache on disk, in a process of its own.
import { answerTask } from './ask-process';
import { ParseCache } from './parse-cache';
import type { ParseWork } from './read-file';
import { readFile } from './read-file';

answerTask(({ root, files, context }: ParseWork) => {
  const cache = new ParseCache(root);
  for (const file of files) readFile(file, context, cache);
});
