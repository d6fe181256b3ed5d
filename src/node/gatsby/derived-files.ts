import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { FileValues } from '../base/file-values';
import { ParseCache } from '../base/parse-cache';
import type { SiteDates } from '../pages/current-dates';
import type { SiteModel } from '../site/types';
import type { SiteMenu } from '../site/menus';
import type { Library } from '../spec/library-schemas';
import { latestPaths } from '../spec/latest-paths';
import type { FeedPage } from '../feeds/feed-items';
import type { LlmsPageSource } from '../twins/sections';
import { writeTwins } from '../twins/write-twins';
import { writeFeeds } from '../feeds/write-feeds';
import { writeProjects } from '../output/app-projects';
import { SECURITY_TXT, securityTxt } from '../output/security-txt';
import { sitemap } from '../output/sitemap';
import { writeFileAtomic } from '../base/write-file';

export interface DerivedTask {
  root: string;
  pages: (FeedPage & LlmsPageSource)[];
  menus: Pick<SiteMenu, 'menu'>[];
  libraries: Library[];
  dates: SiteDates;
  /** The paths of the sitemap: pages whose canonical URL is their own. */
  listed: string[];
}

export function derivedTask(root: string, site: SiteModel, dates: SiteDates): DerivedTask {
  const pages = site.pages.map(({ path, file, title, aliases, level, labels, entry, history }) => ({
    ...{ path, file, title, aliases, level, labels },
    ...(entry && { entry }),
    ...(history && { history }),
  }));
  // A menu's `locate` function can't be sent to another process.
  const menus = site.menus.map(({ menu }) => ({ menu }));
  const canonicals = latestPaths(site);
  const listed = pages.map(({ path }) => path).filter((path) => !canonicals.has(path));
  return { root, pages, menus, libraries: site.libraries, dates, listed };
}

/**
 * Writes the Markdown of all pages, the files for language models, the finished projects, the sitemap,
 * `security.txt`, and the feeds. Throws if a page can't be converted.
 */
export function writeDerivedFiles({
  root,
  pages,
  menus,
  libraries,
  dates,
  listed,
}: DerivedTask): void {
  const folder = join(root, 'public');
  // The Markdown depends on the pages' data and on this code.
  const written = new FileValues<string>(
    join(root, '.cache', 'twins.json'),
    new ParseCache(root).version,
  );
  writeTwins({ pages, menus, proofDates: dates.proofs }, folder, written);
  written.save();
  const write = (path: string, text: string) => writeFileAtomic(join(folder, path), text);
  write('sitemap.xml', sitemap(listed, dates.pages));
  const lastChange = [...dates.files.changed.values()].sort().at(-1);
  if (lastChange) write(SECURITY_TXT, securityTxt(lastChange));
  else rmSync(join(folder, SECURITY_TXT), { force: true });
  writeProjects(root, pages, folder);
  writeFeeds(root, { pages, libraries }, dates.files);
}
