import { fileDiagnostic } from '../../lib/diagnostic';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Section } from '../../lib/content-tree';
import { contentPath, isSpecFile } from '../../lib/paths';
import { menuLevel } from '../../lib/menu-level';
import { shownFiles } from '../markdown/fence-code';
import { isExampleFile } from '../sources/source-files';
import type { SourceFile } from '../sources/source-files';
import type { SearchFields } from '../spec/search-fields';
import { readPage } from '../markdown/page-content';
import type { ParseCache } from '../base/parse-cache';
import type { Partials } from '../markdown/partials';
import {
  checkPartials,
  namesOfParts,
  partialFile,
  readPartials,
  readPartial,
} from '../markdown/partials';
import type { ChangeFile } from '../spec/read-changes';
import { callsOf, readChanges } from '../spec/read-changes';
import type { PageHistory, SitePage, SitePartial } from '../spec/page';
import { addReferenceAliases, readLibraries, readSpecFile } from '../spec/read-specs';
import type { Library } from '../spec/library-schemas';
import type { FrontMatter } from '../markdown/front-matter';
import type { ReadContext } from '../sources/read-context';
import { readYamlFiles } from '../sources/read-context';
import { readSvg } from '../markdown/svg';
import type { YamlSource } from '../sources/yaml-source';
import { checkLinks } from './check-links';
import { checkMenus } from './check-menus';
import { checkPaths } from './check-paths';
import { readGuideMenus, referenceMenus } from './read-menus';
import { OWNERS_FILE, readOwners } from './owners';
import type { SiteModel } from './types';
import { readRedirects, REDIRECTS_FILE } from './read-redirects';
import { readSearches, readWords, WORDS_FILE } from './read-searches';
import { addTableAnchors } from './table-references';

/**
 * Reads and validates the site, and collects all diagnostics. `unread` are those about files that
 * `readSourceFiles` left out.
 */
export function readSite(
  files: SourceFile[],
  cache: ParseCache,
  unread: readonly Diagnostic[] = [],
): SiteModel {
  const context: ReadContext = { cache, diagnostics: [...unread] };
  context.diagnostics.push(...files.flatMap(({ path }) => misplacedFile(path)));
  context.diagnostics.push(...checkExamples(files));
  const specFiles = files.filter(({ path }) => isSpecFile(path));
  const yaml = readYamlFiles(
    files.filter((file) => !specFiles.includes(file)),
    context,
  );
  const specs = readLibraries(yaml, context);
  const { libraries } = specs;
  const parts = readPartials(files);
  const guides = files
    .filter(({ path }) => /^content\/.*\.mdx$/.test(path))
    .map((file) => readGuide(file, parts, libraries, context));
  const pages = guides.filter((page) => page !== undefined);
  for (const file of specFiles) pages.push(...readSpecFile(file, specs, context));
  addReferenceAliases(pages, specs);
  const isReadable = context.diagnostics.length === 0;
  const families = readRedirects(yaml.get(REDIRECTS_FILE), pages, context);
  readSearches(yaml, pages, context);
  const searchWords = readWords(yaml.get(WORDS_FILE), context);
  const areas = readOwners(yaml.get(OWNERS_FILE), pages, context);
  for (const page of pages) addTableAnchors(page, pages, specs);
  const changeFiles = libraries.length > 0 ? readAllChanges(yaml, pages, libraries, context) : [];

  // If a page is missing, all that refers to it would cause misleading errors.
  if (!isReadable) {
    const independent = context.diagnostics.filter(({ rule }) => !CROSS_FILE.has(rule));
    context.diagnostics.splice(0, Infinity, ...independent);
  }
  const menus = [...readGuideMenus(yaml, context), ...referenceMenus(pages, specs)];
  const images = new Map<string, string>();
  for (const { path, text } of files) {
    const isSvg = path.endsWith('.svg');
    const svg = isSvg ? cache.get(['svg', path, text], () => readSvg(path, text)) : undefined;
    context.diagnostics.push(...(svg?.diagnostics ?? []));
    if (path.startsWith('content/images/')) {
      images.set(path.slice('content'.length), svg?.markup ?? '');
    }
  }
  const model = {
    pages,
    menus,
    images,
    parts: readSitePartials(parts, context),
    notes: changeFiles.map(({ note }) => note),
    changes: changeFiles.flatMap(({ changes }) => changes),
    families,
    areas,
    searchWords,
    ...specs,
    isComplete: context.diagnostics.length === 0,
    diagnostics: context.diagnostics,
  };
  // If a file is invalid, every link to it would cause a misleading error.
  if (model.isComplete) model.diagnostics.push(...checkLinks(model), ...checkMenus(model));
  model.diagnostics.push(...checkPaths(model));
  return model;
}

