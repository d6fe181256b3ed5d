import { contentPath, isSpecFile } from '../../lib/paths';
import { menuLevel } from '../../lib/menu-level';
import { checkLinks } from './check-links';
import { checkMenus } from './check-menus';
import { checkPaths } from './check-paths';
import type { Reference } from '../markdown/to-tree';
import type { Menu } from './menus';
import { readPage } from '../markdown/page-content';
import type { PageLabel } from './page-metadata';
import type { PageWords } from './search-fields';
import { guideWords } from './search-fields';
import type { ParseCache } from '../cache/parse-cache';
import type { Partials } from '../markdown/partials';
import { checkPartials, partialFile, readPartials, readPartial } from '../markdown/partials';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import { readGuideMenus, referenceMenus } from './read-menus';
import { callsOf, readChanges } from '../spec/read-changes';
import { addReferenceAliases, readLibraries, readSpecFile } from '../spec/read-specs';
import type { Library, SectionTree } from '../spec/content-schemas';
import type { ReadContext } from './read-context';
import { misplacedFile, readYamlFiles } from './read-context';
import type { SourceFile } from './source-files';
import { readSvg } from '../markdown/svg';
import { addTableAnchors } from './table-references';
import type { YamlSource } from '../spec/yaml-source';

/** A page as the checks see it. */
export interface SitePage extends Position {
  path: string;
  file: string;
  title: string;
  labels: PageLabel[];
  level: string;
  /** Other addresses that lead here. */
  aliases: string[];
  /** Everything on the page a link can point at. */
  anchors: Set<string>;
  references: Reference[];
  /** The entry it is the page of, with its call. */
  entry?: { library: string; version: string; id: string; call: string };
  words: PageWords;
}

/** A menu with the place of each item in its file. */
export interface SiteMenu {
  menu: Menu;
  file: string;
  locate(url: string): Position;
}

/** A text that several pages share, or one of a data file. */
export interface SitePartial {
  name: string;
  file: string;
  references: Reference[];
}

/** Everything under `content/` and `spec/`, read and checked as a whole. */
export interface SiteModel {
  pages: SitePage[];
  menus: SiteMenu[];
  images: Set<string>;
  parts: SitePartial[];
  /** Texts about changes between versions. */
  notes: SitePartial[];
  libraries: Library[];
  trees: Map<string, SectionTree>;
  diagnostics: Diagnostic[];
}

/** Reads and checks the whole site from its source files; collects every problem. */
export function readSite(files: SourceFile[], cache: ParseCache): SiteModel {
  const reader: ReadContext = { cache, diagnostics: [] };
  reader.diagnostics.push(...files.flatMap(({ path }) => misplacedFile(path)));
  const specs = files.filter(({ path }) => isSpecFile(path));
  const yaml = readYamlFiles(
    files.filter((file) => !specs.includes(file)),
    reader,
  );
  const { libraries, trees } = readLibraries(yaml, reader);
  const parts = readPartials(files);
  const guides = files
    .filter(({ path }) => /^content\/.*\.mdx$/.test(path))
    .map((file) => readGuide(file, parts, reader));
  const pages = guides.filter((page) => page !== undefined);
  for (const spec of specs) pages.push(...readSpecFile(spec, libraries, trees, reader));
  addReferenceAliases(pages, libraries, trees);
  for (const page of pages) addTableAnchors(page, pages, libraries, trees);
  const notes = libraries.length > 0 ? readAllChanges(yaml, pages, libraries, reader) : [];

  const menus = [...readGuideMenus(yaml, reader), ...referenceMenus(pages, libraries, trees)];
  const images = files.flatMap(({ path }) =>
    path.startsWith('content/images/') ? [path.slice('content'.length)] : [],
  );
  for (const { path, text } of files) {
    if (path.endsWith('.svg')) reader.diagnostics.push(...readSvg(path, text).diagnostics);
  }
  const model = {
    pages,
    menus,
    images: new Set(images),
    parts: readSitePartials(parts, reader),
    notes,
    libraries,
    trees,
    diagnostics: reader.diagnostics,
  };
  // A file that could not be read would make a false alarm of every link to it.
  if (model.diagnostics.length === 0)
    model.diagnostics.push(...checkLinks(model), ...checkMenus(model));
  model.diagnostics.push(...checkPaths(model));
  return model;
}

/** What the files of `spec/changes/` say; nothing of an entry that could not be read. */
function readAllChanges(
  yaml: Map<string, YamlSource>,
  pages: SitePage[],
  libraries: Library[],
  reader: ReadContext,
): SitePartial[] {
  const calls = callsOf(pages);
  return [...yaml.values()]
    .filter(({ file }) => file.startsWith('spec/changes/'))
    .flatMap((source) => readChanges(source, libraries, calls, reader) ?? []);
}

/** The shared parts, and what is wrong with them. */
function readSitePartials(parts: Partials, { cache, diagnostics }: ReadContext): SitePartial[] {
  diagnostics.push(...checkPartials(cache, parts));
  return [...parts].map(([name, text]) => {
    const { references, diagnostics: found } = readPartial(cache, name, text);
    diagnostics.push(...found);
    return { name, file: partialFile(name), references };
  });
}

function readGuide(
  { path: file, text }: SourceFile,
  parts: Partials,
  reader: ReadContext,
): SitePage | undefined {
  const page = readPage(reader.cache, file, text, parts);
  const { frontMatter, labels, anchors, references, diagnostics } = page;
  reader.diagnostics.push(...diagnostics);
  if (!frontMatter) return undefined;
  const path = contentPath(file.slice('content/'.length));
  return {
    path,
    file,
    line: 1,
    column: 1,
    title: frontMatter.title,
    labels,
    level: menuLevel(path),
    aliases: frontMatter.aliases,
    anchors: new Set(anchors),
    references,
    words: guideWords(frontMatter, page.sections),
  };
}
