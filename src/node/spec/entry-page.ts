import type { Section } from '../../lib/content-tree';
import { treeSections, treeText } from '../../lib/tree-text';
import type { ParseCache } from '../base/parse-cache';
import type { Anchors } from '../markdown/page-content';
import { anchorsOf } from '../markdown/page-content';
import type { EntryData } from './entry-schemas';
import type { EntryContent } from './entry-tree';
import { entryContent } from './entry-tree';

/** The content of a spec entry; `summary` is its description as plain text. */
export interface EntryPage extends EntryContent, Anchors {
  sections: Section[];
  summary: string;
}

/** Reads a validated spec entry whose examples are in `language`. */
export function readEntry(cache: ParseCache, entry: EntryData, language: string): EntryPage {
  return cache.get(['entry', language, JSON.stringify(entry)], () => {
    const content = entryContent(entry, language);
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
