import { specLibrary } from '../../lib/paths';
import { entryAliases, flattenEntries, pathOfEntry, versionsOf } from './versions';
import { referenceLevel } from '../../lib/menu-level';
import { readEntry } from './entry-page';
import { labelsAt } from '../markdown/page-metadata';
import { entrySearchFields } from './search-fields';
import type { ParseCache } from '../base/parse-cache';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type { FunctionEntry, SectionTree, Specs } from './library-schemas';
import type { EntryData } from './entry-schemas';
import { librariesSchema, sectionTreeSchema } from './library-schemas';
import { ENTRY_SCHEMAS } from './entry-schemas';
import type { SitePage } from './page';
import type { ReadContext } from '../sources/read-context';
import type { SourceFile } from '../sources/source-files';
import { placeInYaml, shapeOf } from '../sources/read-context';
import type { YamlSource } from '../sources/yaml-source';
import { checkShape, readYaml } from '../sources/yaml-source';

/** Leaves out invalid files. */
export function readLibraries(yaml: Map<string, YamlSource>, context: ReadContext): Specs {
  const libraries = shapeOf(librariesSchema, yaml.get('spec/libraries.yml'), context) ?? [];
  const trees = new Map<string, SectionTree>();
  for (const [file, source] of yaml) {
    const name = /^spec\/sections\/([^/]+)\.yml$/.exec(file)?.[1];
    const tree = name && shapeOf(sectionTreeSchema, source, context);
    if (!tree) continue;
    trees.set(name, tree);
    context.diagnostics.push(...repeatedEntries(tree, source));
  }
  return { libraries, trees };
}

function repeatedEntries({ groups }: SectionTree, source: YamlSource): Diagnostic[] {
  const seen = new Set<string>();
  const visit = (items: FunctionEntry[], path: (string | number)[]): Diagnostic[] =>
    items.flatMap((item, index) => {
      const itemPath = [...path, index];
      const nested = () => visit(item.items, [...itemPath, 'items']);
      if (!seen.has(item.id)) {
        seen.add(item.id);
        return nested();
      }
      const { line, column } = source.locate([...itemPath, 'id']);
      const message = `The entry "${item.id}" is in the section tree twice`;
      const { file } = source;
      return [{ file, line, column, rule: 'spec', message, fix: 'remove one' }, ...nested()];
    });
  return groups.flatMap(({ items }, index) => visit(items, ['groups', index, 'items']));
}

/** One page per entry. Leaves out invalid entries. */
export function readSpecFile(
  file: SourceFile,
  specs: Specs,
  { cache, diagnostics }: ReadContext,
): SitePage[] {
  const result = cache.get(specKey(file, specs), () => {
    const source = readYaml(file.path, file.text);
    const found = [...source.diagnostics];
    // Without the libraries, every spec file would cause a misleading error.
    const isReadable = found.length === 0 && specs.libraries.length > 0;
    const pages = isReadable ? readSpec(source, specs, { cache, diagnostics: found }) : [];
    return {
      pages: pages.map((page) => ({ ...page, anchors: [...page.anchors] })),
      diagnostics: found,
    };
  });
  diagnostics.push(...result.diagnostics);
  return result.pages.map((page) => ({ ...page, anchors: new Set(page.anchors) }));
}

export function hasSpec(file: SourceFile, specs: Specs, cache: ParseCache): boolean {
  return cache.has(specKey(file, specs));
}

/** The libraries and trees as JSON, for the cache keys of all spec files. */
const specsKeys = new WeakMap<Specs, string>();

function specKey({ path, text }: SourceFile, specs: Specs): string[] {
  const { libraries, trees } = specs;
  const shared = specsKeys.get(specs) ?? JSON.stringify([libraries, [...trees]]);
  specsKeys.set(specs, shared);
  return ['spec', path, text, shared];
}

