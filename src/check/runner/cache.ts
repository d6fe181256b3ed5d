import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readStoredValue, writeStoredValue } from '../../node/base/stored-file';
import { digestFolders } from '../../node/base/digest-folders';

const VERSIONED = /^[0-9a-f]{12}[-.]/;

/** Of earlier runs, by content. Starts empty if a check or a package has changed. */
export class CheckCache {
  /** A digest of the checks' code and the packages. */
  private readonly version: string;
  private readonly file: string;
  private readonly known: Map<string, unknown>;
  private readonly used = new Map<string, unknown>();

  /** Parallel processes need different names. */
  constructor(root: string, name = '') {
    this.version = digestFolders(root, [
      'src/check',
      'src/node',
      'src/run',
      'src/lib',
      'package-lock.json',
    ]);
    this.file = join(root, '.cache', 'check', `${this.version}${name && `-${name}`}.json`);
    this.known = new Map((readStoredValue(this.file) as [string, unknown][] | undefined) ?? []);
  }

  /** The first of `parts` is the check's name. The value must survive JSON. */
  async get<T>(parts: string[], compute: () => Promise<T> | T): Promise<T> {
    const key = createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);
    const value = this.known.has(key) ? (this.known.get(key) as T) : await compute();
    this.known.set(key, value);
    this.used.set(key, value);
    return value;
  }

  /** `all` also keeps values that this run didn't use. Removes other versions. */
  save(all: boolean): void {
    writeStoredValue(this.file, [...(all ? this.known : this.used)]);
    const folder = dirname(this.file);
    const outdated = readdirSync(folder).filter(
      (name) => VERSIONED.test(name) && !name.startsWith(this.version),
    );
    for (const name of outdated) rmSync(join(folder, name), { force: true });
  }
}
