import { statSync } from 'node:fs';
import { readStoredValue, writeStoredValue } from './stored-file';

type Stamp = string;

/**
 * Values derived from files, stored between builds so that unchanged files aren't read again. Like
 * rsync, it compares a file's size and modification time. Values must be valid JSON.
 */
export class FileValues<T> {
  private readonly stored: ReadonlyMap<string, [Stamp, T]>;
  private readonly values = new Map<string, T>();

  /**
   * @param stateFile If it's missing or damaged, no value is known.
   * @param version Ignores values that were stored with another version.
   */
  constructor(
    private readonly stateFile: string,
    private readonly version: string,
  ) {
    const state = readStoredValue(stateFile) as
      { version: string; values: [string, [Stamp, T]][] } | undefined;
    this.stored = new Map(state?.version === version ? state.values : []);
  }

  /** Returns the value of an unchanged file, and keeps it for `save`. */
  get(file: string): T | undefined {
    const [stamp, value] = this.stored.get(file) ?? [];
    if (stamp === undefined || stamp !== stampOf(file)) return undefined;
    this.values.set(file, value!);
    return value;
  }

  /** The file can still change until `save` is called. */
  set(file: string, value: T): void {
    this.values.set(file, value);
  }

  entries(): IterableIterator<[file: string, value: T]> {
    return this.values.entries();
  }

  /** Drops the values of files that were neither read nor set, and of removed ones. */
  save(): void {
    const values = [...this.values].flatMap(([file, value]) => {
      const stamp = stampOf(file);
      return stamp === undefined ? [] : [[file, [stamp, value]]];
    });
    writeStoredValue(this.stateFile, { version: this.version, values });
  }
}

function stampOf(file: string): Stamp | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.size} ${stats.mtimeMs}`;
}
