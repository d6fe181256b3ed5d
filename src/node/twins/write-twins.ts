import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { twinPath } from '../../lib/paths';
import type { ParseCache } from '../cache/parse-cache';
import { writeFileAtomic } from '../output/write-file';
import { llmsFiles, SECTIONS_FOLDER } from './llms';
import { readPageData } from './page-data';
import type { LlmsSource } from './sections';
import { llmsSections } from './sections';
import { twinOf } from './twin';

/**
 * Writes the Markdown of every page, and the files that list or contain them for language models. Removes
 * the files of pages and sections that no longer exist. Unchanged files keep their modification time, so
 * they don't have to be compressed again.
 *
 * @param folder The folder of the built site.
 * @returns The paths of all these files, relative to the folder.
 * @throws An error that lists all pages whose content can't be converted.
 */
export function writeTwins(site: LlmsSource, folder: string, cache: ParseCache): string[] {
  const twins = readTwins(site, folder, cache);
  const files = new Map(
    [
      ...[...twins].map(([path, twin]) => [twinPath(path), twin] as const),
      ...llmsFiles(llmsSections(site), twins),
    ].map(([path, text]) => [path.slice(1), text]),
  );
  for (const [file, text] of files) writeIfChanged(join(folder, file), text);
  for (const file of generatedFiles(folder)) {
    if (!files.has(file)) rmSync(join(folder, file));
  }
  return [...files.keys()];
}

/** Returns the Markdown of every page, by path. */
function readTwins({ pages }: LlmsSource, folder: string, cache: ParseCache): Map<string, string> {
  const twins = new Map<string, string>();
  const errors: string[] = [];
  for (const { path } of pages) {
    try {
      const { source, page } = readPageData(folder, path);
      const twin = cache.get(['twin', source], () => twinOf(page()));
      twins.set(path, twin);
    } catch (error) {
      errors.push(`${path}: ${(error as Error).message}`);
    }
  }
  if (errors.length > 0) throw new Error(`Can't write Markdown:\n${errors.join('\n')}`);
  return twins;
}

const SECTION_FILE = new RegExp(`^${SECTIONS_FOLDER}/[^/]+\\.txt$`);

/** Returns the Markdown files in a built site, and the files about its sections. */
function generatedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md') || SECTION_FILE.test(file));
}

function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileAtomic(file, text);
}
