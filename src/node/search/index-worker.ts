// In a separate process while the build or the preview continues.
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { ParseCache } from '../base/parse-cache';
import { compressedSize, compressFiles } from '../base/precompress';
import { handleTask } from '../base/run-in-process';
import { readSite } from '../site/site-model';
import { readSourceFiles } from '../sources/source-files';
import { indexError, recordErrors, urlErrors } from './check-records';
import { firstFiles, searchFiles, writeSearchFiles } from './search-files';
import { siteRecords } from './site-records';

/** `folder` is relative to the project folder `root`. */
export interface IndexTask {
  root: string;
  folder: string;
}

export interface BuiltIndex {
  /** If a record is invalid, no files are written. */
  errors: string[];
  /** That the search can return. */
  urls: string[];
}

/**
 * Reads the site without invalid files, and writes its search index. On a large site, sending the records
 * from the build to this process would keep both busy for seconds.
 */
async function buildIndex({ root, folder }: IndexTask): Promise<BuiltIndex> {
  const site = readSite(readSourceFiles(root).files, new ParseCache(root));
  const records = siteRecords(site);
  const anchors = new Map(site.pages.map((page) => [page.path, page.anchors]));
  const urls = [...new Set(records.map(({ url }) => url))];
  const errors = [...recordErrors(records), ...urlErrors(urls, (path) => anchors.get(path))];
  if (errors.length > 0) return { errors, urls };
  const files = searchFiles(records, site.searchWords);
  const target = join(root, folder);
  writeSearchFiles(files, target);
  const first = firstFiles(target);
  // The build needs them compressed, and this process has the time.
  await compressFiles(first);
  const size = first.reduce((sum, file) => sum + compressedSize(file), 0);
  const error = indexError(size, textLength(files));
  return { errors: error ? [error] : [], urls };
}

function textLength(files: ReadonlyMap<string, string>): number {
  const texts = [...files].filter(([name]) => name.startsWith('texts-'));
  return texts.reduce((sum, [, text]) => sum + text.length, 0);
}

// The build only needs the index at the end.
setPriority(10);
handleTask(buildIndex);
