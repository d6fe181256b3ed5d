import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { digestFolders } from '../site/source-files';

const KEPT_IN_MEMORY = 32;

/** What parsing gave for a text, kept on disk between builds and for the next readers in memory. */
export class ParseCache {
  readonly version: string;
  private readonly folder: string;
  private readonly recent = new Map<string, unknown>();

  /** `root` is the project; what is kept is void as soon as the pipeline's own code changes. */
  constructor(root: string) {
    this.version = digestFolders(root, ['src/node', 'src/lib', 'package-lock.json']);
    this.folder = join(root, '.cache', 'content', this.version);
  }

  /** The value for `parts`, computed at most once. It must survive JSON. */
  get<T>(parts: string[], compute: () => T): T {
    const key = keyOf(parts);
    const known = this.recent.get(key) as T | undefined;
    if (known !== undefined) return known;
    const file = join(this.folder, key);
    const value = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as T)
      : this.write(file, compute());
    this.recent.set(key, value);
    if (this.recent.size > KEPT_IN_MEMORY) this.recent.delete(this.recent.keys().next().value!);
    return value;
  }

  /** True if the value for `parts` need not be computed any more. */
  has(parts: string[]): boolean {
    const key = keyOf(parts);
    return this.recent.has(key) || existsSync(join(this.folder, key));
  }

  private write<T>(file: string, value: T): T {
    mkdirSync(this.folder, { recursive: true });
    // Another process or thread may write the same value at the same time.
    const unfinished = `${file}.${process.pid}-${threadId}.new`;
    writeFileSync(unfinished, JSON.stringify(value));
    renameSync(unfinished, file);
    return value;
  }
}

function keyOf(parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

let shared: ParseCache | undefined;

/** The one cache of a Gatsby process, whose working folder is the project. */
export function parseCache(): ParseCache {
  shared ??= new ParseCache(process.cwd());
  return shared;
}
