import type { GatsbyNode } from 'gatsby';
import { onPreBootstrap as checkSite } from '../site/validate-sources';
import { leakingVariables, algoliaConfigOf } from '../search/algolia-config';

/** Looks at the environment and the sources before Gatsby does anything with them. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args, ...rest) => {
  const { reporter, getCache } = args;
  const leaking = leakingVariables(process.env);
  if (leaking.length > 0) {
    reporter.panic(`${leaking.join(', ')} would put the search host's admin key into the site`);
  }
  const algoliaConfig = algoliaConfigOf(process.env);
  if (algoliaConfig) {
    // The plugin notes what it sends before it sends it. Without its notes it asks the host, so that
    // a failed push is made up for and a wiped index is filled again.
    const cache = getCache('gatsby-plugin-algolia') as { del?: (key: string) => Promise<void> };
    await cache.del?.(`algolia-objects-${algoliaConfig.indexName}`);
  }
  await checkSite?.(args, ...rest);
};
