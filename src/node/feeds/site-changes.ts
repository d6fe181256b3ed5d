import type GithubSlugger from 'github-slugger';
import type { Tree, TreeElement } from '../../lib/content-tree';
import { groupBy } from '../../lib/group-by';
import { absoluteUrl, SITE } from '../../lib/site';
import { SITE_CHANGES_TEXT } from '../../lib/strings/build';
import { formatDate } from '../history/recent-changes';
import type { FeedItem } from './feed-items';

/** Returns the items of the site's feed as a list for each month, and links to both formats of the feed. */
export function siteChanges(items: readonly FeedItem[], slugger: GithubSlugger): Tree {
  if (items.length === 0) return [];
  const months = groupBy(items, ({ date }) => formatDate(date).replace(/ \d+,/, ''));
  const lists = [...months].flatMap(([month, changes]): Tree => {
    const list = changes.map((item): TreeElement => ['li', {}, ...changeOf(item)]);
    return [
      ['h2', { id: slugger.slug(month) }, month],
      ['ul', {}, ...list],
    ];
  });
  return [feedFormats(), ...lists];
}

function changeOf({ url, title, summary, date }: FeedItem): Tree {
  const path = url.slice(absoluteUrl('/').length) || '/';
  const day = formatDate(date).replace(/, \d+$/, '');
  return [`${day}: `, ['a', { href: path }, title], SITE_CHANGES_TEXT.summary(summary)];
}

/** Returns a paragraph with links to the feed. With the origin, browsers open the files instead of pages. */
function feedFormats(): TreeElement {
  const link = (path: string, text: string): TreeElement => [
    'a',
    { href: absoluteUrl(path) },
    text,
  ];
  const atom = link(SITE.feed, SITE_CHANGES_TEXT.atom);
  const json = link(SITE.jsonFeed, SITE_CHANGES_TEXT.json);
  return ['p', {}, SITE_CHANGES_TEXT.subscribe, atom, SITE_CHANGES_TEXT.or, json, '.'];
}
