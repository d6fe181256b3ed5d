import { contentPath, entryPath, specLibrary } from '../lib/paths';
import { menuLevel } from '../lib/menu-level';
import { checkLinks } from './check-links';
import { checkMenus } from './check-menus';
import { checkPaths } from './check-paths';
import { entryAliases, flattenEntries, latestVersion, versionsOf } from './library-versions';
import type { Reference } from './markdown-tree';
import { placeIn } from './markdown-tree';
import type { Menu } from './menus';
import { guideMenu, libraryLevel, librariesOfLevel, referenceGroups, referenceMenu } from './menus';
import { readEntry, readPage } from './page-content';
import type { ParseCache } from './parse-cache';
import type { Position, Problem } from './problems';
import type { EntryData, FunctionEntry, Library, SectionTree } from './schemas';
import { ENTRY_SCHEMAS, librariesSchema, menuSchema, sectionTreeSchema } from './schemas';
import type { SourceFile } from './source-files';
import { readSvg } from './svg-source';
import type { YamlSource } from './yaml-source';
import { checkShape, readYaml } from './yaml-source';

/** A page as the checks see it. */
export interface SitePage extends Position {
  path: string;
  file: string;
  title: string;
  level: string;
  /** Other addresses that lead here. */
  aliases: string[];
  /** Everything on the page a link can point at. */
  anchors: Set<string>;
  references: Reference[];
}

/** A menu with the place of each item in its file. */
export interface SiteMenu {
  menu: Menu;
  file: string;
  locate(url: string): Position;
}

/** Everything under `content/` and `spec/`, read and checked as a whole. */
export interface SiteModel {
  pages: SitePage[];
  menus: SiteMenu[];
  images: Set<string>;
  libraries: Library[];
  trees: Map<string, SectionTree>;
  problems: Problem[];
}

interface Reader {
  cache: ParseCache;
  problems: Problem[];
}

/** Reads and checks the whole site from its source files; collects every problem. */
export function readSite(files: SourceFile[], cache: ParseCache): SiteModel {
  const reader: Reader = { cache, problems: [] };
  reader.problems.push(...files.flatMap(({ path }) => misplacedFile(path)));
  const yaml = readYamlFiles(files, reader);
  const libraries = shapeOf(librariesSchema, yaml.get('spec/libraries.yml'), reader);
  const trees = readSectionTrees(yaml, reader);
  const guides = files
    .filter(({ path }) => /^content\/.*\.mdx$/.test(path))
    .map((file) => readGuide(file, reader));
  const pages = guides.filter((page) => page !== undefined);
  const specs = [...yaml.values()].filter(({ file }) => isSpecFile(file));
  // Without the list of libraries every spec file would be a false alarm.
  if (libraries) {
    for (const spec of specs) pages.push(...readSpec(spec, libraries, trees, reader));
    addReferenceAliases(pages, libraries, trees);
  }

  const menus = [...readGuideMenus(yaml, reader), ...referenceMenus(pages, libraries ?? [], trees)];
  const images = files.flatMap(({ path }) =>
    path.startsWith('content/images/') ? [path.slice('content'.length)] : [],
  );
  for (const { path, text } of files) {
    if (path.endsWith('.svg')) reader.problems.push(...readSvg(path, text).problems);
  }
  const model = {
    pages,
    menus,
    images: new Set(images),
    libraries: libraries ?? [],
    trees,
    problems: reader.problems,
  };
  // A file that could not be read would make a false alarm of every link to it.
  if (model.problems.length === 0) model.problems.push(...checkLinks(model), ...checkMenus(model));
  model.problems.push(...checkPaths(model));
  return model;
}

const PLACES = [
  /^content\/(?!menus\/|images\/).+\.mdx$/,
  /^content\/menus\/[^/]+\.yml$/,
  /^content\/images\/.+\.(svg|png|jpg|webp)$/,
  /^spec\/[^/]+(\/[^/]+)?\.yml$/,
];

function misplacedFile(file: string): Problem[] {
  if (PLACES.some((place) => place.test(file))) return [];
  const message = 'A file of this kind has no meaning here';
  return [
    {
      file,
      line: 1,
      column: 1,
      rule: 'file',
      message,
      fix: 'see CONTRIBUTING.md, "Where do I put it?"',
    },
  ];
}

