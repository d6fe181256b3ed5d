import type { GatsbyConfig } from 'gatsby';
import { IMAGE_QUALITY, IMAGE_WIDTHS } from '../../lib/limits';
import { SITE } from '../../lib/site';
import { LEFTOVERS } from '../sources/leftovers';
import { yamlTypeName } from '../graphql/node-types';

/**
 * Screenshots are 1280 pixels wide, so the larger breakpoints only matter for other images. Every
 * browser that can run the site supports WebP, PNG files take twice as long to write, and AVIF
 * files of screenshots aren't smaller.
 */
const imageDefaults = {
  formats: ['webp'],
  placeholder: 'none',
  quality: IMAGE_QUALITY,
  breakpoints: [...IMAGE_WIDTHS],
};

export const gatsbyConfig: GatsbyConfig = {
  pathPrefix: SITE.prefix,
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: { generateOnBuild: true },
  siteMetadata: { siteUrl: SITE.origin + SITE.prefix },
  plugins: [
    // Gatsby watches the results of checks, because labels in the preview depend on them.
    ...['content', 'spec', 'generated'].map((name) => ({
      resolve: 'gatsby-source-filesystem',
      options: { name, path: `./${name}`, ignore: LEFTOVERS.map((glob) => `**/${glob}`) },
    })),
    'gatsby-plugin-mdx',
    { resolve: 'gatsby-transformer-yaml', options: { typeName: yamlTypeName } },
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sharp', options: { defaults: imageDefaults } },
    'gatsby-transformer-sharp',
  ],
};
