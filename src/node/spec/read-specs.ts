import { entryPath, specLibrary } from '../../lib/paths';
import { entryAliases, flattenEntries, latestVersion, versionsOf } from './versions';
import { placeIn } from '../markdown/to-tree';
import { referenceLevel } from '../../lib/menu-level';
import { readEntry } from '../markdown/page-content';
import { labelsAt } from '../site/page-metadata';
import { entrySearchFields } from '../site/search-fields';
import type { ParseCache } from '../cache/parse-cache';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type { EntryData, FunctionEntry, Library, SectionTree } from './content-schemas';
import { ENTRY_SCHEMAS, librariesSchema, sectionTreeSchema } from './content-schemas';
import type { SitePage } from '../site/types';
import type { ReadContext } from '../site/read-context';
import type { SourceFile } from '../site/source-files';
import { shapeOf } from '../site/read-context';
import type { YamlSource } from './yaml-source';
import { checkShape, readYaml } from './yaml-source';

/** The libraries and the section trees, those that can be read. */
export function readLibraries(
  yaml: Map<string, YamlSource>,
  reader: ReadContext,
): { libraries: Library[]; trees: Map<string, SectionTree> } {
  const libraries = shapeOf(librariesSchema, yaml.get('spec/libraries.yml'), reader) ?? [];
  return { libraries, trees: readSectionTrees(yaml, reader) };
}

/** The section trees of `spec/sections/`, by name. */
function readSectionTrees(yaml: Map<string, YamlSource>, reader: ReadContext): Map<string, SectionTree> {
  const trees = new Map<string, SectionTree>();
  for (const [file, source] of yaml) {
    const name = /^spec\/sections\/([^/]+)\.yml$/.exec(file)?.[1];
    const tree = name && shapeOf(sectionTreeSchema, source, reader);
    if (!tree) continue;
    trees.set(name, tree);
    reader.diagnostics.push(...repeatedEntries(tree, source));
  }
  return trees;
}

/** An id that stands in a section tree twice. */
function repeatedEntries({ groups }: SectionTree, source: YamlSource): Diagnostic[] {
  const seen = new Set<string>();
  const visit = (items: FunctionEntry[], path: (string | number)[]): Diagnostic[] =>
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

/** The pages of a spec file: one for each of its entries. */
export function readSpecFile(
  file: SourceFile,
  libraries: Library[],
  trees: ReadonlyMap<string, SectionTree>,
  { cache, diagnostics }: ReadContext,
): SitePage[] {
  const read = cache.get(specKey(file, libraries, trees), () => {
    const source = readYaml(file.path, file.text);
    const found = [...source.diagnostics];
    const reader = { cache, diagnostics: found };
    // Without the list of libraries every spec file would be a false alarm.
    const isReadable = found.length === 0 && libraries.length > 0;
    const pages = isReadable ? readSpec(source, libraries, trees, reader) : [];
    return {
      pages: pages.map((page) => ({ ...page, anchors: [...page.anchors] })),
      diagnostics: found,
    };
  });
  diagnostics.push(...read.diagnostics);
  return read.pages.map((page) => ({ ...page, anchors: new Set(page.anchors) }));
}

/** True if reading this spec file costs nothing any more. */
export function hasSpec(
  file: SourceFile,
  libraries: Library[],
  trees: ReadonlyMap<string, SectionTree>,
  cache: ParseCache,
): boolean {
  return cache.has(specKey(file, libraries, trees));
}

function specKey(
  { path, text }: SourceFile,
  libraries: Library[],
  trees: ReadonlyMap<string, SectionTree>,
): string[] {
  return ['spec', path, text, JSON.stringify([libraries, [...trees]])];
}

function readSpec(
  source: YamlSource,
  libraries: Library[],
  trees: ReadonlyMap<string, SectionTree>,
  { cache, diagnostics }: ReadContext,
): SitePage[] {
  const of = specLibrary(source.file.slice('spec/'.length));
  const library = libraries.find((item) => item.library === of.library);
  const tree = library && trees.get(library.sections);
  const add = (at: PropertyKey[], message: string, fix: string) =>
    diagnostics.push({ file: source.file, ...source.locate(at), rule: 'spec', message, fix });
  if (!library || !versionsOf(library).includes(of.version)) {
    const name = of.version ? `${of.library}, version ${of.version}` : of.library;
    add([], `No library ${name} is known`, 'add it to spec/libraries.yml');
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
    diagnostics.push(...shape.diagnostics);
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
    diagnostics.push(...page.diagnostics.map(place));
    return [
      {
        path: entryPath(of, latestVersion(library), id),
        file: source.file,
        ...source.locate([index, 'id']),
        title: entry.title,
        labels: labelsAt(source, [index]),
        level: referenceLevel(library, of.version),
        aliases: data.aliases,
        anchors: new Set(page.anchors),
        formerAnchors: page.formerAnchors,
        headings: [],
        references: page.references.map(place),
        entry: { ...of, id, call: data.title },
        searchFields: entrySearchFields(entry, data, page),
      },
    ];
  });
}

/** Adds to the pages of library-versions the other addresses that follow from their ids. */
export function addReferenceAliases(
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
