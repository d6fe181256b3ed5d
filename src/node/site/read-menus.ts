import { referenceLevel } from '../../lib/menu-level';
import { flattenEntries, pathOfEntry, versionsOf } from '../spec/versions';
import { librariesOfLevel, menuLabel, referenceGroups, referenceMenu } from './menus';
import type { Specs } from '../spec/library-schemas';
import { menuSchema } from './menus';
import type { SiteMenu } from './menus';
import type { SitePage } from '../spec/page';
import type { ReadContext } from '../sources/read-context';
import { shapeOf } from '../sources/read-context';
import type { YamlSource } from '../sources/yaml-source';

/** Leaves out invalid files. Also reports pages that a menu lists twice. */
export function readGuideMenus(yaml: Map<string, YamlSource>, context: ReadContext): SiteMenu[] {
  return [...yaml.values()].flatMap((source): SiteMenu[] => {
    const level = /^content\/menus\/([^/]+)\.yml$/.exec(source.file)?.[1];
    const file = level && shapeOf(menuSchema, source, context);
    if (!file) return [];
    const paths = new Map<string, PropertyKey[]>();
    const repeated = (url: string, path: PropertyKey[]) => {
      const message = `The menu already has an item for ${url}`;
      const at = { file: source.file, ...source.locate(path), rule: 'menu' };
      context.diagnostics.push({ ...at, message, fix: 'remove one of them' });
    };
    file.groups.forEach(({ items }, group) => {
      const visit = (list: typeof items, path: PropertyKey[]) =>
        list.forEach((item, index) => {
          if (item.url && paths.has(item.url)) repeated(item.url, [...path, index, 'url']);
          else if (item.url) paths.set(item.url, [...path, index, 'url']);
          visit(item.items, [...path, index, 'items']);
        });
      visit(items, ['groups', group, 'items']);
    });
    const locate = (url: string) => source.locate(paths.get(url) ?? []);
    return [{ menu: { level, ...file, versions: [] }, file: source.file, locate }];
  });
}

/** Creates menus from the section trees and the existing pages. */
export function referenceMenus(pages: SitePage[], { libraries, trees }: Specs): SiteMenu[] {
  const existing = new Map(pages.map((page) => [page.path, page]));
  const levels = new Set(
    libraries.flatMap((library) => versionsOf(library).map((v) => referenceLevel(library, v))),
  );
  return [...levels].map((level): SiteMenu => {
    const libraryVersions = librariesOfLevel(level, libraries).map(({ library, version }) => {
      const tree = trees.get(library.sections) ?? { groups: [] };
      const labels = flattenEntries(tree).flatMap((entry): [string, string][] => {
        const page = existing.get(pathOfEntry(library, version, entry.id));
        return page ? [[entry.id, menuLabel(entry, page.entry)]] : [];
      });
      return { library, version, groups: referenceGroups(library, version, tree, new Map(labels)) };
    });
    const file = `spec/sections/${libraryVersions[0]?.library.sections}.yml`;
    return {
      menu: referenceMenu(level, libraryVersions),
      file,
      locate: () => ({ line: 1, column: 1 }),
    };
  });
}
