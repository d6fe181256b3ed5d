import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SearchRecord } from '../../lib/search-record';

/** What was published last from this folder: address and digest by record. */
const NOTES = '.cache/search-published.json';
type Notes = Record<string, { url: string; digest: string }>;

export function publishedDigests(): Notes {
  return existsSync(NOTES) ? (JSON.parse(readFileSync(NOTES, 'utf8')) as Notes) : {};
}

/** Notes that records were published. */
export function notePublished(records: readonly SearchRecord[]): void {
  mkdirSync(dirname(NOTES), { recursive: true });
  writeFileSync(NOTES, JSON.stringify(notesOf(records)));
}

function notesOf(records: readonly SearchRecord[]): Notes {
  const digest = (record: SearchRecord) =>
    createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 16);
  return Object.fromEntries(
    records.map((record) => [record.objectID, { url: record.url, digest: digest(record) }]),
  );
}

/** What publishing these records would change, as addresses. */
export function recordChanges(records: readonly SearchRecord[], before: Notes) {
  const now = notesOf(records);
  const entries = Object.entries(now);
  const added = entries.filter(([id]) => !before[id]);
  const changed = entries.filter(([id, { digest }]) => before[id] && before[id].digest !== digest);
  const removed = Object.entries(before).filter(([id]) => !now[id]);
  const urls = (items: typeof entries) => items.map(([, { url }]) => url);
  return {
    added: urls(added),
    changed: urls(changed),
    removed: urls(removed),
    same: entries.length - added.length - changed.length,
  };
}
