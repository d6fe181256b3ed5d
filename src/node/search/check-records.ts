import type { SearchRecord } from '../../lib/search-record';

/** Maximum size of a record in bytes. Algolia rejects larger ones. */
const MAX_RECORD_SIZE = 9_000;
/** Maximum compressed size of the files that the first search loads, in bytes, on a small site. */
const MAX_INDEX_SIZE = 400_000;
/**
 * Maximum size of the index of a larger site, in bytes per character of its texts. This site's index
 * takes up 0.128. A much larger one contains text that nobody searches for, such as encoded files.
 */
const MAX_INDEX_FRACTION = 0.144;

/** Returns the maximum compressed size of the search index for texts of this length, in bytes. */
export function maxIndexSize(textLength: number): number {
  return Math.max(MAX_INDEX_SIZE, MAX_INDEX_FRACTION * textLength);
}

/**
 * Returns an error if the search index is too large for its texts, and undefined if it isn't.
 *
 * @param size Compressed size of the files that the first search loads, in bytes.
 * @param textLength Length of the texts, in characters.
 */
export function indexError(size: number, textLength: number): string | undefined {
  const limit = maxIndexSize(textLength);
  if (size <= limit) return undefined;
  return (
    `The compressed search index is ${size} bytes, but the limit for this much text is ` +
    `${Math.floor(limit)}. Look for generated text in new pages, such as keys or encoded files, ` +
    'and shorten it'
  );
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
    const size = isShort(record) ? 0 : Buffer.byteLength(JSON.stringify(record));
    if (size > MAX_RECORD_SIZE) {
      errors.push(`${url}: a ${type} record is ${size} bytes, but the limit is ${MAX_RECORD_SIZE}`);
    }
    return errors;
  });
}

/** Total length of texts, in UTF-16 code units, that can't make a record too large. JSON needs up to 6 bytes for each. */
const SHORT_LENGTH = 1_000;

/** Returns true for records that can't be too large. Converting every record to JSON would take too long. */
function isShort(record: Omit<SearchRecord, 'objectID'>): boolean {
  const { url, content, hierarchy, names, keywords, phrases } = record;
  const texts = [url, content, ...Object.values(hierarchy), ...names, ...keywords, ...phrases];
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0) < SHORT_LENGTH;
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
