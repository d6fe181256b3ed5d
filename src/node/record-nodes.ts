import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, Node, NodePluginArgs } from 'gatsby';
import type { SearchRecord } from '../lib/search-record';
import { indexSize, LARGEST_INDEX, recordFaults } from './check-records';
import { lastSite } from './pre-check';
import { searchFiles, writeSearchFiles } from './search-files';
import { siteRecords } from './site-records';

/** The type of the nodes that publishing and the embedded search are made from. */
export const RECORD_TYPE = 'SearchRecord';
/** Changes when the same record is to be sent to the search host in another form. */
const RECORD_FORM = 1;

type RecordNode = Node & SearchRecord;

/** Makes the search records of the whole site nodes. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, createContentDigest }) => {
  for (const record of lastSite ? siteRecords(lastSite) : []) {
    const contentDigest = createContentDigest([RECORD_FORM, record]);
    const id = `${RECORD_TYPE} ${record.objectID}`;
    actions.createNode({ ...record, id, internal: { type: RECORD_TYPE, contentDigest } });
  }
};

/** The records that are nodes. */
function recordsOf({ getNodesByType }: NodePluginArgs): SearchRecord[] {
  return getNodesByType(RECORD_TYPE).map((node) => {
    const {
      id: _,
      parent,
      children,
      internal,
      fields,
      ...record
    } = node as RecordNode & {
      fields?: unknown;
    };
    return record;
  });
}

/** Writes the files of the embedded search, in builds and in develop. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (args) => {
  const { reporter } = args;
  const records = recordsOf(args);
  const anchors = new Map(lastSite?.pages.map((page) => [page.path, page.anchors]));
  const faults = recordFaults(records, (path) => anchors.get(path));
  const size = indexSize(searchFiles(records));
  if (size > LARGEST_INDEX) {
    faults.push(`the search index has ${size} bytes compressed, more than ${LARGEST_INDEX}`);
  }
  if (faults.length > 0) reporter.panicOnBuild(reportFaults(faults));
  writeSearchFiles(records, 'public');
};

/** What is wrong with the records as the built pages show it. */
export function builtRecordFaults(args: NodePluginArgs, folder: string): string[] {
  const anchors = new Map<string, ReadonlySet<string>>();
  return recordFaults(recordsOf(args), (path) => {
    if (!anchors.has(path)) anchors.set(path, builtAnchors(join(folder, path, 'index.html')));
    return anchors.get(path);
  });
}

function builtAnchors(file: string): Set<string> {
  const html = readFileSync(file, 'utf8');
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));
}

export function reportFaults(faults: string[]): string {
  return `Search records have ${faults.length} problems:\n${faults.join('\n')}`;
}
