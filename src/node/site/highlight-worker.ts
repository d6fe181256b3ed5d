// Adds highlighted code to the cache on disk, in a separate process.
import { setPriority } from 'node:os';
import type { Tree } from '../../lib/content-tree';
import { handleTask } from '../base/run-in-process';
import { ParseCache } from '../base/parse-cache';
import type { PageContent } from '../markdown/page-content';
import type { EntryPage } from '../spec/entry-page';
import { highlightTrees } from '../markdown/highlight-tree';

/** The project folder, and names of values in the cache. */
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

/** A group is highlighted together. */
function treesOf(content: PageContent | EntryPage): Tree[][] {
  if (!('examples' in content)) return [[content.tree]];
  return [[content.description], [content.tree], content.examples];
}
