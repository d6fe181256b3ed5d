import type { GatsbyNode } from 'gatsby';
import { parseCache } from '../cache/parse-cache';
import { warmCache } from '../cache/warm-cache';
import type { Diagnostic } from '../../lib/diagnostic';
import { formatDiagnostics } from '../../lib/diagnostic';
import { readSite } from './site-model';
import { readSourceFiles } from './source-files';
import type { KnownFiles, SourceFile } from './source-files';
import type { SiteModel } from './types';

let current: { site: SiteModel; files: SourceFile[] } | undefined;
const known: KnownFiles = new Map();

/** Returns the site model of the running build. Throws if the sources haven't been read yet. */
export function currentSite(): SiteModel {
  if (!current) throw new Error("The site model isn't available before onPreBootstrap");
  return current.site;
}

/** Returns the source files of the running build. Throws if they haven't been read yet. */
export function currentFiles(): SourceFile[] {
  if (!current) throw new Error("The sources aren't available before onPreBootstrap");
  return current.files;
}

/** Reads and validates all files in `content/` and `spec/`. The result becomes the current site. */
export async function readCurrentSite(): Promise<{ site: SiteModel; diagnostics: Diagnostic[] }> {
  const root = process.cwd();
  const { files, diagnostics } = readSourceFiles(root, known);
  if (!current) {
    parseCache().removeOutdated();
    await warmCache(root, files, parseCache());
  }
  const site = readSite(files, parseCache(), diagnostics);
  current = { site, files };
  return { site, diagnostics: site.diagnostics };
}

/** Validates the sources before Gatsby reads them. If there are errors, lists them and stops the build. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const { diagnostics } = await readCurrentSite();
  if (diagnostics.length > 0) reporter.panic(reportDiagnostics(diagnostics));
};

/** Prints diagnostics, one per line, and returns a summary. Gatsby's reporter would wrap the lines. */
export function reportDiagnostics(
  diagnostics: Diagnostic[],
  what = 'The content or specs',
): string {
  process.stderr.write(`\n${formatDiagnostics(diagnostics)}\n`);
  return `${what} have errors. See the list above.`;
}
