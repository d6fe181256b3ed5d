import type { GatsbyNode } from 'gatsby';
import { parseCache } from '../cache/parse-cache';
import type { Diagnostic } from '../../lib/diagnostic';
import { formatDiagnostics } from '../../lib/diagnostic';
import type { SiteModel } from './site-model';
import { readSite } from './site-model';
import { readSourceFiles } from './source-files';
import { warmCache } from '../cache/warm-cache';

/** What the build's last look at the sources gave. */
export let lastSite: SiteModel | undefined;

/** Reads everything under `content/` and `spec/` of the project; lists all that is wrong. */
export async function checkSources(): Promise<{ site: SiteModel; diagnostics: Diagnostic[] }> {
  const root = process.cwd();
  const { files, diagnostics } = readSourceFiles(root);
  await warmCache(root, files, parseCache());
  const site = readSite(files, parseCache());
  lastSite = site;
  return { site, diagnostics: [...diagnostics, ...site.diagnostics] };
}

/** Stops before Gatsby sees a wrong value: nothing is written, every problem is listed. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const { diagnostics } = await checkSources();
  if (diagnostics.length > 0) reporter.panic(reportDiagnostics(diagnostics));
};

/** Prints problems one a line, which Gatsby's own reporter would wrap; gives the closing line. */
export function reportDiagnostics(diagnostics: Diagnostic[]): string {
  process.stderr.write(`\n${formatDiagnostics(diagnostics)}\n`);
  return 'Content and specs have problems: mend what is listed above';
}
