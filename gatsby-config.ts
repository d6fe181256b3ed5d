export { gatsbyConfig as default } from './src/node/gatsby/config';
