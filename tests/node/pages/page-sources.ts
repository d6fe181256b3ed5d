import { pageSources } from '../../../src/node/pages/page-sources';
import type { PageSources } from '../../../src/node/pages/page-sources';
import { readSite } from '../../../src/node/site/site-model';
import { siteFiles } from '../../fixtures/site-files';
import { temporaryCache } from '../../fixtures/temporary-project';

export const NO_RESULTS = { proofs: { pages: new Map() }, apps: {}, releases: {} };

/** Returns a function that reads the smallest site with changes. `more` is what isn't in the sources. */
export function sourcesReader() {
  const cache = temporaryCache();
  return (
    changes: Record<string, string | undefined> = {},
    more: Partial<PageSources> = {},
  ): PageSources => {
    const files = siteFiles(changes);
    return pageSources(readSite(files, cache), files, cache, {
      results: NO_RESULTS,
      examples: { examples: new Map(), reasons: new Map() },
      proofDates: () => new Map(),
      linksOf: () => [],
      news: () => [],
      quality: () => {
        throw new Error('Only the quality page shows its figures');
      },
      ...more,
    });
  };
}
