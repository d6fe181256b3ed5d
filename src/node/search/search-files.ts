import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FILES_FOLDER, MANIFEST } from '../../lib/search-files';
import type { SearchRecord } from '../../lib/search-record';
import type { Manifest } from '../../search/engine/files';
import { FILES_FORMAT, packSections } from '../../search/engine/files';
import { SectionIndex } from '../../search/engine/section-index';
import { sectionsOf } from '../../search/engine/sections';
import { writeFileAtomic } from '../output/write-file';

/** Number of characters in a file of texts, after which the next page starts a new file. */
const TEXT_FILE_LENGTH = 60_000;

/** Writes the search index files to a folder, and removes outdated ones. */
export function writeSearchFiles(files: ReadonlyMap<string, string>, folder: string): void {
  const target = join(folder, FILES_FOLDER);
  // The manifest comes last, so it never names a file that doesn't exist yet.
  for (const [name, text] of files) writeFileAtomic(join(target, name), text);
  const outdated = readdirSync(target).filter((name) => !files.has(name));
  for (const name of outdated) rmSync(join(target, name));
}

/** Returns the search index files by name. All names except the manifest's contain a hash. */
export function searchFiles(records: readonly SearchRecord[]): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, value: unknown): string => {
    const text = JSON.stringify(value);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    files.set(`${name}-${hash}.json`, text);
    return `${name}-${hash}.json`;
  };
  const { sections, texts } = sectionsOf(records);
  const manifest: Manifest = {
    format: FILES_FORMAT,
    headings: add('headings', packSections(sections)),
    index: add('index', SectionIndex.build(sections, texts).pack()),
    texts: splitTexts(sections, texts).map(({ first, part }) => ({
      first,
      file: add('texts', part),
    })),
    levels: Object.fromEntries(
      sections
        .filter(({ library }) => library)
        .map(({ level, hierarchy }) => [level, hierarchy.lvl0 ?? level]),
    ),
  };
  files.set(MANIFEST, JSON.stringify(manifest));
  return files;
}

/** Splits the texts into parts of about the same length, between pages. */
function splitTexts(
  sections: readonly { depth: number }[],
  texts: readonly string[][],
): { first: number; part: string[][] }[] {
  const parts: { first: number; part: string[][] }[] = [];
  let length = Infinity;
  texts.forEach((text, number) => {
    if (length > TEXT_FILE_LENGTH && sections[number]!.depth === 1) {
      parts.push({ first: number, part: [] });
      length = 0;
    }
    parts.at(-1)!.part.push(text);
    length += text.reduce((sum, part) => sum + part.length, 0);
  });
  return parts;
}
