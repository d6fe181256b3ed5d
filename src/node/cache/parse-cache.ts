import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { digestFolders } from '../site/source-files';

const MAX_IN_MEMORY = 32;

/** A cache of parse results: on disk between builds, with the most recent values in memory. */
export class ParseCache {
  /** A digest of the pipeline's code. Values of other versions are ignored. */
  readonly version: string;
  private readonly folder: string;
  private readonly recent = new Map<string, unknown>();

  /** `root` is the project folder. */
  constructor(root: string) {
    this.version = digestFolders(root, ['src/node', 'src/lib', 'package-lock.json']);
    this.folder = join(root, '.cache', 'content', this.version);
  }

  /** Returns the value for a key, computed if it's missing. Values must survive JSON. */
  get<T>(key: string[], compute: () => T): T {
    const name = hashOf(key);
    const recent = this.recent.get(name) as T | undefined;
    if (recent !== undefined) return recent;
    const file = join(this.folder, name);
    const value = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as T)
      : this.write(file, compute());
    this.recent.set(name, value);
    if (this.recent.size > MAX_IN_MEMORY) this.recent.delete(this.recent.keys().next().value!);
    return value;
  }

  /** Returns true if the cache contains a value for a key. */
  has(key: string[]): boolean {
    const name = hashOf(key);
    return this.recent.has(name) || existsSync(join(this.folder, name));
  }

  private write<T>(file: string, value: T): T {
    mkdirSync(this.folder, { recursive: true });
    // Another process or thread might write the same value at the same time.
    const temporary = `${file}.${process.pid}-${threadId}.new`;
    writeFileSync(temporary, JSON.stringify(value));
    renameSync(temporary, file);
    return value;
  }
}

function hashOf(key: string[]): string {
  const hash = createHash('sha256');
  for (const part of key) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

let shared: ParseCache | undefined;

/** Returns the cache of this process, which must run in the project folder. */
export function parseCache(): ParseCache {
  shared ??= new ParseCache(process.cwd());
  return shared;
}
