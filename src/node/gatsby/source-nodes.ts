import type { GatsbyNode } from 'gatsby';
import { createMenuNodes, createRecordNodes } from '../graphql/site-nodes';
import { historyIsRead } from '../pages/current-dates';
import { currentSite } from '../site/current-site';

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  createMenuNodes(currentSite(), args);
  createRecordNodes(args);
  await historyIsRead();
};
