import { readdirSync } from 'node:fs';
import { readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
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
 */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
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
  private readonly written = new Set<string>();

  /** Starts to compress a file. Resolves when there's room for another one. */
  add(file: string): Promise<void> {
    return this.start(compressFile(file));
  }

  /** Starts to write a file and to compress it. Resolves when there's room for another one. */
  write(file: string, bytes: Buffer): Promise<void> {
    return this.start(replaceFile(file, bytes).then(() => compressFile(file, bytes)));
  }

  private async start(compression: Promise<string[]>): Promise<void> {
    const task = compression.then((compressed) => {
      for (const path of compressed) this.written.add(path);
      this.running.delete(task);
    });
    this.running.add(task);
    // `finish` throws the error, possibly much later. Until then, it must not count as unhandled.
    task.catch(() => undefined);
    if (this.running.size >= CONCURRENT) await Promise.race(this.running);
  }

  /** Waits for all files. Returns the paths of their compressed versions. */
  async finish(): Promise<Set<string>> {
    await Promise.all(this.running);
    return this.written;
  }
}

/**
 * Compresses a file and returns the paths of its compressed versions.
 *
 * @param changed The file's content, if it has just been written.
 */
async function compressFile(file: string, changed?: Buffer): Promise<string[]> {
  const { size, mtime, atime } = await stat(file);
  if (size < MIN_BYTES) return [];
  const formats = FORMATS.filter(([files]) => files.test(file)).map(([, format]) => format);
  return Promise.all(
    formats.map(async ([ending, compress]) => {
      const target = file + ending;
      if (changed || !(await hasTime(target, mtime))) {
        await replaceFile(target, await compress(changed ?? (await readFile(file))));
        await utimes(target, atime, mtime);
      }
      return target;
    }),
  );
}

/** Returns true if the file exists and has this modification time. */
async function hasTime(file: string, time: Date): Promise<boolean> {
  const existing = await stat(file).catch(() => undefined);
  // Node.js sets times in milliseconds, but file systems are more precise.
  return existing !== undefined && Math.abs(existing.mtimeMs - time.getTime()) < 2;
}
