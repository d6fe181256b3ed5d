import { existsSync, statSync } from 'node:fs';
import { readFile, rm, utimes } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { replaceFile } from './write-file';

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|md)$/;
/** Brotli is 12% smaller than gzip, but too slow for all pages. */
const BROTLI = /\.(?:js|css)$/;
const COMPRESSED = /\.(?:gz|br)$/;
/** In bytes. Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024;
/** Node.js compresses on four threads. */
const CONCURRENT = 8;

type Format = [ending: string, compress: (bytes: Buffer) => Promise<Buffer>];

const GZIP: Format = ['.gz', promisify<Buffer, Buffer>(gzip)];
const FORMATS: [files: RegExp, Format][] = [
  [TEXT, GZIP],
  [BROTLI, ['.br', promisify<Buffer, Buffer>(brotliCompress)]],
];

/**
 * Writes compressed versions next to each text file, for servers that send precompressed files, and
 * removes those whose original is gone. They have the original's modification time, so unchanged
 * files are skipped.
 *
 * @param files All files of the site, including compressed ones.
 */
export async function precompress(files: readonly string[]): Promise<void> {
  const expected = await compressFiles(files.filter((file) => TEXT.test(file)));
  const outdated = files.filter((file) => COMPRESSED.test(file) && !expected.has(file));
  await Promise.all(outdated.map((file) => rm(file)));
}

/** Like `precompress`, but keeps outdated files. Returns the paths of the compressed ones. */
export async function compressFiles(files: readonly string[]): Promise<Set<string>> {
  const targets = new Set<string>();
  const queue = [...files];
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      // Most files are unchanged, and asynchronous calls would only take longer for those.
      const { size, mtime } = statSync(file);
      if (size < MIN_BYTES) continue;
      const formats = formatsOf(file);
      for (const [ending] of formats) targets.add(file + ending);
      const missing = formats.filter(([ending]) => !hasTime(file + ending, mtime));
      if (missing.length > 0) await compress(file, mtime, missing);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return targets;
}

export function compressedSize(file: string, ending = '.gz'): number {
  return statSync(existsSync(file + ending) ? file + ending : file).size;
}

function formatsOf(file: string): Format[] {
  return FORMATS.filter(([files]) => files.test(file)).map(([, format]) => format);
}

async function compress(file: string, mtime: Date, formats: readonly Format[]): Promise<void> {
  const bytes = await readFile(file);
  for (const [ending, compressBytes] of formats) {
    await replaceFile(file + ending, await compressBytes(bytes));
    await utimes(file + ending, mtime, mtime);
  }
}

function hasTime(file: string, time: Date): boolean {
  const existing = statSync(file, { throwIfNoEntry: false });
  // Node.js sets times in milliseconds, but file systems are more precise.
  return existing !== undefined && Math.abs(existing.mtimeMs - time.getTime()) < 2;
}
