import { gzipSync } from 'node:zlib';
import type { SearchRecord } from '../../lib/search-record';

/** Maximum size of a record in bytes. Algolia rejects larger ones. */
const MAX_RECORD_SIZE = 9_000;
/** Maximum compressed size of the files that the first search loads, in bytes, on a small site. */
const MAX_INDEX_SIZE = 400_000;
/**
 * Maximum size of the index of a larger site, as a fraction of the size of its records. This site's index
 * takes up 0.04. A much larger one contains text that nobody searches for, such as encoded files.
 */
const MAX_INDEX_FRACTION = 0.045;

/** Returns the maximum size of a search index in compressed bytes. */
export function maxIndexSize(records: readonly SearchRecord[]): number {
  const size = records.reduce((sum, record) => sum + JSON.stringify(record).length, 0);
  return Math.max(MAX_INDEX_SIZE, MAX_INDEX_FRACTION * size);
}

/** Returns an error if the search index is too large for its records, and undefined if it isn't. */
export function indexError(
  files: ReadonlyMap<string, string>,
  records: readonly SearchRecord[],
): string | undefined {
  const size = indexSize(files);
  const limit = size > MAX_INDEX_SIZE ? maxIndexSize(records) : MAX_INDEX_SIZE;
  if (size <= limit) return undefined;
  return (
    `The compressed search index is ${size} bytes, but the limit for this many records is ` +
    `${Math.floor(limit)}. Look for generated text in new pages, such as keys or encoded files, ` +
    'and shorten it'
  );
}

/** Returns the compressed size of the files that the first search loads: headings and index. */
function indexSize(files: ReadonlyMap<string, string>): number {
  const first = [...files].filter(([name]) => !name.startsWith('texts-'));
  return first.reduce((sum, [, text]) => sum + gzipSync(text).length, 0);
}

/** Returns the errors in the site's records, except for wrong URLs. */
export function recordErrors(records: readonly SearchRecord[]): string[] {
  const owners = new Map<string, string>();
  return records.flatMap(({ objectID, ...record }) => {
    const { url, type } = record;
    const errors: string[] = [];
    const owner = owners.get(objectID);
    if (owner) errors.push(`two records have the ID ${objectID}: ${owner} and ${url}`);
    owners.set(objectID, url);
    const size = Buffer.byteLength(JSON.stringify(record));
    if (size > MAX_RECORD_SIZE) {
      errors.push(`${url}: a ${type} record is ${size} bytes, but the limit is ${MAX_RECORD_SIZE}`);
    }
    return errors;
  });
}

/**
 * Returns an error for each URL of a record that doesn't lead anywhere.
 *
 * @param anchorsOf Returns a page's anchors, or undefined if the page doesn't exist.
 */
export function urlErrors(
  urls: readonly string[],
  anchorsOf: (path: string) => ReadonlySet<string> | undefined,
): string[] {
  return urls.flatMap((url) => {
    const [path = '', anchor] = url.split('#');
    const anchors = anchorsOf(path);
    if (!anchors) return [`${url}: the page doesn't exist`];
    if (anchor === '') return [`${url}: a heading has no anchor`];
    return anchor && !anchors.has(anchor) ? [`${url}: the anchor doesn't exist`] : [];
  });
}
