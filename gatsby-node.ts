export { onPreBootstrap } from './src/node/pre-bootstrap';
export { sourceNodes } from './src/node/source-nodes';
export { onPostBootstrap } from './src/node/record-nodes';
export { createSchemaCustomization, onCreateNode } from './src/node/schema';
export { createResolvers } from './src/node/resolvers';
export { onCreateWebpackConfig } from './src/node/webpack';
export { createPages } from './src/node/pages';
export { onPostBuild } from './src/node/post-build';