function isSpecFile(file: string): boolean {
  return (
    file.startsWith('spec/') && !file.startsWith('spec/sections/') && file !== 'spec/libraries.yml'
  );
}

function readYamlFiles(files: SourceFile[], { problems }: Reader): Map<string, YamlSource> {
  const sources = files
    .filter(({ path }) => path.endsWith('.yml'))
    .map(({ path, text }) => readYaml(path, text));
  problems.push(...sources.flatMap((source) => source.problems));
  return new Map(sources.filter((s) => s.problems.length === 0).map((s) => [s.file, s]));
}

function shapeOf<T>(
  schema: Parameters<typeof checkShape<T>>[0],
  source: YamlSource | undefined,
  { problems }: Reader,
): T | undefined {
  if (!source) return undefined;
  const checked = checkShape(schema, source);
  problems.push(...checked.problems);
  return checked.value;
}

function readSectionTrees(yaml: Map<string, YamlSource>, reader: Reader): Map<string, SectionTree> {
  const trees = new Map<string, SectionTree>();
  for (const [file, source] of yaml) {
    const name = /^spec\/sections\/([^/]+)\.yml$/.exec(file)?.[1];
    const tree = name && shapeOf(sectionTreeSchema, source, reader);
    if (!tree) continue;
    trees.set(name, tree);
    reader.problems.push(...repeatedEntries(tree, source));
  }
  return trees;
}

/** An id that stands in a section tree twice. */
function repeatedEntries({ groups }: SectionTree, source: YamlSource): Problem[] {
  const seen = new Set<string>();
  const visit = (items: FunctionEntry[], path: (string | number)[]): Problem[] =>
    items.flatMap((item, index) => {
      const at = [...path, index];
      const message = `The entry "${item.id}" stands in the tree twice`;
      const repeated = seen.has(item.id)
        ? [
            {
              file: source.file,
              ...source.locate([...at, 'id']),
              rule: 'spec',
              message,
              fix: 'remove one',
            },
          ]
        : [];
      seen.add(item.id);
      return [...repeated, ...visit(item.items, [...at, 'items'])];
    });
  return groups.flatMap(({ items }, index) => visit(items, ['groups', index, 'items']));
}

function readGuide({ path: file, text }: SourceFile, reader: Reader): SitePage | undefined {
  const { frontMatter, anchors, references, problems } = readPage(reader.cache, file, text);
  reader.problems.push(...problems);
  if (!frontMatter) return undefined;
  const path = contentPath(file.slice('content/'.length));
  return {
    path,
    file,
    line: 1,
    column: 1,
    title: frontMatter.title,
    level: menuLevel(path),
    aliases: frontMatter.aliases,
    anchors: new Set(anchors),
    references,
  };
}

function readSpec(
  source: YamlSource,
  libraries: Library[],
  trees: Map<string, SectionTree>,
  { cache, problems }: Reader,
): SitePage[] {
  const of = specLibrary(source.file.slice('spec/'.length));
  const library = libraries.find((item) => item.library === of.library);
  const tree = library && trees.get(library.sections);
  const add = (at: PropertyKey[], message: string, fix: string) =>
    problems.push({ file: source.file, ...source.locate(at), rule: 'spec', message, fix });
  if (!library || !versionsOf(library).includes(of.version)) {
    const name = of.version ? `${of.library}, version ${of.version}` : of.library;
    add([], `No library ${name} is known`, 'add it to spec/libraries.yml');
    return [];
  }
  if (libraryLevel(library, of.version) === 'home') {
    add([], `The library ${of.library} has no menu level`, 'add it to src/lib/menu-level.ts');
    return [];
  }
  if (!tree) {
    add(
      [],
      `The section tree ${library.sections} cannot be read`,
      `see spec/sections/${library.sections}.yml`,
    );
    return [];
  }
  if (!Array.isArray(source.data)) {
    add([], 'The file is not a list of entries', 'begin each entry with "- id: …"');
    return [];
  }
  const known = new Map(flattenEntries(tree).map((entry) => [entry.id, entry]));
  const seen = new Set<string>();
  return source.data.flatMap((raw: { id?: unknown }, index): SitePage[] => {
    const id = String(raw?.id);
    const entry = known.get(id);
    if (!entry || entry.type === 'markdown') {
      add(
        [index, 'id'],
        `The entry "${id}" is not in the section tree`,
        `add it to spec/sections/${library.sections}.yml`,
      );
      return [];
    }
    if (seen.has(id))
      add([index, 'id'], `The entry "${id}" stands here twice`, 'rename or remove one');
    seen.add(id);
    const shape = checkShape<Omit<EntryData, 'type'>>(ENTRY_SCHEMAS[entry.type], source, [index]);
    problems.push(...shape.problems);
    if (!shape.value) return [];
    const data = { ...shape.value, type: entry.type } as EntryData;
    const page = readEntry(cache, data, library.language);
    const place = <T extends Position & { path: (string | number)[] }>(item: T) => {
      const start = source.locateText([index, ...item.path]);
      return {
        ...item,
        file: source.file,
        ...placeIn({ ...start, indent: start.column - 1 }, item),
      };
    };
    problems.push(...page.problems.map(place));
    return [
      {
        path: entryPath(of, latestVersion(library), id),
        file: source.file,
        ...source.locate([index, 'id']),
        title: entry.title,
        level: libraryLevel(library, of.version),
        aliases: data.aliases,
        anchors: new Set(page.anchors),
        references: page.references.map(place),
      },
    ];
  });
}

