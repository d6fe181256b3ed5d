import type { GatsbyNode } from 'gatsby';
import { currentFeedLinks, historyIsRead } from './current-dates';
import { currentSite } from '../site/validate-sources';
import { currentExamples, currentSamples } from './run-files';
import {
  createFeedNodes,
  createQualityNode,
  createRecordNodes,
  createSiteNodes,
} from '../graphql/site-nodes';

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  createSiteNodes(currentSite(), currentExamples(), args);
  createQualityNode(currentSamples(), args);
  await historyIsRead();
  createFeedNodes(currentSite().libraries, currentFeedLinks(), args);
  createRecordNodes(args);
};
