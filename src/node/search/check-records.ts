import type { SearchRecord } from '../../lib/search-record';

/** In bytes. Algolia rejects larger records. */
const MAX_RECORD_SIZE = 9_000;
/** On a small site, in compressed bytes that the first search loads. */
const MAX_INDEX_SIZE = 400_000;
/**
 * On a larger site, in bytes per character of its texts. This site's index takes up 0.116. A much larger one
 * contains text that nobody searches for, such as encoded files.
 */
const MAX_INDEX_FRACTION = 0.13;

/** In compressed bytes, for texts of this length. */
export function maxIndexSize(textLength: number): number {
  return Math.max(MAX_INDEX_SIZE, MAX_INDEX_FRACTION * textLength);
}

/** `size` is what the first search loads, in compressed bytes, and `textLength` is in characters. */
export function indexError(size: number, textLength: number): string | undefined {
  const limit = maxIndexSize(textLength);
  if (size <= limit) return undefined;
  return (
    `The compressed search index is ${size} bytes, but the limit for this much text is ` +
    `${Math.floor(limit)}. Look for generated text in new pages, such as keys or encoded files, ` +
    'and shorten it'
  );
}

export function recordErrors(records: readonly SearchRecord[]): string[] {
  const owners = new Map<string, string>();
  return records.flatMap((record) => {
    const { objectID, url, type } = record;
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

/** `anchorsOf` returns a page's anchors, or undefined if the page doesn't exist. */
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
