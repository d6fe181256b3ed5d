import type { GatsbyNode } from 'gatsby';
import { currentFeedLinks, historyIsRead } from './current-dates';
import { currentSite } from '../site/validate-sources';
import { createQualityNode } from './quality-node';
import { sourceNodes as sourceRecords } from './record-nodes';
import { currentExamples } from './run-files';
import { createFeedNodes, createSiteNodes } from './site-nodes';

/** Creates the nodes that depend on the whole site: menus, changes, feeds, figures, and records. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, ...rest) => {
  createSiteNodes(currentSite(), currentExamples(), args);
  createQualityNode(args);
  await historyIsRead();
  createFeedNodes(currentSite().libraries, currentFeedLinks(), args);
  await sourceRecords?.(args, ...rest);
};
