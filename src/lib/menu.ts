/** One entry of a menu, as pages get it. */
export interface MenuItem {
  name: string;
  url: string | null;
  icon?: string | null;
  items: readonly MenuItem[];
}

export interface MenuGroup {
  label: string;
  items: readonly MenuItem[];
}

/** A version of the library a menu belongs to. */
export interface MenuVersion {
  /** As readers know it: "Version 2.0". */
  name: string;
  /** Its name in addresses: "v2". */
  version: string;
  /** Where its reference begins. */
  url: string;
}

/** The menu of one level, as pages get it. */
export interface PageMenu {
  level: string;
  title: string;
  icon: string;
  groups: readonly MenuGroup[];
  /** The latest first; empty where there is only one. */
  versions: readonly MenuVersion[];
}

/** A step of the way from the menu's top to a page. */
export interface Crumb {
  name: string;
  url: string | null;
}

/** The items of a menu that have a page, in reading order. */
export function menuPages(groups: readonly MenuGroup[]): { name: string; url: string }[] {
  const flatten = (item: MenuItem): { name: string; url: string }[] => [
    ...(item.url ? [{ name: item.name, url: item.url }] : []),
    ...item.items.flatMap(flatten),
  ];
  return groups.flatMap(({ items }) => items.flatMap(flatten));
}

/**
 * A menu narrowed to the items whose name or address holds every word of a query; parents of such
 * items stay. An empty query leaves everything.
 */
export function filterMenu(groups: readonly MenuGroup[], query: string): readonly MenuGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const matches = ({ name, url }: MenuItem) => {
    const last = url?.split('/').at(-1) ?? '';
    const text = `${name} ${last} ${last.replaceAll('-', '')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const narrow = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => {
      const below = narrow(item.items);
      return below.length > 0 || matches(item) ? [{ ...item, items: below }] : [];
    });
  return groups
    .map(({ label, items }) => ({ label, items: narrow(items) }))
    .filter(({ items }) => items.length > 0);
}

/** The pages before and after a path in reading order. */
export function neighbours(groups: readonly MenuGroup[], path: string) {
  const pages = menuPages(groups);
  const index = pages.findIndex(({ url }) => url === path);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}

/** The labels between the menu's title and the item of a path: group and parent items. */
export function trail(groups: readonly MenuGroup[], path: string): Crumb[] {
  const find = (items: readonly MenuItem[]): Crumb[] | undefined => {
    for (const { name, url, items: children } of items) {
      if (url === path) return [];
      const below = find(children);
      if (below) return [{ name, url }, ...below];
    }
    return undefined;
  };
  for (const { label, items } of groups) {
    const found = find(items);
    if (found) return label ? [{ name: label, url: null }, ...found] : found;
  }
  return [];
}
