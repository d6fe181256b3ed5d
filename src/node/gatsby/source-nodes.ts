import type { GatsbyNode } from 'gatsby';
import { currentFeedLinks, currentSiteDates, historyIsRead } from './current-dates';
import { siteFeed } from '../feeds/feed-items';
import { currentSite } from '../site/validate-sources';
import { currentExamples, currentPageExamples } from './run-files';
import {
  createFeedNodes,
  createQualityNode,
  createRecordNodes,
  createSiteNodes,
} from '../graphql/site-nodes';

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  createSiteNodes(currentSite(), currentPageExamples(), args);
  createQualityNode(currentExamples(), args);
  await historyIsRead();
  const { libraries, pages } = currentSite();
  const feed = siteFeed(pages, currentSiteDates().files);
  createFeedNodes(libraries, currentFeedLinks(), feed, args);
  createRecordNodes(args);
};
