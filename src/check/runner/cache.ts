import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestFolders } from '../../node/site/source-files';

/** Results of earlier check runs, by content. Starts empty if a check or a package has changed. */
export class CheckCache {
  private readonly file: string;
  private readonly known: Map<string, unknown>;
  private readonly used = new Map<string, unknown>();

  /** Reads the cache. Processes that run in parallel need different `name`s. */
  constructor(root: string, name = '') {
    const version = digestFolders(root, ['src/check', 'src/node', 'src/lib', 'package-lock.json']);
    this.file = join(root, '.cache', 'check', `${version}${name && `-${name}`}.json`);
    this.known = new Map(
      existsSync(this.file) ? (JSON.parse(readFileSync(this.file, 'utf8')) as []) : [],
    );
  }

  /**
   * Returns the value for `parts`, computing it if it isn't cached. The first part is the check's
   * name. The value must survive a round trip through JSON.
   */
  async get<T>(parts: string[], compute: () => Promise<T> | T): Promise<T> {
    const key = createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);
    const value = this.known.has(key) ? (this.known.get(key) as T) : await compute();
    this.known.set(key, value);
    this.used.set(key, value);
    return value;
  }

  /** Writes the values that this run used. With `all`, writes the unused ones, too. */
  save(all: boolean): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify([...(all ? this.known : this.used)]));
  }
}
