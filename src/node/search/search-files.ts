import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { FILES_FOLDER, MANIFEST } from '../../lib/search-files';
import { readErrorRow } from '../../lib/error-row';
import type { SearchRecord } from '../../lib/search-record';
import { NO_WORDS } from '../../lib/search-record';
import { listErrors } from '../../search/engine/errors';
import { packNames, packTexts } from '../../search/engine/section-index';
import type { EngineSection, IndexFile, Manifest } from '../../search/engine/sections';
import { FILES_FORMAT, olderLevels, packSections, sectionsOf } from '../../search/engine/sections';
import { writeFileAtomic } from '../base/write-file';

/** In characters. After that, the next page starts a new file. */
const TEXT_FILE_LENGTH = 60_000;

/** Removes outdated files, too. */
export function writeSearchFiles(files: ReadonlyMap<string, string>, folder: string): void {
  const target = join(folder, FILES_FOLDER);
  replaceFiles(target, [...files.keys()], (name) =>
    writeFileAtomic(join(target, name), files.get(name)!),
  );
}

/** Removes outdated files, too. Files can't be moved between the volumes of a container. */
export function copySearchFiles(from: string, to: string): void {
  const [source, target] = [join(from, FILES_FOLDER), join(to, FILES_FOLDER)];
  replaceFiles(target, readdirSync(source), (name) => {
    const { atime, mtime } = statSync(join(source, name));
    writeFileAtomic(join(target, name), readFileSync(join(source, name)));
    // Compressed files have the time of their original.
    utimesSync(join(target, name), atime, mtime);
  });
}

/** What the first search loads. Empty if the site has no index. */
export function firstFiles(folder: string): string[] {
  const pathOf = (name: string) => join(folder, FILES_FOLDER, name);
  if (!existsSync(pathOf(MANIFEST))) return [];
  const { headings, index } = JSON.parse(readFileSync(pathOf(MANIFEST), 'utf8')) as Manifest;
  return [MANIFEST, headings, index].map(pathOf);
}

/** The manifest comes last, so it never names a file that doesn't exist yet. */
function replaceFiles(folder: string, names: readonly string[], put: (name: string) => void): void {
  mkdirSync(folder, { recursive: true });
  const isManifest = (name: string) => name.startsWith(MANIFEST);
  for (const name of names) {
    // All names except the manifest's contain a hash of the text.
    if (!isManifest(name) && !existsSync(join(folder, name))) put(name);
  }
  names.filter(isManifest).forEach(put);
  const known = new Set(names);
  const isOutdated = (name: string) => !known.has(name.replace(/\.gz$/, ''));
  for (const name of readdirSync(folder).filter(isOutdated)) rmSync(join(folder, name));
}

/** By name. All names except the manifest's contain a hash. */
export function searchFiles(
  records: readonly SearchRecord[],
  words = NO_WORDS,
): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, value: unknown): string => {
    const text = JSON.stringify(value);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    files.set(`${name}-${hash}.json`, text);
    return `${name}-${hash}.json`;
  };
  const { sections, texts, code } = sectionsOf(records);
  const { first, more } = partsOf(sections, texts);
  const addAll = (name: string, all: readonly string[][]) =>
    splitTexts(sections, all).map(({ start, part }) => ({ first: start, file: add(name, part) }));
  const index: IndexFile = {
    texts: packTexts(sections, first),
    phrases: sections.flatMap(({ phrases }, id): IndexFile['phrases'] =>
      phrases.length > 0 ? [[id, ...phrases]] : [],
    ),
  };
  const manifest: Manifest = {
    format: FILES_FORMAT,
    headings: add('headings', packSections(sections, words)),
    index: add('index', index),
    more: add('more', packTexts(sections, more)),
    names: add('names', packNames(sections, texts, code)),
    errors: add('errors', listErrors(sections, texts)),
    texts: addAll('texts', texts),
    code: addAll('code', code),
    levels: Object.fromEntries(
      sections
        .filter(({ library }) => library)
        .map(({ level, hierarchy }) => [level, hierarchy.lvl0 ?? level]),
    ),
  };
  files.set(MANIFEST, JSON.stringify(manifest));
  return files;
}

/** Pages whose texts rarely answer a question. Their titles and phrases are in the first part. */
const RARE =
  /^\/(?:handbook|learn)\/|\/release-notes$|^\/reference\/(management-api|auth|storage|realtime|self-hosting-\w+)\//;

/** Divides texts into those that every search needs, and the others: errors, older versions, and rare pages. */
export function partsOf(sections: readonly EngineSection[], texts: readonly string[][]) {
  const older = olderLevels(sections);
  const isMore = (text: string, section: number) =>
    older.has(sections[section]!.level) ||
    RARE.test(sections[section]!.page) ||
    readErrorRow(text) !== undefined;
  const select = (inMore: boolean) =>
    texts.map((parts, section) => parts.filter((text) => isMore(text, section) === inMore));
  return { first: select(false), more: select(true) };
}

/** Between pages, into parts of about the same length. */
function splitTexts(
  sections: readonly { depth: number }[],
  texts: readonly string[][],
): { start: number; part: string[][] }[] {
  const parts: { start: number; part: string[][] }[] = [];
  let length = Infinity;
  texts.forEach((text, number) => {
    if (length > TEXT_FILE_LENGTH && sections[number]!.depth === 1) {
      parts.push({ start: number, part: [] });
      length = 0;
    }
    parts.at(-1)!.part.push(text);
    length += text.reduce((sum, part) => sum + part.length, 0);
  });
  return parts;
}
