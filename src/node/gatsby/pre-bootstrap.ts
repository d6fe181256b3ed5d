import type { GatsbyNode } from 'gatsby';
import { readCurrentSite, reportDiagnostics } from '../site/current-site';
import { setComplete } from './build-lock';
import { startEngine } from './run-files';
import { checkSearchHost } from '../search/publish-records';
import { startIndex } from '../search/pending-index';
import { leakingVariables, algoliaConfigOf } from '../search/algolia-config';

/** Stops with a list of all errors before Gatsby reads the sources. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const leaking = leakingVariables(process.env);
  if (leaking.length > 0) {
    reporter.panic(`${leaking.join(', ')} would expose the Algolia admin key: rename or unset it`);
  }
  const algoliaConfig = algoliaConfigOf(process.env);
  if (algoliaConfig) {
    try {
      await checkSearchHost(algoliaConfig);
    } catch (error) {
      reporter.panic(`Can't publish the search records: ${(error as Error).message}`);
    }
  }
  const root = process.cwd();
  const isBuild = process.env['gatsby_executing_command'] === 'build';
  // On a large site, the index takes longer than anything else, so it starts before the sources are
  // validated. If one is invalid, both processes end.
  const { diagnostics } = await readCurrentSite(
    isBuild ? () => startIndex(root, reporter) : undefined,
  );
  if (diagnostics.length > 0) reporter.panic(reportDiagnostics(diagnostics));
  if (isBuild) {
    startEngine(root);
    setComplete(root, false);
  }
};
