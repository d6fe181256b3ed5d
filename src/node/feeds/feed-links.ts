import type { Tree, TreeElement } from '../../lib/content-tree';
import { SITE } from '../../lib/site';
import { FEED_TEXT } from '../../lib/strings/build';
import type { Library } from '../spec/library-schemas';
import { libraryFeedPath, startPath } from './feed-items';

/** The attributes of a `link` element. */
export interface FeedLink {
  type: 'application/atom+xml' | 'application/feed+json';
  /** URL with the base path. */
  href: string;
  /** Only on the home page, which links to several feeds. */
  title?: string;
}

export type FeedLinks = (path: string) => FeedLink[];

/** Other pages of a library are too close to their size limits. */
const LINKED = /\/(?:start|release-notes)$/;

/**
 * Returns a function that finds the feeds that a page links to: all of them on the home page, and a
 * library's feed on its start pages and release notes.
 *
 * @param dates The date of each page. A library has a feed if its start page has a date.
 */
export function feedLinks(
  libraries: readonly Pick<Library, 'library' | 'name'>[],
  dates: ReadonlyMap<string, string>,
): FeedLinks {
  const withFeed = libraries.filter(({ library }) => dates.has(startPath(library)));
  const atom = (path: string): FeedLink => ({
    type: 'application/atom+xml',
    href: SITE.prefix + path,
  });
  return (path) => {
    if (!dates.has(path)) return [];
    if (path === '/') {
      return [
        { ...atom(SITE.feed), title: SITE.name },
        { type: 'application/feed+json', href: SITE.prefix + SITE.jsonFeed, title: SITE.name },
        ...withFeed.map(({ library, name }) => ({
          ...atom(libraryFeedPath(library)),
          title: FEED_TEXT.library(name),
        })),
      ];
    }
    if (!LINKED.test(path)) return [];
    const own = withFeed.filter(({ library }) => path.startsWith(`/reference/${library}/`));
    return own.map(({ library }) => atom(libraryFeedPath(library)));
  };
}

/**
 * Returns a paragraph that links to the library's feed on its start page. Empty elsewhere.
 *
 * @param feedOf Returns the URL of a library's feed with the base path.
 */
export function feedParagraph(
  path: string,
  libraries: readonly Library[],
  feedOf: (library: string) => string | undefined,
): Tree {
  const library = libraries.find((item) => startPath(item.library) === path);
  const feed = library && feedOf(library.library);
  if (!library || !feed) return [];
  // With the origin, so the browser opens the file instead of looking for a page.
  const link: TreeElement = [
    'a',
    { href: SITE.origin + feed },
    FEED_TEXT.subscribeLink(library.name),
  ];
  return [['p', {}, FEED_TEXT.subscribe, link, FEED_TEXT.subscribeEnd]];
}
