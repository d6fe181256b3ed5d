import type { Section } from '../../lib/content-tree';
import { treeSections, treeText } from '../../lib/tree-text';
import type { ParseCache } from '../base/parse-cache';
import type { Anchors } from '../markdown/page-content';
import { anchorsOf } from '../markdown/page-content';
import type { EntryData } from './entry-schemas';
import type { EntryContent, EntryContext } from './entry-tree';
import { entryContent } from './entry-tree';

/** `summary` is the description as plain text. */
export interface EntryPage extends EntryContent, Anchors {
  sections: Section[];
  summary: string;
}

/** The entry must be valid. */
export function readEntry(cache: ParseCache, entry: EntryData, context: EntryContext): EntryPage {
  return cache.get(['entry', JSON.stringify([context, entry])], () => {
    const content = entryContent(entry, context);
    const { tree, description, examples } = content;
    const { anchors, formerAnchors } = anchorsOf([...description, ...tree, ...examples.flat()]);
    return {
      ...content,
      sections: treeSections(tree),
      anchors: ['examples', ...anchors],
      formerAnchors,
      summary: treeText(description),
    };
  });
}
