import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file of the checks' own data. */
export function readData(name: string): string {
  return readFileSync(join(__dirname, '..', name), 'utf8');
}