/** Rules that compare files with pages. */
const CROSS_FILE = new Set(['redirect', 'search', 'owners', 'changes']);

/** Reads the files in `spec/changes/`. Reports invalid files, and leaves them out. */
function readAllChanges(
  yaml: Map<string, YamlSource>,
  pages: SitePage[],
  libraries: Library[],
  context: ReadContext,
): ChangeFile[] {
  const calls = callsOf(pages);
  return [...yaml.values()]
    .filter(({ file }) => file.startsWith('spec/changes/'))
    .flatMap((source) => readChanges(source, libraries, calls, context) ?? []);
}

function readSitePartials(parts: Partials, { cache, diagnostics }: ReadContext): SitePartial[] {
  diagnostics.push(...checkPartials(cache, parts));
  return namesOfParts(parts).map((name) => {
    const { references, diagnostics: found } = readPartial(cache, name, parts);
    diagnostics.push(...found);
    return { name, file: partialFile(name), references };
  });
}

function historyOf({ changes, updated, reviewed }: FrontMatter): PageHistory {
  return { changes, ...(updated && { updated }), ...(reviewed && { reviewed }) };
}

function readGuide(
  { path: file, text }: SourceFile,
  parts: Partials,
  libraries: Library[],
  { cache, diagnostics }: ReadContext,
): SitePage | undefined {
  const page = readPage(cache, file, text, parts);
  const { frontMatter, labels, anchors, formerAnchors, headings, references } = page;
  diagnostics.push(...page.diagnostics);
  if (!frontMatter) return undefined;
  const path = contentPath(file.slice('content/'.length));
  return {
    path,
    file,
    line: 1,
    column: 1,
    title: frontMatter.title,
    labels,
    level: menuLevel(path, libraries),
    aliases: frontMatter.aliases,
    anchors: new Set(anchors),
    formerAnchors,
    headings,
    references,
    searchFields: guideSearchFields(frontMatter, page.sections),
    history: historyOf(frontMatter),
  };
}

const LOCATIONS = [
  /^content\/(?!menus\/|searches\/|images\/|parts\/|examples\/).+\.mdx$/,
  /^content\/parts\/[a-z0-9-]+\.md$/,
  /^content\/(redirects|owners|promises)\.yml$/,
  /^content\/(menus|searches)\/[^/]+\.yml$/,
  /^content\/images\/.+\.(svg|png|jpg|webp)$/,
  /^spec\/(?!changes\/)[^/]+(\/[^/]+){0,2}\.yml$/,
  /^spec\/changes\/[a-z0-9-]+-v\d+\.yml$/,
];

/** The build would silently ignore a file in this location. */
function misplacedFile(file: string): Diagnostic[] {
  if (isExampleFile(file) || LOCATIONS.some((location) => location.test(file))) return [];
  const message = "Files of this type don't belong in this folder";
  const fix = 'see "Where does it go?" in CONTRIBUTING.md';
  return [fileDiagnostic(file, 'file', message, fix)];
}

function guideSearchFields(frontMatter: FrontMatter, sections: Section[]): SearchFields {
  const { title, description, keywords } = frontMatter;
  return { title, summary: description, names: [], keywords, phrases: [], sections };
}

/** An example is only checked on the pages that show it. */
function checkExamples(files: readonly SourceFile[]): Diagnostic[] {
  const shown = new Set(
    files.flatMap(({ path, text }) => (/\.mdx?$/.test(path) ? shownFiles(text) : [])),
  );
  const fix = 'show it with file="…" in a code block, or remove it';
  return files
    .filter(({ path }) => isExampleFile(path) && !shown.has(path))
    .map(({ path }) => fileDiagnostic(path, 'file', 'No page shows this example', fix));
}