function readSpec(
  source: YamlSource,
  { libraries, trees }: Specs,
  { cache, diagnostics }: ReadContext,
): SitePage[] {
  const { library: name, version } = specLibrary(source.file.slice('spec/'.length));
  const library = libraries.find((item) => item.library === name);
  const tree = library && trees.get(library.sections);
  const report = (path: PropertyKey[], message: string, fix: string) =>
    diagnostics.push({ file: source.file, ...source.locate(path), rule: 'spec', message, fix });
  if (library && !version && library.versions.length > 0) {
    const [latest = ''] = library.versions;
    const folder = `spec/${name}/${latest}/`;
    report(
      [],
      `${library.name} has versions, but the file isn't in the folder of one`,
      `move it to ${folder}`,
    );
    return [];
  }
  if (!library || !versionsOf(library).includes(version)) {
    report([], `Unknown library: ${name} ${version}`.trimEnd(), 'add it to spec/libraries.yml');
    return [];
  }
  const treeFile = `spec/sections/${library.sections}.yml`;
  if (!tree) {
    report([], `The section tree of ${library.name} is missing or invalid`, `check ${treeFile}`);
    return [];
  }
  if (!Array.isArray(source.data)) {
    report([], "The file isn't a list of entries", 'start each entry with "- id: …"');
    return [];
  }
  const treeEntries = new Map(flattenEntries(tree).map((entry) => [entry.id, entry]));
  const seen = new Set<string>();
  return source.data.flatMap((raw: { id?: unknown }, index): SitePage[] => {
    const id = String(raw?.id);
    if (typeof raw?.id !== 'string') {
      report([index, 'id'], 'The entry has no ID', 'start it with "- id: …"');
      return [];
    }
    const entry = treeEntries.get(id);
    if (!entry) {
      report([index, 'id'], `The entry "${id}" isn't in the section tree`, `add it to ${treeFile}`);
      return [];
    }
    if (entry.type === 'markdown') {
      const page = `content${pathOfEntry(library, version, id)}.mdx`;
      const message = `${treeFile} says that "${id}" is a hand-written page`;
      const fix = `move the entry to ${page}, or change its type in ${treeFile}`;
      report([index, 'id'], message, fix);
      return [];
    }
    if (seen.has(id)) report([index, 'id'], `The entry "${id}" is listed twice`, 'remove one');
    seen.add(id);
    const shape = checkShape<Omit<EntryData, 'type'>>(ENTRY_SCHEMAS[entry.type], source, [index]);
    diagnostics.push(...shape.diagnostics);
    if (!shape.value) return [];
    const data = { ...shape.value, type: entry.type } as EntryData;
    const page = readEntry(cache, data, { language: library.language, product: entry.product });
    const withFilePosition = <T extends Position & { path: (string | number)[] }>(item: T) =>
      placeInYaml(source, [index, ...item.path], item);
    diagnostics.push(...page.diagnostics.map(withFilePosition));
    return [
      {
        path: pathOfEntry(library, version, id),
        file: source.file,
        ...source.locate([index, 'id']),
        title: entry.title,
        labels: labelsAt(source, [index]),
        level: referenceLevel(library, version),
        aliases: data.aliases,
        anchors: new Set(page.anchors),
        formerAnchors: page.formerAnchors,
        headings: [],
        references: page.references.map(withFilePosition),
        entry: {
          ...{ library: name, version, id },
          ...{ call: data.title, isDeprecated: data.deprecated !== undefined },
        },
        source: { item: entry, data },
        searchFields: entrySearchFields(entry, data, page),
      },
    ];
  });
}

/** Aliases from entry IDs, slugs, and library names. */
export function addReferenceAliases(pages: SitePage[], { libraries, trees }: Specs): void {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const library of libraries) {
    const entries = flattenEntries(trees.get(library.sections) ?? { groups: [] });
    for (const version of versionsOf(library)) {
      for (const entry of entries) {
        const page = byPath.get(pathOfEntry(library, version, entry.id));
        if (page) page.aliases = [...page.aliases, ...entryAliases(library, version, entry)];
      }
    }
  }
}
