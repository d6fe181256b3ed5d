import type { GatsbyNode } from 'gatsby';
import { oncePerSite } from '../site/validate-sources';
import { algoliaConfigOf } from '../search/algolia-config';
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

export const currentRecords = oncePerSite(siteRecords);
