import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { SearchRecord } from '../../lib/search-record';
import { runInProcess } from '../cache/run-in-process';
import { currentSiteDates } from '../history/current-dates';
import { derivedTask } from '../output/derived-files';
import { startDerivedFiles } from '../output/derived-process';
import { indexSize, maxIndexSize, recordErrors } from '../search/check-records';
import { currentSite } from '../site/validate-sources';
import { algoliaConfigOf } from '../search/algolia-config';
import { writeSearchFiles } from '../search/search-files';
import type { SiteModel } from '../site/types';
import { siteRecords } from '../search/site-records';

const RECORD_TYPE = 'SearchRecord';
/** Increase this number to publish every record again, for example after changing the query. */
const RECORD_FORMAT = 1;

/** Creates a node for each search record if publishing to Algolia is configured. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, createContentDigest }) => {
  if (!algoliaConfigOf(process.env)) return;
  for (const record of currentRecords()) {
    const contentDigest = createContentDigest([RECORD_FORMAT, record]);
    const id = `${RECORD_TYPE} ${record.objectID}`;
    actions.createNode({ ...record, id, internal: { type: RECORD_TYPE, contentDigest } });
  }
};

let cached: { site: SiteModel; records: SearchRecord[] } | undefined;

/** Returns the search records of the current site, computed once per site model. */
export function currentRecords(): SearchRecord[] {
  const site = currentSite();
  if (cached?.site !== site) cached = { site, records: siteRecords(site) };
  return cached.records;
}

/** The files of the embedded search, which a separate process creates during the build. */
let pendingFiles: Promise<ReadonlyMap<string, string>> | undefined;

/** Validates the search records. Starts the processes that build the search index and the derived files. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ reporter }) => {
  const records = currentRecords();
  const anchors = new Map(currentSite().pages.map((page) => [page.path, page.anchors]));
  const errors = recordErrors(records, (path) => anchors.get(path));
  if (errors.length > 0) reporter.panicOnBuild(formatErrors(errors));
  if (process.env['NODE_ENV'] === 'development') return;
  const root = process.cwd();
  pendingFiles = runInProcess(join(root, 'src/node/search/index-worker.ts'), records, root);
  startDerivedFiles(derivedTask(root, currentSite(), currentSiteDates()));
};

/** Writes the search index files into a folder. Returns an error if the index is too large. */
export async function writeSearchIndex(folder: string): Promise<string[]> {
  const files = (await pendingFiles) ?? new Map<string, string>();
  const size = indexSize(files);
  const limit = maxIndexSize(currentRecords());
  if (size > limit) {
    return [
      `The compressed search index is ${size} bytes, but the limit for this many records is ` +
        `${Math.floor(limit)}. Look for generated text in new pages, such as keys or encoded files, ` +
        'and shorten it',
    ];
  }
  writeSearchFiles(files, folder);
  return [];
}

/** Checks the records against the built pages. `anchors` contains the IDs of each page, by path. */
export function builtRecordErrors(anchors: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return recordErrors(currentRecords(), (path) => anchors.get(path));
}

/** Formats errors in the search index as one message. */
export function formatErrors(errors: string[]): string {
  return `Search index errors (${errors.length}):\n${errors.join('\n')}`;
}
