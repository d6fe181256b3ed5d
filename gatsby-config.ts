import type { GatsbyConfig } from 'gatsby';
import { SITE } from './src/lib/site';
import { algoliaPlugins } from './src/node/search/algolia-plugin';
import { yamlTypeName } from './src/node/gatsby/node-types';
import { algoliaConfigOf } from './src/node/search/algolia-config';

const config: GatsbyConfig = {
  pathPrefix: SITE.prefix,
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: { generateOnBuild: true },
  siteMetadata: { siteUrl: SITE.origin + SITE.prefix },
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: './content' } },
    { resolve: 'gatsby-source-filesystem', options: { name: 'spec', path: './spec' } },
    'gatsby-plugin-mdx',
    { resolve: 'gatsby-transformer-yaml', options: { typeName: yamlTypeName } },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    ...algoliaPlugins(algoliaConfigOf(process.env)),
  ],
};

export default config;
