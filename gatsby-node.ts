export { onPreBootstrap } from './src/node/gatsby/pre-bootstrap';
export { sourceNodes } from './src/node/gatsby/source-nodes';
export { onPostBootstrap } from './src/node/gatsby/record-nodes';
export { createSchemaCustomization, onCreateNode } from './src/node/gatsby/graphql-types';
export { createResolvers } from './src/node/gatsby/resolvers';
export { onCreateWebpackConfig } from './src/node/gatsby/webpack';
export { createPages } from './src/node/gatsby/pages';
export { onPostBuild } from './src/node/gatsby/post-build';
