import type { GatsbyNode } from 'gatsby';
import { createMenuNodes, createRecordNodes } from '../graphql/site-nodes';
import { currentSite } from '../site/current-site';

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  createMenuNodes(currentSite(), args);
  createRecordNodes(args);
};
