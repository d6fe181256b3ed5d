import type GithubSlugger from 'github-slugger';
import type { Tree, TreeElement } from '../../lib/content-tree';
import { flattenEntries } from './versions';
import type { FunctionEntry, SectionTree } from './content-schemas';
import { tableTree } from '../markdown/tree-table';

/** A group of a menu as a part of a page. */
export interface TableGroup {
  /** Anchor of the heading; empty where the group has no label. */
  id: string;
  label: string;
  /** The entries in menu order, parents before children. */
  entries: FunctionEntry[];
}

/** What a spec file says of an entry, as far as a table shows it. */
export interface TableEntry {
  title: string;
  method?: string;
  route?: string;
}

/** The groups of a section tree with those of `ids` that stand in them; headings get their ids. */
export function tableGroups(
  tree: Pick<SectionTree, 'groups'>,
  ids: ReadonlySet<string>,
  slugger: GithubSlugger,
): TableGroup[] {
  return tree.groups.flatMap((group): TableGroup[] => {
    const entries = flattenEntries({ groups: [group] }).filter(({ id }) => ids.has(id));
    if (entries.length === 0) return [];
    const label = group.label ?? '';
    return [{ id: label && slugger.slug(label), label, entries }];
  });
}

/** A heading and a table for each group. */
export function groupTables(
  groups: TableGroup[],
  table: (entries: FunctionEntry[]) => TreeElement,
): Tree {
  return groups.flatMap(({ id, label, entries }): Tree => [
    ...(label ? [['h2', { id }, label] satisfies TreeElement] : []),
    table(entries),
  ]);
}

const KINDS: Record<string, string> = { 'cli-command': 'Command', operation: 'Operation' };

/** The entries of a library-version as a table: each by its call, command or address. */
export function entryTable(
  entries: FunctionEntry[],
  written: ReadonlyMap<string, TableEntry>,
  path: (id: string) => string,
): TreeElement {
  const rows = entries.map(({ id, title }): Tree[] => {
    const { title: call = id, method, route } = written.get(id) ?? {};
    return [[codeLink(method && route ? `${method} ${route}` : call, path(id))], [title]];
  });
  return tableTree([KINDS[entries[0]?.type ?? ''] ?? 'Call', 'What it does'], rows);
}

/** A link whose words are code. */
export function codeLink(text: string, href: string): TreeElement {
  return ['a', { href }, ['code', {}, text]];
}
