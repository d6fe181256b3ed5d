import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../../lib/site';
import { ParseCache } from '../cache/parse-cache';
import { runInProcess } from '../cache/run-in-process';
import { fileDates } from '../history/change-dates';
import { pageDates } from '../history/page-dates';
import type { SiteModel, SitePage } from '../site/types';
import { writeTwins } from '../twins/write-twins';
import { changesFeed } from './feed';
import { compressFiles } from './precompress';
import { sitemap } from './sitemap';
import { writeFileAtomic } from './write-file';

/** The part of the site model that the derived files need. It can be sent to another process. */
export interface DerivedFilesTask {
  root: string;
  pages: Pick<SitePage, 'path' | 'file' | 'line' | 'title' | 'level' | 'labels' | 'entry'>[];
  menus: Pick<SiteModel['menus'][number], 'menu'>[];
}

/**
 * Writes the files that are derived from finished pages, in a separate process while the build
 * continues (see `writeDerivedFiles`). Rejects if a page can't be converted.
 *
 * @param root The project folder, with the data of the pages in `public/`.
 */
export function startDerivedFiles(
  root: string,
  { pages, menus }: Pick<SiteModel, 'pages' | 'menus'>,
): Promise<void> {
  const task: DerivedFilesTask = {
    root,
    // Leaves out what's large or, like functions, can't be sent.
    pages: pages.map(({ path, file, line, title, level, labels, entry }) => ({
      ...{ path, file, line, title, level, labels },
      ...(entry && { entry }),
    })),
    menus: menus.map(({ menu }) => ({ menu })),
  };
  return runInProcess(join(root, 'src/node/output/derived-files-worker.ts'), task, root);
}

/**
 * Writes the Markdown of all pages, the files for language models, the sitemap, and the feed of
 * changes. Compresses the Markdown, which is most of the text.
 */
export async function writeDerivedFiles({ root, pages, menus }: DerivedFilesTask): Promise<void> {
  const folder = join(root, 'public');
  const twins = writeTwins({ pages, menus }, folder, new ParseCache(root));
  const compressed = compressFiles(twins.map((file) => join(folder, file)));
  const write = (path: string, text: string) => writeFileAtomic(join(folder, path), text);
  const paths = pages.map(({ path }) => path);
  write('sitemap.xml', sitemap(paths, pageDates(root, pages)));
  const feed = changesFeed(pages, fileDates(root));
  if (feed) write(SITE.feed, feed);
  else rmSync(join(folder, SITE.feed), { force: true });
  await compressed;
}