function addReferenceAliases(
  pages: SitePage[],
  libraries: Library[],
  trees: Map<string, SectionTree>,
): void {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  eachEntry(libraries, trees, (library, version, entry, path) => {
    const page = byPath.get(path);
    if (page) page.aliases = [...page.aliases, ...entryAliases(library, version, entry)];
  });
}

function eachEntry(
  libraries: Library[],
  trees: Map<string, SectionTree>,
  visit: (library: Library, version: string, entry: FunctionEntry, path: string) => void,
): void {
  for (const library of libraries) {
    const entries = flattenEntries(trees.get(library.sections) ?? { groups: [] });
    for (const version of versionsOf(library)) {
      const of = { library: library.library, version };
      for (const entry of entries) {
        visit(library, version, entry, entryPath(of, latestVersion(library), entry.id));
      }
    }
  }
}

function readGuideMenus(yaml: Map<string, YamlSource>, reader: Reader): SiteMenu[] {
  return [...yaml.values()].flatMap((source): SiteMenu[] => {
    const level = /^content\/menus\/([^/]+)\.yml$/.exec(source.file)?.[1];
    const file = level && shapeOf(menuSchema, source, reader);
    if (!file) return [];
    const paths = new Map<string, PropertyKey[]>();
    file.groups.forEach(({ items }, group) => {
      const visit = (list: typeof items, at: PropertyKey[]) =>
        list.forEach((item, index) => {
          if (item.url && !paths.has(item.url)) paths.set(item.url, [...at, index, 'url']);
          visit(item.items, [...at, index, 'items']);
        });
      visit(items, ['groups', group, 'items']);
    });
    const locate = (url: string) => source.locate(paths.get(url) ?? []);
    return [{ menu: guideMenu(level, file), file: source.file, locate }];
  });
}

function referenceMenus(
  pages: SitePage[],
  libraries: Library[],
  trees: Map<string, SectionTree>,
): SiteMenu[] {
  const existing = new Set(pages.map(({ path }) => path));
  const levels = new Set(
    libraries.flatMap((library) => versionsOf(library).map((v) => libraryLevel(library, v))),
  );
  return [...levels].map((level): SiteMenu => {
    const parts = librariesOfLevel(level, libraries).map(({ library, version }) => {
      const tree = trees.get(library.sections) ?? { groups: [] };
      const of = { library: library.library, version };
      const has = flattenEntries(tree).filter(({ id }) =>
        existing.has(entryPath(of, latestVersion(library), id)),
      );
      const ids = new Set(has.map(({ id }) => id));
      return { library, version, groups: referenceGroups(library, version, tree, ids) };
    });
    const file = `spec/sections/${parts[0]?.library.sections}.yml`;
    return { menu: referenceMenu(level, parts), file, locate: () => ({ line: 1, column: 1 }) };
  });
}
