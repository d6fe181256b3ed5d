import type GithubSlugger from 'github-slugger';
import type { Tree, TreeElement } from '../../lib/content-tree';
import { withCode } from '../../lib/content-tree';
import { groupBy } from '../../lib/group-by';
import { absoluteUrl, SITE } from '../../lib/site';
import { SITE_CHANGES_TEXT } from '../../lib/strings/build';
import { formatDate } from '../history/recent-changes';
import type { FeedItem } from './feed-items';

/** Returns links to both formats of the site's feed, and the items of the feed as a list for each month. */
export function siteChanges(items: readonly FeedItem[], slugger: GithubSlugger): Tree {
  if (items.length === 0) return [];
  const months = groupBy(items, ({ date }) => formatDate(date).replace(/ \d+,/, ''));
  const lists = [...months].flatMap(([month, changes]): Tree => [
    ['h2', { id: slugger.slug(month) }, month],
    ['ul', {}, ...changes.map(changeOf)],
  ]);
  // With the origin, browsers open the files instead of looking for pages.
  const atom: TreeElement = ['a', { href: absoluteUrl(SITE.feed) }, SITE_CHANGES_TEXT.atom];
  const json: TreeElement = ['a', { href: absoluteUrl(SITE.jsonFeed) }, SITE_CHANGES_TEXT.json];
  return [['p', {}, SITE_CHANGES_TEXT.subscribe, atom, SITE_CHANGES_TEXT.or, json, '.'], ...lists];
}

function changeOf({ url, title, summary, date }: FeedItem): TreeElement {
  const day = formatDate(date).replace(/, \d+$/, '');
  const href = url.slice(absoluteUrl('/').length) || '/';
  return [
    'li',
    {},
    `${day}: `,
    ['a', { href }, title],
    ...withCode(SITE_CHANGES_TEXT.summary(summary)),
  ];
}
