import type { SourceFile } from '../sources/source-files';
import type { SiteModel } from './types';

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
