import type * as hooks from './src/node/entry/hooks';
import { loadEntry } from './src/node/entry/load';

export const {
  onPreInit,
  onPreBootstrap,
  sourceNodes,
  onPostBootstrap,
  createSchemaCustomization,
  onCreateNode,
  createResolvers,
  onCreateWebpackConfig,
  createPages,
  onPostBuild,
  onCreateDevServer,
} = loadEntry<typeof hooks>('src/node/entry/hooks.ts');
