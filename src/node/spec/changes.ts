import { CHANGES_TEXT } from '../../lib/strings/build';
import type { Tree, TreeElement, TreeNode } from '../../lib/content-tree';
import { elements } from '../../lib/content-tree';
import { groupBy } from '../../lib/group-by';
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
 * is by entry ID. If an entry is the same in the newer version, its name links to that.
 */
export function changesTable(
  entries: FunctionEntry[],
  from: string,
  to: string,
  linkOf: (id: string) => EntryLink,
  changes: ReadonlyMap<string, VersionChange>,
): TreeElement {
  // Entries that are the same or removed share a row with those that have the same note.
  const rows = groupBy(entries, ({ id }) => {
    const { verdict, note } = changes.get(id) ?? {};
    return verdict === 'same' || verdict === 'removed' ? JSON.stringify([verdict, note]) : id;
  });
  const table = tableTree(
    [from, to, CHANGES_TEXT.otherChanges],
    [...rows.values()].map((row): Tree[] => {
      const found = row.flatMap(({ id }) => changes.get(id) ?? []);
      const isSame = found[0]?.verdict === 'same';
      const names = isSame ? found.flatMap(({ by }) => by) : row.map(({ id }) => linkOf(id));
      return [linkList(names), outcome(found), unwrapParagraph(found[0]?.note ?? [])];
    }),
  );
  // On phones, a row is a sentence.
  for (const [, props] of elements([table])) {
    if ('data-label' in props) props['data-label'] = '·';
  }
  return table;
}

function outcome(changes: VersionChange[]): Tree {
  const [first] = changes;
  if (!first) return [];
  const label = CHANGES_TEXT.verdicts[first.verdict];
  // The first column already has the links.
  if (first.verdict === 'same') return [label];
  return [label, ' ', ...linkList(changes.flatMap(({ by }) => by))];
}

const LIST = new Intl.ListFormat('en');

function linkList(links: EntryLink[]): Tree {
  const parts = LIST.formatToParts(links.map((_, index) => String(index)));
  return parts.map(({ type, value }): TreeNode => {
    const link = links[Number(value)];
    return type === 'element' && link ? codeLink(link.title, link.path) : value;
  });
}

function unwrapParagraph(note: Tree): Tree {
  const [first, ...rest] = note;
  const isParagraph = Array.isArray(first) && first[0] === 'p' && treeText(rest) === '';
  return isParagraph ? (first.slice(2) as Tree) : note;
}
