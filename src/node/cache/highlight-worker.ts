// Highlights the code of pages and entries, and adds the results to the cache on disk. Runs in a separate
// process.
import { setPriority } from 'node:os';
import { handleTask } from '../base/run-in-process';
import { ParseCache } from '../base/parse-cache';
import type { EntryPage, PageContent } from '../markdown/page-content';
import { treesOf } from '../markdown/page-content';
import { highlightTrees } from '../markdown/highlight-tree';

/** The input of the process: the project folder, and names of values in the cache. */
export interface HighlightTask {
  root: string;
  names: readonly string[];
}

handleTask(({ root, names }: HighlightTask): void => {
  // The build needs highlighted code much later.
  setPriority(10);
  const cache = new ParseCache(root);
  for (const name of names) {
    const content = cache.read<PageContent | EntryPage>(name);
    for (const trees of content ? treesOf(content) : []) highlightTrees(trees, cache);
  }
});
