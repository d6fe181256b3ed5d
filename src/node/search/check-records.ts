import { gzipSync } from 'node:zlib';
import type { SearchRecord } from '../../lib/search-record';

/** A search host refuses records that are larger, in bytes. */
export const LARGEST_RECORD = 9_000;
/** What a reader loads before the first full answer may have this many bytes, compressed. */
const LARGEST_INDEX = 350_000;
/** A site with many times the text of this one may take this share of its records. */
const SHARE_OF_RECORDS = 0.03;

/** How large the search index of these records may be, in bytes, compressed. */
export function largestIndex(records: readonly SearchRecord[]): number {
  return Math.max(LARGEST_INDEX, SHARE_OF_RECORDS * JSON.stringify(records).length);
}

/**
 * What is wrong with the records of the site, one a line; `anchorsOf` tells what a page has, where
 * that is to be checked as well.
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
    if (owner) errors.push(`two records have the id ${objectID}: ${owner} and ${url}`);
    owners.set(objectID, url);
    const [path = '', anchor] = url.split('#');
    const anchors = anchorsOf?.(path);
    if (anchorsOf && !anchors) errors.push(`${url}: there is no such page`);
    if (anchor === '') errors.push(`${url}: a heading has no anchor`);
    if (anchor && anchors && !anchors.has(anchor))
      errors.push(`${url}: the page has no such anchor`);
    const size = Buffer.byteLength(JSON.stringify(record));
    if (size > LARGEST_RECORD) errors.push(`${url}: a ${type} record has ${size} bytes`);
    return errors;
  });
}

/** Compressed size of what is loaded for first answers: headings and index. */
export function indexSize(files: ReadonlyMap<string, string>): number {
  const first = [...files].filter(([name]) => !name.startsWith('texts-'));
  return first.reduce((sum, [, text]) => sum + gzipSync(text).length, 0);
}
