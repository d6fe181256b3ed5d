import { join } from 'node:path';
import { ParseCache } from '../cache/parse-cache';
import { readSite } from '../site/site-model';
import { readSourceFiles } from '../site/source-files';
import { indexError, recordErrors, urlErrors } from './check-records';
import { searchFiles, writeSearchFiles } from './search-files';
import { siteRecords } from './site-records';

/** The project folder, and the folder to write the search index into, relative to it. */
export interface IndexTask {
  root: string;
  folder: string;
}

/** The result of `buildIndex`. */
export interface BuiltIndex {
  /** What's wrong with the index. If there's anything, no file was written. */
  errors: string[];
  /** The URLs that the search can return. */
  urls: string[];
}

/**
 * Reads the site from its sources, and writes its search index. The sources have to be valid. The build has
 * already read them, but on a large site, sending the records to another process would keep it busy for
 * seconds.
 */
export function buildIndex({ root, folder }: IndexTask): BuiltIndex {
  const site = readSite(readSourceFiles(root).files, new ParseCache(root));
  const records = siteRecords(site);
  const anchors = new Map(site.pages.map((page) => [page.path, page.anchors]));
  const urls = [...new Set(records.map(({ url }) => url))];
  const errors = [...recordErrors(records), ...urlErrors(urls, (path) => anchors.get(path))];
  if (errors.length > 0) return { errors, urls };
  const files = searchFiles(records);
  const error = indexError(files, records);
  if (error) return { errors: [error], urls };
  writeSearchFiles(files, join(root, folder));
  return { errors: [], urls };
}
