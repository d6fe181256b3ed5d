/** Without a URL, it only groups items. The deepest level has no list of items. */
export interface MenuItem {
  name: string;
  url?: string | null | undefined;
  icon?: string | null | undefined;
  items?: readonly MenuItem[] | undefined;
}

export interface MenuGroup {
  /** Empty if the group has none. */
  label: string;
  items: readonly MenuItem[];
}

export interface MenuVersion {
  /** Such as "Version 2.0". */
  name: string;
  /** Such as "v2". */
  version: string;
  url: string;
}

export interface PageMenu {
  level: string;
  title: string;
  icon: string;
  groups: readonly MenuGroup[];
  versions: readonly MenuVersion[];
}

export interface Crumb {
  name: string;
  url: string | null;
}

/** In reading order. */
export function menuPages(groups: readonly MenuGroup[]): { name: string; url: string }[] {
  const flatten = (item: MenuItem): { name: string; url: string }[] => [
    ...(item.url ? [{ name: item.name, url: item.url }] : []),
    ...(item.items ?? []).flatMap(flatten),
  ];
  return groups.flatMap(({ items }) => items.flatMap(flatten));
}

/** Items whose name or URL contains every word, with their parents. */
export function filterMenu(groups: readonly MenuGroup[], query: string): readonly MenuGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const matches = ({ name, url }: MenuItem) => {
    const last = url?.split('/').at(-1) ?? '';
    const text = `${name} ${last} ${last.replaceAll('-', '')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const filter = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => {
      const children = filter(item.items ?? []);
      return children.length > 0 || matches(item) ? [{ ...item, items: children }] : [];
    });
  return groups
    .map(({ label, items }) => ({ label, items: filter(items) }))
    .filter(({ items }) => items.length > 0);
}

/** In reading order. */
export function adjacentPages(groups: readonly MenuGroup[], path: string) {
  const pages = menuPages(groups);
  const index = pages.findIndex(({ url }) => url === path);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}

/** The group and the parent items. */
export function trail(groups: readonly MenuGroup[], path: string): Crumb[] {
  const find = (items: readonly MenuItem[]): Crumb[] | undefined => {
    for (const { name, url, items: children = [] } of items) {
      if (url === path) return [];
      const rest = find(children);
      if (rest) return [{ name, url: url ?? null }, ...rest];
    }
    return undefined;
  };
  for (const { label, items } of groups) {
    const crumbs = find(items);
    if (crumbs) return label ? [{ name: label, url: null }, ...crumbs] : crumbs;
  }
  return [];
}
