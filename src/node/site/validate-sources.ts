import type { GatsbyNode } from 'gatsby';
import { parseCache } from '../cache/parse-cache';
import { warmCache } from '../cache/warm-cache';
import type { Diagnostic } from '../../lib/diagnostic';
import { formatDiagnostics } from '../../lib/diagnostic';
import { readSite } from './site-model';
import { readSourceFiles } from './source-files';
import type { SiteModel } from './types';

let current: SiteModel | undefined;

/** Returns the site model of the running build. Throws if the sources haven't been read yet. */
export function currentSite(): SiteModel {
  if (!current) throw new Error('The site model is read in onPreBootstrap, before this step');
  return current;
}

/** Reads and validates all files under `content/` and `spec/`, and makes the result the current site. */
export async function readCurrentSite(): Promise<{ site: SiteModel; diagnostics: Diagnostic[] }> {
  const root = process.cwd();
  const { files, diagnostics } = readSourceFiles(root);
  await warmCache(root, files, parseCache());
  current = readSite(files, parseCache());
  return { site: current, diagnostics: [...diagnostics, ...current.diagnostics] };
}

/** Stops the build before Gatsby reads a wrong value, and lists every diagnostic. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const { diagnostics } = await readCurrentSite();
  if (diagnostics.length > 0) reporter.panic(reportDiagnostics(diagnostics));
};

/** Prints diagnostics, one per line (Gatsby's reporter would wrap them), and returns the summary. */
export function reportDiagnostics(diagnostics: Diagnostic[]): string {
  process.stderr.write(`\n${formatDiagnostics(diagnostics)}\n`);
  return 'Content and specs have errors. Fix what is listed above.';
}
