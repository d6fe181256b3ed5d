import type { GatsbyNode } from 'gatsby';
import { currentFeedLinks, historyIsRead } from './current-dates';
import { currentSite } from '../site/validate-sources';
import { createQualityNode } from '../graphql/quality-node';
import { sourceNodes as sourceRecords } from '../graphql/record-nodes';
import { currentExamples, currentSamples } from './run-files';
import { createFeedNodes, createSiteNodes } from '../graphql/site-nodes';

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, ...rest) => {
  createSiteNodes(currentSite(), currentExamples(), args);
  createQualityNode(currentSamples(), args);
  await historyIsRead();
  createFeedNodes(currentSite().libraries, currentFeedLinks(), args);
  await sourceRecords?.(args, ...rest);
};
