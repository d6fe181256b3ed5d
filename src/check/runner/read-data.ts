import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a data file. `name` is a path in `src/check`. */
export function readData(name: string): string {
  return readFileSync(join(__dirname, '..', name), 'utf8');
}
