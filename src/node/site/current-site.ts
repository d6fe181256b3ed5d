import { parseCache } from '../base/parse-cache';
import { warmCache } from './warm-cache';
import type { Diagnostic } from '../../lib/diagnostic';
import { formatDiagnostics } from '../../lib/diagnostic';
import { readSite } from './site-model';
import { readSourceFiles } from '../sources/source-files';
import type { KnownFiles, SourceFile } from '../sources/source-files';
import type { SiteModel } from './types';

interface ReadSources {
  site: SiteModel;
  files: SourceFile[];
}

let current: ReadSources | undefined;
const known: KnownFiles = new Map();

/** The processes in which Gatsby runs queries read the sources when they need them. */
function readSources(): ReadSources {
  const { files, diagnostics } = readSourceFiles(process.cwd(), known);
  return { site: readSite(files, parseCache(), diagnostics), files };
}

export function currentSite(): SiteModel {
  return (current ??= readSources()).site;
}

export function currentFiles(): SourceFile[] {
  return (current ??= readSources()).files;
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
 * The result becomes the current site. Validates the files after `onParsed`, which runs when all are parsed.
 */
export async function readCurrentSite(
  onParsed?: () => void,
): Promise<{ site: SiteModel; diagnostics: Diagnostic[] }> {
  const root = process.cwd();
  const { files, diagnostics } = readSourceFiles(root, known);
  if (!current) {
    parseCache().removeOutdated();
    await warmCache(root, files, parseCache());
  }
  onParsed?.();
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

interface ReadSite {
  site: SiteModel;
  files: SourceFile[];
}

/**
 * In the preview, a page whose file has errors stays as it last was, and so does the entire site if the
 * libraries or section trees have errors.
 */
export function withLastVersions({ site, files }: ReadSite, last: ReadSite): ReadSite {
  const { diagnostics, libraries } = site;
  const invalid = new Set(diagnostics.map(({ file }) => file));
  if ([...invalid].some((file) => /^spec\/(?:libraries|sections\/.*)\.yml$/.test(file))) {
    return { site: { ...last.site, diagnostics }, files: last.files };
  }
  const found = new Set(site.pages.map(({ path }) => path));
  const names = new Set(libraries.map(({ library }) => library));
  const kept = last.site.pages.filter(
    ({ path, file, entry }) =>
      invalid.has(file) && !found.has(path) && (!entry || names.has(entry.library)),
  );
  const readable = new Set(files.map(({ path }) => path));
  const unread = new Set(kept.map(({ file }) => file).filter((file) => !readable.has(file)));
  return {
    site: { ...site, pages: [...site.pages, ...kept] },
    files: [...files, ...last.files.filter(({ path }) => unread.has(path))],
  };
}
