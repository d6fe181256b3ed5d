import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ParseCache } from '../cache/parse-cache';
import type { FileDates } from '../history/change-dates';
import { fileDates } from '../history/change-dates';
import { pageDates } from '../history/page-dates';
import { readSite } from '../site/site-model';
import type { SiteModel } from '../site/types';
import { readSourceFiles } from '../site/source-files';
import { writeTwins } from '../twins/write-twins';
import { writeFeeds } from '../feeds/write-feeds';
import { compressFiles } from './precompress';
import { SECURITY_TXT, securityTxt } from './security-txt';
import { sitemap } from './sitemap';
import { writeFileAtomic } from './write-file';

/** The data that the derived files need, apart from the finished pages. */
export interface DerivedSources {
  root: string;
  cache: ParseCache;
  site: SiteModel;
  /** Dates of files, and of pages by path. */
  dates: { files: FileDates; pages: ReadonlyMap<string, string> };
}

/** Reads the sources and dates of a project's pages. */
export function readDerivedSources(root: string): DerivedSources {
  const cache = new ParseCache(root);
  const site = readSite(readSourceFiles(root).files, cache);
  const files = fileDates(root);
  return { root, cache, site, dates: { files, pages: pageDates(root, site.pages, files) } };
}

/**
 * Writes the files that are derived from finished pages: the Markdown of all pages, the files for
 * language models, the sitemap, `security.txt`, and the feeds. Compresses the Markdown, which is most of the
 * text. Rejects if a page can't be converted.
 */
export async function writeDerivedFiles({
  root,
  cache,
  site: { pages, menus, libraries },
  dates,
}: DerivedSources): Promise<void> {
  const folder = join(root, 'public');
  const twins = writeTwins({ pages, menus }, folder, cache);
  const compressed = compressFiles(twins.map((file) => join(folder, file)));
  const write = (path: string, text: string) => writeFileAtomic(join(folder, path), text);
  const paths = pages.map(({ path }) => path);
  write('sitemap.xml', sitemap(paths, dates.pages));
  const lastChange = [...dates.files.changed.values()].sort().at(-1);
  if (lastChange) write(SECURITY_TXT, securityTxt(lastChange));
  else rmSync(join(folder, SECURITY_TXT), { force: true });
  writeFeeds(root, { pages, libraries }, dates.files);
  await compressed;
}
