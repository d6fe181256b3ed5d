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
  return Math.max(MAX_INDEX_SIZE, MAX_INDEX_FRACTION * JSON.stringify(records).length);
}

/**
 * Returns the errors in the site's records. If `anchorsOf` is passed, URLs are checked, too. It returns
 * a page's anchors, or undefined if the page doesn't exist.
 */
export function recordErrors(
  records: readonly SearchRecord[],
  anchorsOf?: (path: string) => ReadonlySet<string> | undefined,
): string[] {
  const owners = new Map<string, string>();
  return records.flatMap(({ objectID, ...record }) => {
    const { url, type } = record;
    const errors: string[] = [];
    const owner = owners.get(objectID);
    if (owner) errors.push(`two records have the ID ${objectID}: ${owner} and ${url}`);
    owners.set(objectID, url);
    const [path = '', anchor] = url.split('#');
    const anchors = anchorsOf?.(path);
    if (anchorsOf && !anchors) errors.push(`${url}: the page doesn't exist`);
    if (anchor === '') errors.push(`${url}: a heading has no anchor`);
    if (anchor && anchors && !anchors.has(anchor)) errors.push(`${url}: the anchor doesn't exist`);
    const size = Buffer.byteLength(JSON.stringify(record));
    if (size > MAX_RECORD_SIZE) {
      errors.push(`${url}: a ${type} record is ${size} bytes, but the limit is ${MAX_RECORD_SIZE}`);
    }
    return errors;
  });
}

/** Returns the compressed size of the files that the first search loads: headings and index. */
export function indexSize(files: ReadonlyMap<string, string>): number {
  const first = [...files].filter(([name]) => !name.startsWith('texts-'));
  return first.reduce((sum, [, text]) => sum + gzipSync(text).length, 0);
}
