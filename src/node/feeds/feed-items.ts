import { libraryPath } from '../../lib/paths';
import { absoluteUrl, SITE } from '../../lib/site';
import { FEED_TEXT } from '../../lib/strings/build';
import type { FileDates } from '../history/change-dates';
import type { SitePage } from '../spec/page';
import type { Library } from '../spec/library-schemas';
import { releaseKey } from '../results/entry-releases';
import { latestVersion, libraryVersionName } from '../spec/versions';

const MAX_ITEMS = 50;

export interface FeedItem {
  /** Stays the same in later builds. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** ISO 8601. */
  date: string;
}

/** Has at least one item, newest first. */
export interface Feed {
  /** Path of the file, such as `/changes.xml`. */
  path: string;
  title: string;
  /** Path of the page that the feed is about. */
  home: string;
  items: FeedItem[];
}

export type FeedPage = Pick<SitePage, 'path' | 'file' | 'title' | 'labels' | 'entry' | 'history'>;

/**
 * Returns new guides, new libraries, release notes, and the changes that pages list in their front
 * matter. Returns undefined if there are none, for example without a complete git history.
 */
export function siteFeed(pages: readonly FeedPage[], dates: FileDates): Feed | undefined {
  const items = pages.flatMap((page) => pageItems(page, dates));
  return feedOf({ path: SITE.feed, title: SITE.name, home: '/' }, items);
}

/**
 * Returns a library's release notes, its new entries, and the changes to its pages. Returns
 * undefined if its start page has no date.
 *
 * @param entryDates When each new entry was added, by `releaseKey`.
 */
export function libraryFeed(
  library: Library,
  pages: readonly FeedPage[],
  dates: FileDates,
  entryDates: ReadonlyMap<string, string>,
): Feed | undefined {
  const home = startPath(library.library);
  const own = pages.filter(({ path }) => path.startsWith(`/reference/${library.library}/`));
  const start = own.find(({ path }) => path === home);
  if (!start || !dates.changed.has(start.file)) return undefined;
  const items = own.flatMap((page) => [
    ...pageItems(page, dates),
    ...entryItems(page, library, entryDates),
  ]);
  const title = FEED_TEXT.library(library.name);
  return feedOf({ path: libraryFeedPath(library.library), title, home }, items);
}

export function libraryFeedPath(library: string): string {
  return `${SITE.libraryFeeds}/${library}.xml`;
}

export function startPath(library: string): string {
  return `${libraryPath({ library, version: '' }, '')}/start`;
}

function feedOf(feed: Omit<Feed, 'items'>, items: FeedItem[]): Feed | undefined {
  if (items.length === 0) return undefined;
  const newestFirst = items.sort((a, b) => {
    if (a.date !== b.date) return a.date < b.date ? 1 : -1;
    return a.id < b.id ? -1 : 1;
  });
  return { ...feed, items: newestFirst.slice(0, MAX_ITEMS) };
}

function pageItems(page: FeedPage, { changed, added }: FileDates): FeedItem[] {
  const { path, file, title, labels, history, entry } = page;
  // A page without a date isn't committed yet.
  if (entry || !changed.has(file)) return [];
  const url = absoluteUrl(path);
  const changes = (history?.changes ?? []).map(({ date, text }) => ({
    ...{ id: `${url}#changes-${date}`, url, date },
    ...{ title: FEED_TEXT.changed(title), summary: text },
  }));
  const isNotes = path.endsWith('/release-notes');
  const isNotable = isNotes || path.endsWith('/start') || !path.startsWith('/reference/');
  const date = isNotes ? (history?.updated ?? changed.get(file)) : added.get(file);
  if (!date || !isNotable) return changes;
  const id = isNotes ? `${url}#${date}` : url;
  const summary = labels.find(({ what }) => what === 'description')?.text ?? '';
  return [{ id, url, title, summary, date }, ...changes];
}

function entryItems(
  { path, title, entry }: FeedPage,
  library: Library,
  entryDates: ReadonlyMap<string, string>,
): FeedItem[] {
  const date = entry && entryDates.get(releaseKey(entry.library, entry.version, entry.id));
  if (!date) return [];
  const url = absoluteUrl(path);
  const name = libraryVersionName(library, entry.version || latestVersion(library));
  return [{ id: url, url, title: FEED_TEXT.added(name, entry.call), summary: title, date }];
}
