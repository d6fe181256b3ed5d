import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SECTIONS_FOLDER, SKILLS_PAGE, twinPath } from '../../lib/paths';
import type { FileValues } from '../base/file-values';
import { writeIfChanged } from '../base/write-file';
import { fullPath, fullText, llmsIndexes, pagesOf } from './llms';
import { pageDataFile, readPageData } from './page-data';
import type { LlmsSection, LlmsSource } from './sections';
import { llmsSections } from './sections';
import { skillFiles } from './skills';
import { movedTwin, twinOf } from './twin';

/**
 * Writes the Markdown of every page and alias, the skills, and the files that list or contain them, and
 * removes files of pages and sections that no longer exist. Unchanged files keep their modification time, so
 * they don't have to be compressed again.
 * Pages whose data hasn't changed since `written`, the files of the last build, aren't converted again.
 * Returns the paths, relative to `folder`, the built site. Throws an error that lists all pages that can't be
 * converted.
 */
export function writeTwins(
  site: LlmsSource,
  folder: string,
  written: FileValues<string>,
): string[] {
  const paths = site.pages.map(({ path }) => path);
  const dateOf = proofDateOf(site);
  const isWritten = (path: string) =>
    written.get(pageDataFile(folder, path)) === dateOf(path) &&
    existsSync(join(folder, twinPath(path)));
  const changed = paths.filter((path) => !isWritten(path));
  writeChanged(changed, folder, dateOf);
  for (const path of changed) written.set(pageDataFile(folder, path), dateOf(path));
  const changedPaths = new Set(changed);
  const sections = llmsSections(site);
  const indexes = llmsIndexes(sections);
  const links = site.pages.flatMap((page) =>
    page.aliases.map((alias) => [twinPath(alias), movedTwin(page)] as const),
  );
  const skills = paths.includes(SKILLS_PAGE)
    ? skillFiles(readPageData(folder, SKILLS_PAGE, dateOf(SKILLS_PAGE)))
    : new Map<string, string>();
  for (const [path, text] of [...indexes, ...links, ...skills]) {
    writeIfChanged(join(folder, path), text);
  }
  if (paths.includes(CHANGES_PAGE)) {
    const markdown = readFileSync(join(folder, twinPath(CHANGES_PAGE)), 'utf8');
    writeIfChanged(join(folder, CHANGES_FILE), tablesAsJson(markdown));
  }
  for (const section of sections) {
    const file = join(folder, fullPath(section));
    const digest = createHash('sha256').update(JSON.stringify(section)).digest('hex');
    const isCurrent = written.get(file) === digest && !contains(section, changedPaths);
    if (!isCurrent) writeFullText(section, folder);
    written.set(file, digest);
  }
  const twins = [...paths.map(twinPath), ...links.map(([path]) => path)];
  const files = [...twins, ...indexes.keys(), ...skills.keys(), ...sections.map(fullPath)];
  const names = new Set(files.map((path) => path.slice(1)));
  for (const name of generatedFiles(folder)) if (!names.has(name)) rmSync(join(folder, name));
  return [...names];
}

/** The function returns an empty string if there's no date. */
function proofDateOf({ pages, proofDates }: LlmsSource): (path: string) => string {
  const dates = new Map(pages.map(({ path, file }) => [path, proofDates.get(file) ?? '']));
  return (path) => dates.get(path) ?? '';
}

function writeChanged(
  paths: readonly string[],
  folder: string,
  dateOf: (path: string) => string,
): void {
  const twins = new Map<string, string>();
  const errors: string[] = [];
  for (const path of paths) {
    try {
      twins.set(path, twinOf(readPageData(folder, path, dateOf(path))));
    } catch (error) {
      errors.push(`${path}: ${(error as Error).message}`);
    }
  }
  if (errors.length > 0) throw new Error(`Can't write Markdown:\n${errors.join('\n')}`);
  for (const [path, twin] of twins) writeIfChanged(join(folder, twinPath(path)), twin);
}

function writeFullText(section: LlmsSection, folder: string): void {
  const text = fullText(section, (path) => readFileSync(join(folder, twinPath(path)), 'utf8'));
  writeIfChanged(join(folder, fullPath(section)), text);
}

function contains(section: LlmsSection, paths: ReadonlySet<string>): boolean {
  return pagesOf(section).some(({ path }) => paths.has(path));
}

const SECTION_FILE = new RegExp(`^${SECTIONS_FOLDER}/[^/]+\\.txt$`);

/** With the files about sections. */
function generatedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md') || SECTION_FILE.test(file));
}

/** The page with all breaking changes, and the file with its tables. */
const CHANGES_PAGE = '/guides/platform/breaking-changes';
const CHANGES_FILE = '/breaking-changes.json';

/** Returns the rows of all tables in a page's Markdown as JSON, with their section. The cells are Markdown. */
function tablesAsJson(markdown: string): string {
  const rows: Record<string, string>[] = [];
  let section = '';
  let columns: string[] | undefined;
  for (const line of markdown.split('\n')) {
    section = /^#+ (.*)/.exec(line)?.[1] ?? section;
    const cells = line.startsWith('| ') ? line.slice(2, -2).split(' | ') : undefined;
    if (cells && columns && !/^-+$/.test(cells[0]!)) {
      const values = columns.map((column, index) => [column, cells[index]]);
      rows.push({ section, ...(Object.fromEntries(values) as Record<string, string>) });
    }
    columns = cells && (columns ?? cells);
  }
  return `${JSON.stringify(rows, null, 2)}\n`;
}
