import { existsSync, statSync } from 'node:fs';
import { readFile, rm, utimes } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { replaceFile } from './write-file';

const TEXT = /\.(?:html|js|css|json|svg|xml|txt|md)$/;
/** Files that also get a Brotli version. It's 12% smaller than gzip, but too slow for all pages. */
const BROTLI = /\.(?:js|css)$/;
const COMPRESSED = /\.(?:gz|br)$/;
/** Minimum size of files to compress, in bytes. Smaller ones fit into one packet anyway. */
const MIN_BYTES = 1024;
/** Number of files to compress at the same time. Node.js compresses on four threads. */
const CONCURRENT = 8;

/** The extension of a compressed file, and the function that compresses it. */
type Format = [ending: string, compress: (bytes: Buffer) => Promise<Buffer>];

const GZIP: Format = ['.gz', promisify<Buffer, Buffer>(gzip)];
const FORMATS: [files: RegExp, Format][] = [
  [TEXT, GZIP],
  [BROTLI, ['.br', promisify<Buffer, Buffer>(brotliCompress)]],
];

/**
 * Writes compressed versions of each text file next to it, for servers that send precompressed files.
 * They have the same modification time as the file, so they're only written again if the file changes.
 * Removes compressed files whose original is gone.
 *
 * @param files All files of the site, including compressed ones.
 */
export async function precompress(files: readonly string[]): Promise<void> {
  const expected = await compressFiles(files.filter((file) => TEXT.test(file)));
  const outdated = files.filter((file) => COMPRESSED.test(file) && !expected.has(file));
  await Promise.all(outdated.map((file) => rm(file)));
}

/** Writes compressed versions of these text files, like `precompress`, and returns their paths. */
export async function compressFiles(files: readonly string[]): Promise<Set<string>> {
  const queue = new CompressionQueue();
  for (const file of files) await queue.add(file);
  return queue.finish();
}

/** Writes and compresses text files on other threads while the caller creates more of them. */
export class CompressionQueue {
  private readonly running = new Set<Promise<unknown>>();
  private readonly targets = new Set<string>();

  /** Starts to compress a file, unless its compressed versions exist. Resolves when there's room for another one. */
  async add(file: string): Promise<void> {
    // Most files are unchanged, and for those, asynchronous calls would only take longer.
    const { size, mtime } = statSync(file);
    if (size < MIN_BYTES) return;
    const missing: Format[] = [];
    for (const format of formatsOf(file)) {
      const target = file + format[0];
      this.targets.add(target);
      if (!hasTime(target, mtime)) missing.push(format);
    }
    if (missing.length === 0) return;
    await this.start(readFile(file).then((bytes) => compress(file, bytes, mtime, missing)));
  }

  /** Starts to write a file and to compress it. Resolves when there's room for another one. */
  write(file: string, bytes: Buffer): Promise<void> {
    const formats = bytes.length < MIN_BYTES ? [] : formatsOf(file);
    for (const [ending] of formats) this.targets.add(file + ending);
    return this.start(
      replaceFile(file, bytes).then(() => compress(file, bytes, statSync(file).mtime, formats)),
    );
  }

  private async start(compression: Promise<void>): Promise<void> {
    const task: Promise<unknown> = compression.then(() => this.running.delete(task));
    this.running.add(task);
    // `finish` throws the error, possibly much later. Until then, it must not count as unhandled.
    task.catch(() => undefined);
    if (this.running.size >= CONCURRENT) await Promise.race(this.running);
  }

  /** Waits for all files. Returns the paths of their compressed versions. */
  async finish(): Promise<Set<string>> {
    await Promise.all(this.running);
    return this.targets;
  }
}

/** Returns the size of a file's compressed version, or of a small file that doesn't have one. */
export function compressedSize(file: string, ending = '.gz'): number {
  return statSync(existsSync(file + ending) ? file + ending : file).size;
}

function formatsOf(file: string): Format[] {
  return FORMATS.filter(([files]) => files.test(file)).map(([, format]) => format);
}

/** Writes compressed versions of a file, with its modification time. */
async function compress(
  file: string,
  bytes: Buffer,
  mtime: Date,
  formats: readonly Format[],
): Promise<void> {
  await Promise.all(
    formats.map(async ([ending, compressBytes]) => {
      await replaceFile(file + ending, await compressBytes(bytes));
      await utimes(file + ending, mtime, mtime);
    }),
  );
}

/** Returns true if the file exists and has this modification time. */
function hasTime(file: string, time: Date): boolean {
  const existing = statSync(file, { throwIfNoEntry: false });
  // Node.js sets times in milliseconds, but file systems are more precise.
  return existing !== undefined && Math.abs(existing.mtimeMs - time.getTime()) < 2;
}
