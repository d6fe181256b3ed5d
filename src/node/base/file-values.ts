import { statSync } from 'node:fs';
import { readStoredValue, writeStoredValue } from './stored-file';

/** The state of a file when a value was derived from it: its size and modification time. */
type Stamp = string;

/**
 * Values that were derived from files, stored between builds so that the next build doesn't have to read
 * unchanged files again. Like rsync, it considers a file unchanged if its size and modification time are the
 * same. Values must be valid JSON.
 */
export class FileValues<T> {
  private readonly stored: ReadonlyMap<string, [Stamp, T]>;
  private readonly values = new Map<string, T>();

  /**
   * @param stateFile Where the values are stored. A missing or damaged file means that no value is known.
   * @param version Values that were stored with another version are ignored.
   */
  constructor(
    private readonly stateFile: string,
    private readonly version: string,
  ) {
    const state = readStoredValue(stateFile) as
      { version: string; values: [string, [Stamp, T]][] } | undefined;
    this.stored = new Map(state?.version === version ? state.values : []);
  }

  /** Returns the stored value of a file, and keeps it. Returns undefined if the file has changed. */
  get(file: string): T | undefined {
    const [stamp, value] = this.stored.get(file) ?? [];
    if (stamp === undefined || stamp !== stampOf(file)) return undefined;
    this.values.set(file, value!);
    return value;
  }

  /** Sets the value of a file. The file may still change until `save` is called. */
  set(file: string, value: T): void {
    this.values.set(file, value);
  }

  /** Returns the values that were kept or set, by file. */
  entries(): IterableIterator<[file: string, value: T]> {
    return this.values.entries();
  }

  /** Stores the values that were kept or set. Drops the values of other files and of removed ones. */
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
