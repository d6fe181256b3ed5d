import type { Tree, TreeElement, TreeNode } from '../../lib/content-tree';
import { treeText } from '../../lib/tree-text';
import { codeLink } from './entry-table';
import type { ParsedMarkdown } from '../markdown/to-tree';
import { markdownToTree } from '../markdown/to-tree';
import type { ParseCache } from '../cache/parse-cache';
import type { Change, FunctionEntry } from './content-schemas';
import { tableTree } from '../markdown/tree-table';

/** An entry as a change names it: its call and its address. */
export interface EntryLink {
  title: string;
  path: string;
}

/** What became of an entry, with the entries of the next version that do the same. */
export interface LinkedChange {
  verdict: Change['verdict'];
  by: EntryLink[];
  note: Tree;
}

const VERDICT_WORDS: Record<Change['verdict'], string> = {
  same: 'Same',
  renamed: 'Renamed to',
  replaced: 'Replaced by',
  removed: 'Removed',
};

/** The version that follows an older one; undefined for the latest and for one that is unknown. */
export function nextVersion(versions: readonly string[], version: string): string | undefined {
  return versions[versions.indexOf(version) - 1];
}

/** The note of a change, read; places count from its own beginning. */
export function readNote(cache: ParseCache, note = ''): ParsedMarkdown {
  const origin = { file: '', line: 1, column: 1 };
  return cache.get(['note', note], () => markdownToTree(note, origin));
}

/** A table of what became of some entries of a version. */
export function changesTable(
  entries: FunctionEntry[],
  from: string,
  to: string,
  linkOf: (id: string) => EntryLink,
  changeOf: (id: string) => LinkedChange | undefined,
): TreeElement {
  const rows = entries.map(({ id }): Tree[] => {
    const old = linkOf(id);
    const change = changeOf(id);
    if (!change) return [[codeLink(old.title, old.path)], [], []];
    return [[codeLink(old.title, old.path)], outcome(change), inline(change.note)];
  });
  return tableTree([from, to, 'What else changes'], rows);
}

function outcome({ verdict, by }: LinkedChange): Tree {
  const links = by.flatMap(({ title, path }, index): TreeNode[] => {
    const before = index === 0 ? '' : index === by.length - 1 ? ' and ' : ', ';
    return [before, codeLink(title, path)];
  });
  const word = VERDICT_WORDS[verdict];
  return verdict === 'same' ? [`${word}: `, ...links] : [word, ' ', ...links];
}

/** A note of one paragraph without the paragraph. */
function inline(note: Tree): Tree {
  const [first, ...more] = note;
  const isParagraph = Array.isArray(first) && first[0] === 'p' && treeText(more) === '';
  return isParagraph ? (first.slice(2) as Tree) : note;
}
