import { z } from 'zod';
import { GENERATED, readResults } from './results-file';

/**
 * The release that added each entry's member, if it's newer than its version's first release. `npm
 * run check` writes it from the facts, with one line per entry.
 */
export const ENTRY_RELEASES_FILE = `${GENERATED}/entry-releases.json`;

const schema = z.record(z.string(), z.string().regex(/^\d+\.\d+\.\d+$/));

/** By `releaseKey`. */
export type EntryReleases = z.infer<typeof schema>;

export function readEntryReleases(root: string): EntryReleases {
  return readResults(root, ENTRY_RELEASES_FILE, schema);
}

/** Returns an entry's key: `javascript/v2/is-distinct`. */
export function releaseKey(library: string, version: string, id: string): string {
  return [library, version, id].filter(Boolean).join('/');
}
