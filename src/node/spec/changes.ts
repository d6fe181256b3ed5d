import { CHANGES_TEXT } from '../../lib/strings/build';
import type { Tree, TreeElement, TreeNode } from '../../lib/content-tree';
import { treeText } from '../../lib/tree-text';
import { codeLink } from './entry-table';
import type { ParsedMarkdown } from '../markdown/types';
import { markdownToTree } from '../markdown/to-tree';
import type { ParseCache } from '../base/parse-cache';
import type { FunctionEntry } from './library-schemas';
import type { Change } from './entry-schemas';
import { tableTree } from '../markdown/tree-table';

export interface EntryLink {
  title: string;
  path: string;
}

/** An entry's change in the next version of the library. */
export interface VersionChange {
  library: string;
  /** The older version. */
  from: string;
  /** The entry's ID in the older version. */
  entry: string;
  /** The next version. */
  version: string;
  verdict: Change['verdict'];
  /** Corresponding entries in the next version. */
  by: EntryLink[];
  note: Tree;
}

/** Undefined for the latest and for unknown versions. */
export function nextVersion(versions: readonly string[], version: string): string | undefined {
  return versions[versions.indexOf(version) - 1];
}

/** Positions are relative to the start of the note. */
export function readNote(cache: ParseCache, note = ''): ParsedMarkdown {
  const origin = { file: '', line: 1, column: 1 };
  return cache.get(['note', note], () => markdownToTree(note, origin));
}

/**
 * Tables the changes of `entries`. `linkOf` returns the link to an entry of the older version, and `changes`
 * is by entry ID.
 */
export function changesTable(
  entries: FunctionEntry[],
  from: string,
  to: string,
  linkOf: (id: string) => EntryLink,
  changes: ReadonlyMap<string, VersionChange>,
): TreeElement {
  const rows = entries.map(({ id }): Tree[] => {
    const old = linkOf(id);
    const change = changes.get(id);
    if (!change) return [[codeLink(old.title, old.path)], [], []];
    return [[codeLink(old.title, old.path)], outcome(change), unwrapParagraph(change.note)];
  });
  return tableTree([from, to, CHANGES_TEXT.otherChanges], rows);
}

function outcome({ verdict, by }: VersionChange): Tree {
  const parts = new Intl.ListFormat('en').formatToParts(by.map((_, index) => String(index)));
  const links = parts.map(({ type, value }): TreeNode => {
    const link = by[Number(value)];
    return type === 'element' && link ? codeLink(link.title, link.path) : value;
  });
  const label = CHANGES_TEXT.verdicts[verdict];
  return verdict === 'same' ? [`${label}: `, ...links] : [label, ' ', ...links];
}

function unwrapParagraph(note: Tree): Tree {
  const [first, ...rest] = note;
  const isParagraph = Array.isArray(first) && first[0] === 'p' && treeText(rest) === '';
  return isParagraph ? (first.slice(2) as Tree) : note;
}
