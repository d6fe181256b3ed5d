import type { GatsbyConfig } from 'gatsby';
import { SITE } from '../../lib/site';
import { algoliaConfigOf } from '../search/algolia-config';
import { algoliaPlugins } from '../search/algolia-plugin';
import { yamlTypeName } from './node-types';

/** Gatsby's configuration of the site. Search records are only sent if the environment names an index. */
export const gatsbyConfig: GatsbyConfig = {
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
