import { createHash } from 'node:crypto';
import { readStoredValue, writeStoredValue } from '../base/stored-file';
import type { SearchRecord } from '../../lib/search-record';

/** The records that this folder last published. */
const FILE = '.cache/search-published.json';
/** The URL and digest of each record, by record ID. */
type Digests = Record<string, { url: string; digest: string }>;

export function publishedDigests(): Digests {
  return (readStoredValue(FILE) as Digests | undefined) ?? {};
}

/** Stores the digests of the published records for the next dry run. */
export function storePublished(records: readonly SearchRecord[]): void {
  writeStoredValue(FILE, digestsOf(records));
}

function digestsOf(records: readonly SearchRecord[]): Digests {
  const digest = (record: SearchRecord) =>
    createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 16);
  return Object.fromEntries(
    records.map((record) => [record.objectID, { url: record.url, digest: digest(record) }]),
  );
}

/** URLs that publishing would add, change, or remove. */
export function recordChanges(records: readonly SearchRecord[], before: Digests) {
  const after = digestsOf(records);
  const entries = Object.entries(after);
  const added = entries.filter(([id]) => !before[id]);
  const changed = entries.filter(([id, { digest }]) => before[id] && before[id].digest !== digest);
  const removed = Object.entries(before).filter(([id]) => !after[id]);
  const urls = (items: typeof entries) => items.map(([, { url }]) => url);
  return {
    added: urls(added),
    changed: urls(changed),
    removed: urls(removed),
    same: entries.length - added.length - changed.length,
  };
}
