import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestFolders } from '../../node/site/source-files';

/** Results of earlier check runs, by content; void as soon as a check or a package changes. */
export class CheckCache {
  private readonly file: string;
  private readonly known: Map<string, unknown>;
  private readonly used = new Map<string, unknown>();

  /** `name` sets apart what several processes keep at the same time. */
  constructor(root: string, name = '') {
    const version = digestFolders(root, ['src/check', 'src/node', 'src/lib', 'package-lock.json']);
    this.file = join(root, '.cache', 'check', `${version}${name && `-${name}`}.json`);
    this.known = new Map(
      existsSync(this.file) ? (JSON.parse(readFileSync(this.file, 'utf8')) as []) : [],
    );
  }

  /** The value for `parts` (a check's name first), computed at most once. It must survive JSON. */
  async get<T>(parts: string[], compute: () => Promise<T> | T): Promise<T> {
    const key = createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);
    const value = this.known.has(key) ? (this.known.get(key) as T) : await compute();
    this.known.set(key, value);
    this.used.set(key, value);
    return value;
  }

  /** Writes what this run used; `all` keeps what it did not use as well. */
  save(all: boolean): void {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify([...(all ? this.known : this.used)]));
  }
}
