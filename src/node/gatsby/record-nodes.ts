import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { SearchRecord } from '../../lib/search-record';
import { runInProcess } from '../cache/run-in-process';
import { indexSize, largestIndex, recordErrors } from '../search/check-records';
import { currentSite } from '../site/validate-sources';
import { algoliaConfigOf } from '../search/algolia-config';
import { writeSearchFiles } from '../search/search-files';
import type { SiteModel } from '../site/types';
import { siteRecords } from '../search/site-records';

/** The type of the nodes that publishing and the embedded search are made from. */
export const RECORD_TYPE = 'SearchRecord';
/** Changes when the same record is to be sent to the search host in another form. */
const RECORD_FORM = 1;

/** Makes the search records of the whole site nodes, where a search host is to get them. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, createContentDigest }) => {
  if (!algoliaConfigOf(process.env)) return;
  for (const record of currentRecords()) {
    const contentDigest = createContentDigest([RECORD_FORM, record]);
    const id = `${RECORD_TYPE} ${record.objectID}`;
    actions.createNode({ ...record, id, internal: { type: RECORD_TYPE, contentDigest } });
  }
};

let last: { site: SiteModel; records: SearchRecord[] } | undefined;

/** Returns the search records of the current site, computed once per site model. */
export function currentRecords(): SearchRecord[] {
  const site = currentSite();
  if (last?.site !== site) last = { site, records: siteRecords(site) };
  return last.records;
}

/** The files of the embedded search, on their way since the content was read. */
let coming: Promise<ReadonlyMap<string, string>> | undefined;

/** Looks at the records, and lets the search be made while the build goes on. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ reporter }) => {
  const records = currentRecords();
  const anchors = new Map(currentSite().pages.map((page) => [page.path, page.anchors]));
  const errors = recordErrors(records, (path) => anchors.get(path));
  if (errors.length > 0) reporter.panicOnBuild(reportErrors(errors));
  if (process.env['NODE_ENV'] === 'development') return;
  const root = process.cwd();
  coming = runInProcess(join(root, 'src/node/search/index-worker.ts'), records, root);
};

/** Writes the files of the embedded search below a folder; what is wrong with them. */
export async function finishSearch(folder: string): Promise<string[]> {
  const files = (await coming) ?? new Map<string, string>();
  const size = indexSize(files);
  const limit = largestIndex(currentRecords());
  if (size > limit) {
    return [`the search index has ${size} bytes compressed, more than ${limit}`];
  }
  writeSearchFiles(files, folder);
  return [];
}

/** What is wrong with the records as the built pages show it; `anchors` are the ids in each page, by path. */
export function builtRecordErrors(anchors: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return recordErrors(currentRecords(), (path) => anchors.get(path));
}

export function reportErrors(errors: string[]): string {
  return `Search records have ${errors.length} problems:\n${errors.join('\n')}`;
}
