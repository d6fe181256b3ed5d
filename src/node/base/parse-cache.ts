import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestFolders } from './digest-folders';
import { readStoredValue, writeStoredValue } from './stored-file';

/** A build uses most values only once. */
const MAX_IN_MEMORY = 32;

/** Parse results: on disk between builds, with the most recent ones in memory. */
export class ParseCache {
  /** Digest of the pipeline's code. Ignores values of other versions. */
  readonly version: string;
  private readonly folder: string;
  private readonly recent = new Map<string, unknown>();

  constructor(
    root: string,
    private readonly maxInMemory = MAX_IN_MEMORY,
  ) {
    this.version = digestFolders(root, [
      'src/node',
      'src/run/engine',
      'src/lib',
      'package-lock.json',
    ]);
    this.folder = join(root, '.cache', 'content', this.version);
  }

  /** Computes the value if it's missing or damaged. Values must be valid JSON. */
  get<T>(key: string[], compute: () => T): T {
    const name = this.nameOf(key);
    const recent = this.recent.get(name) as T | undefined;
    if (recent !== undefined) return recent;
    const stored = this.read<T>(name);
    const value = stored ?? compute();
    if (stored === undefined) writeStoredValue(join(this.folder, name), value);
    this.recent.set(name, value);
    if (this.recent.size > this.maxInMemory) this.recent.delete(this.recent.keys().next().value!);
    return value;
  }

  nameOf(key: string[]): string {
    const hash = createHash('sha256');
    for (const part of key) hash.update(part).update('\0');
    return hash.digest('hex').slice(0, 32);
  }

  read<T>(name: string): T | undefined {
    return readStoredValue(join(this.folder, name)) as T | undefined;
  }

  removeOutdated(): void {
    const all = dirname(this.folder);
    for (const version of existsSync(all) ? readdirSync(all) : []) {
      if (version !== this.version) rmSync(join(all, version), { recursive: true, force: true });
    }
  }

  has(key: string[]): boolean {
    const name = this.nameOf(key);
    return this.recent.has(name) || existsSync(join(this.folder, name));
  }
}

let shared: ParseCache | undefined;

/**
 * Returns this process's cache, for the folder that the process runs in. The preview keeps all
 * values in memory, because it validates the entire site after every edit.
 */
export function parseCache(): ParseCache {
  const isPreview = process.env['NODE_ENV'] === 'development';
  shared ??= new ParseCache(process.cwd(), isPreview ? Infinity : undefined);
  return shared;
}
