import type { GatsbyNode } from 'gatsby';
import { sourceNodes as sourceQuality } from './quality-node';
import { sourceNodes as sourceRecords } from './record-nodes';

/** Makes nodes of what the site's sources as a whole say: figures and search records. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (...args) => {
  await sourceQuality?.(...args);
  await sourceRecords?.(...args);
};
