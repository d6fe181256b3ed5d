import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ParseCache } from '../cache/parse-cache';
import { fileDates } from '../history/change-dates';
import { pageDates } from '../history/page-dates';
import { readSite } from '../site/site-model';
import { readSourceFiles } from '../site/source-files';
import { writeTwins } from '../twins/write-twins';
import { writeFeeds } from '../feeds/write-feeds';
import { compressFiles } from './precompress';
import { SECURITY_TXT, securityTxt } from './security-txt';
import { sitemap } from './sitemap';
import { writeFileAtomic } from './write-file';

/**
 * Writes the files that are derived from finished pages: the Markdown of all pages, the files for
 * language models, the sitemap, `security.txt`, and the feeds. Compresses the Markdown, which is most of the
 * text. Rejects if a page can't be converted.
 *
 * @param root The project folder, with the data of the pages in `public/`.
 */
export async function writeDerivedFiles(root: string): Promise<void> {
  const folder = join(root, 'public');
  const cache = new ParseCache(root);
  const { pages, menus, libraries } = readSite(readSourceFiles(root).files, cache);
  const twins = writeTwins({ pages, menus }, folder, cache);
  const compressed = compressFiles(twins.map((file) => join(folder, file)));
  const write = (path: string, text: string) => writeFileAtomic(join(folder, path), text);
  const paths = pages.map(({ path }) => path);
  write('sitemap.xml', sitemap(paths, pageDates(root, pages)));
  const dates = fileDates(root);
  const lastChange = [...dates.changed.values()].sort().at(-1);
  if (lastChange) write(SECURITY_TXT, securityTxt(lastChange));
  else rmSync(join(folder, SECURITY_TXT), { force: true });
  writeFeeds(root, { pages, libraries }, dates);
  await compressed;
}
