import type { GatsbyNode } from 'gatsby';
import { currentFeedLinks, currentSiteDates, historyIsRead } from './current-dates';
import { siteFeed } from '../feeds/feed-items';
import { currentSite } from '../site/validate-sources';
import { createQualityNode } from '../graphql/quality-node';
import { sourceNodes as sourceRecords } from '../graphql/record-nodes';
import { currentExamples, currentSamples } from './run-files';
import { createFeedNodes, createSiteNodes } from '../graphql/site-nodes';

/** Creates the nodes that depend on the whole site: menus, changes, feeds, figures, and records. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, ...rest) => {
  createSiteNodes(currentSite(), currentExamples(), args);
  createQualityNode(currentSamples(), args);
  await historyIsRead();
  const { libraries, pages } = currentSite();
  const feed = siteFeed(pages, currentSiteDates().files);
  createFeedNodes(libraries, currentFeedLinks(), feed, args);
  await sourceRecords?.(args, ...rest);
};
