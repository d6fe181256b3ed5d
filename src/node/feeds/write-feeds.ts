import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../../lib/site';
import type { FileDates } from '../history/change-dates';
import { newEntryDates } from '../history/entry-dates';
import type { Library } from '../spec/library-schemas';
import { atomFeed, jsonFeed } from './formats';
import type { FeedPage } from './feed-items';
import { libraryFeed, siteFeed } from './feed-items';
import { listFiles } from '../base/list-files';
import { writeFileAtomic } from '../base/write-file';

/** Writes all feeds to `public/`, and removes feeds of earlier builds that no longer have items. */
export function writeFeeds(
  root: string,
  { pages, libraries }: { pages: readonly FeedPage[]; libraries: readonly Library[] },
  dates: FileDates,
): void {
  const folder = join(root, 'public');
  const site = siteFeed(pages, dates);
  const added = newEntryDates(root);
  const ofLibraries = libraries.map((library) => libraryFeed(library, pages, dates, added));
  const files = new Map(
    ofLibraries.flatMap((feed) => (feed ? [[feed.path, atomFeed(feed)] as const] : [])),
  );
  if (site) files.set(SITE.feed, atomFeed(site)).set(SITE.jsonFeed, jsonFeed(site, SITE.jsonFeed));
  for (const [path, text] of files) writeFileAtomic(join(folder, path), text);
  const earlier = [SITE.feed, SITE.jsonFeed, ...feedsIn(folder)];
  for (const path of earlier.filter((path) => !files.has(path))) {
    rmSync(join(folder, path), { force: true });
  }
}

function feedsIn(folder: string): string[] {
  const names = listFiles(join(folder, SITE.libraryFeeds)).filter((name) => name.endsWith('.xml'));
  return names.map((name) => `${SITE.libraryFeeds}/${name}`);
}
