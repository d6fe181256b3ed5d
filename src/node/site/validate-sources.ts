import type { GatsbyNode } from 'gatsby';
import { parseCache } from '../cache/parse-cache';
import type { Problem } from '../../lib/diagnostic';
import { formatProblems } from '../../lib/diagnostic';
import type { SiteModel } from './site-model';
import { readSite } from './site-model';
import { readSourceFiles } from './source-files';
import { warmCache } from '../cache/warm-cache';

/** What the build's last look at the sources gave. */
export let lastSite: SiteModel | undefined;

/** Reads everything under `content/` and `spec/` of the project; lists all that is wrong. */
export async function checkSources(): Promise<{ site: SiteModel; problems: Problem[] }> {
  const root = process.cwd();
  const { files, problems } = readSourceFiles(root);
  await warmCache(root, files, parseCache());
  const site = readSite(files, parseCache());
  lastSite = site;
  return { site, problems: [...problems, ...site.problems] };
}

/** Stops before Gatsby sees a wrong value: nothing is written, every problem is listed. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const { problems } = await checkSources();
  if (problems.length > 0) reporter.panic(reportProblems(problems));
};

/** Prints problems one a line, which Gatsby's own reporter would wrap; gives the closing line. */
export function reportProblems(problems: Problem[]): string {
  process.stderr.write(`\n${formatProblems(problems)}\n`);
  return 'Content and specs have problems: mend what is listed above';
}
