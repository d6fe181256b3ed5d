import { parseCache } from '../base/parse-cache';
import { warmCache } from './warm-cache';
import type { Diagnostic } from '../../lib/diagnostic';
import { formatDiagnostics } from '../../lib/diagnostic';
import { withLastVersions } from './last-versions';
import { readSite } from './site-model';
import { readSourceFiles } from '../sources/source-files';
import type { KnownFiles, SourceFile } from '../sources/source-files';
import type { SiteModel } from './types';

let current: { site: SiteModel; files: SourceFile[] } | undefined;
const known: KnownFiles = new Map();

/** Throws if the running build hasn't read the sources yet. */
export function currentSite(): SiteModel {
  if (!current) throw new Error("The site model isn't available before onPreBootstrap");
  return current.site;
}

/** Throws if the running build hasn't read them yet. */
export function currentFiles(): SourceFile[] {
  if (!current) throw new Error("The sources aren't available before onPreBootstrap");
  return current.files;
}

/** Computes a value once, and again after the sources have been read again. */
export function oncePerSite<Value>(compute: (site: SiteModel) => Value): () => Value {
  let last: { site: SiteModel; value: Value } | undefined;
  return () => {
    const site = currentSite();
    if (last?.site !== site) last = { site, value: compute(site) };
    return last.value;
  };
}

/**
 * The result becomes the current site. Validates the files once `onParsed`, which runs when all are parsed,
 * resolves.
 */
export async function readCurrentSite(
  onParsed?: () => Promise<void>,
): Promise<{ site: SiteModel; diagnostics: Diagnostic[] }> {
  const root = process.cwd();
  const { files, diagnostics } = readSourceFiles(root, known);
  if (!current) {
    parseCache().removeOutdated();
    await warmCache(root, files, parseCache());
  }
  await onParsed?.();
  const read = { site: readSite(files, parseCache(), diagnostics), files };
  current = current ? withLastVersions(read, current) : read;
  return { site: current.site, diagnostics: current.site.diagnostics };
}

/** One per line, because Gatsby's reporter would wrap them. Returns a summary. */
export function reportDiagnostics(
  diagnostics: Diagnostic[],
  what = 'The content or specs',
): string {
  process.stderr.write(`\n${formatDiagnostics(diagnostics)}\n`);
  return `${what} have errors. See the list above.`;
}
