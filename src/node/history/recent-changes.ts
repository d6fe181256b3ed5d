import type { Section, Tree, TreeElement } from '../../lib/content-tree';
import { SITE } from '../../lib/site';
import { FEED_TEXT, RECENT_CHANGES_TEXT } from '../../lib/strings/build';
import { formatDate } from './format-date';
import { startPath } from '../feeds/feed-items';
import type { PageHistory } from '../spec/page';
import type { Library } from '../spec/library-schemas';

/** ID of the heading above a page's changes. */
const CHANGES_ID = 'recent-changes';

type Changes = PageHistory['changes'];

/** Returns the heading and the list of a page's changes, or nothing if it has none. */
export function recentChanges(changes: Changes): Tree {
  if (changes.length === 0) return [];
  const items = changes.map(({ date, text }): TreeElement => {
    return ['li', {}, RECENT_CHANGES_TEXT.item(formatDate(date), text)];
  });
  return [
    ['h2', { id: CHANGES_ID }, RECENT_CHANGES_TEXT.heading],
    ['ul', {}, ...items],
  ];
}

/** Returns the section of a page's changes for the list of its sections, or nothing if it has none. */
export function changesSection(changes: Changes): Section[] {
  if (changes.length === 0) return [];
  return [{ id: CHANGES_ID, title: RECENT_CHANGES_TEXT.heading, depth: 2, text: '' }];
}

/**
 * Returns a paragraph that links to the library's feed on its start page, or nothing elsewhere.
 *
 * @param feedOf Returns the URL of a library's feed with the base path, if the library has one.
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
