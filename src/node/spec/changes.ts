import type { Tree, TreeElement, TreeNode } from '../../lib/content-tree';
import { treeText } from '../../lib/tree-text';
import { codeLink } from './entry-table';
import type { ParsedMarkdown } from '../markdown/types';
import { markdownToTree } from '../markdown/to-tree';
import type { ParseCache } from '../cache/parse-cache';
import type { Change, FunctionEntry } from './content-schemas';
import { tableTree } from '../markdown/tree-table';

/** The call of an entry, and the path of its page. */
export interface EntryLink {
  title: string;
  path: string;
}

/** What happened to an entry in the next version of its library. */
export interface VersionChange {
  library: string;
  /** The older version. */
  from: string;
  /** The entry's ID in the older version. */
  entry: string;
  /** The next version. */
  version: string;
  verdict: Change['verdict'];
  /** Entries of the next version that do the same. */
  by: EntryLink[];
  note: Tree;
}

const VERDICT_WORDS: Record<Change['verdict'], string> = {
  same: 'Same',
  renamed: 'Renamed to',
  replaced: 'Replaced by',
  removed: 'Removed',
};

/** Returns the version after an older one, or undefined for the latest and for unknown versions. */
export function nextVersion(versions: readonly string[], version: string): string | undefined {
  return versions[versions.indexOf(version) - 1];
}

/** Parses the note of a change. Positions count from the beginning of the note. */
export function readNote(cache: ParseCache, note = ''): ParsedMarkdown {
  const origin = { file: '', line: 1, column: 1 };
  return cache.get(['note', note], () => markdownToTree(note, origin));
}

/** Returns a table of what happened to some entries of a version. */
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
    return [[codeLink(old.title, old.path)], outcome(change), inline(change.note)];
  });
  return tableTree([from, to, 'What else changes'], rows);
}

function outcome({ verdict, by }: VersionChange): Tree {
  const links = by.flatMap(({ title, path }, index): TreeNode[] => {
    const before = index === 0 ? '' : index === by.length - 1 ? ' and ' : ', ';
    return [before, codeLink(title, path)];
  });
  const word = VERDICT_WORDS[verdict];
  return verdict === 'same' ? [`${word}: `, ...links] : [word, ' ', ...links];
}

/** Removes the paragraph around a note that has only one. */
function inline(note: Tree): Tree {
  const [first, ...more] = note;
  const isParagraph = Array.isArray(first) && first[0] === 'p' && treeText(more) === '';
  return isParagraph ? (first.slice(2) as Tree) : note;
}
