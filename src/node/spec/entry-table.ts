import { ENTRY_TABLE_TEXT } from '../../lib/strings/build';
import type GithubSlugger from 'github-slugger';
import type { Tree, TreeElement } from '../../lib/content-tree';
import { flattenEntries } from './versions';
import type { FunctionEntry, SectionTree } from './library-schemas';
import { tableTree } from '../markdown/tree-table';

/** A group of a section tree, as a section of a page. */
export interface TableGroup {
  /** Empty if the group has no label. */
  id: string;
  aliases: string[];
  label: string;
  /** In menu order, each parent before its children. */
  entries: FunctionEntry[];
}

export interface TableEntry {
  title: string;
  method?: string;
  route?: string;
}

/** Only keeps the entries in `ids`, and no empty groups. `slugger` creates the heading IDs. */
export function tableGroups(
  tree: Pick<SectionTree, 'groups'>,
  ids: ReadonlySet<string>,
  slugger: GithubSlugger,
): TableGroup[] {
  return tree.groups.flatMap((group): TableGroup[] => {
    const entries = flattenEntries({ groups: [group] }).filter(({ id }) => ids.has(id));
    if (entries.length === 0) return [];
    const label = group.label ?? '';
    const { aliases = [] } = group;
    return [{ id: label && slugger.slug(label), aliases, label, entries }];
  });
}

/** Groups without a label have no heading. */
export function groupTables(
  groups: TableGroup[],
  table: (entries: FunctionEntry[]) => TreeElement,
): Tree {
  return groups.flatMap(({ id, aliases, label, entries }): Tree => {
    const former = aliases.length > 0 ? { aliases: aliases.join(' ') } : {};
    const heading: TreeElement = ['h2', { id, ...former }, label];
    return [...(label ? [heading] : []), table(entries)];
  });
}

/** By entry type. */
const COLUMN_TITLES: Record<string, string> = {
  'cli-command': ENTRY_TABLE_TEXT.command,
  operation: ENTRY_TABLE_TEXT.operation,
};

/** `dataById` contains the entries' spec data, and `path` returns the path of an entry's page. */
export function entryTable(
  entries: FunctionEntry[],
  dataById: ReadonlyMap<string, TableEntry>,
  path: (id: string) => string,
): TreeElement {
  const rows = entries.map(({ id, title }): Tree[] => {
    const { title: call = id, method, route } = dataById.get(id) ?? {};
    return [[codeLink(method && route ? `${method} ${route}` : call, path(id))], [title]];
  });
  const title = COLUMN_TITLES[entries[0]?.type ?? ''] ?? ENTRY_TABLE_TEXT.call;
  return tableTree([title, ENTRY_TABLE_TEXT.task], rows);
}

export function codeLink(text: string, href: string): TreeElement {
  return ['a', { href }, ['code', {}, text]];
}
