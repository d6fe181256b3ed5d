import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { absoluteUrl, SITE } from '../../../src/lib/site';
import { fileDates } from '../../../src/node/history/change-dates';
import { PUBLIC, readBuiltPage, readBuiltSite } from '../built-site';

interface Item {
  id: string;
  url: string;
  date: string;
}

/** Without a complete history, as in a shallow clone, there are no feeds. */
const hasHistory = fileDates('.').changed.size > 0;
const folder = join(PUBLIC, SITE.libraryFeeds);
const libraryFeeds = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.xml'))
  : [];
const ATOM = [
  ...(hasHistory ? [SITE.feed] : []),
  ...libraryFeeds.map((name) => `${SITE.libraryFeeds}/${name}`),
];
const read = (path: string) => readFileSync(join(PUBLIC, path), 'utf8');

function parseAtom(xml: string): { items: Item[]; feed: Record<string, string> } {
  const items: Item[] = [];
  const feed: Record<string, string> = {};
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    if (name === 'entry') items.push({ id: '', url: '', date: '' });
    const item = open.includes('entry') ? items.at(-1) : undefined;
    if (name !== 'link') return;
    if (item) item.url = attributes['href']!.value;
    else feed[attributes['rel']!.value] = attributes['href']!.value;
  });
  parser.on('text', (text) => {
    const name = open.at(-1);
    const item = open.includes('entry') ? items.at(-1) : undefined;
    if (!item) feed[name ?? ''] = (feed[name ?? ''] ?? '') + text;
    else if (name === 'id') item.id = text;
    else if (name === 'updated') item.date = text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return { items, feed };
}

function checkItems(items: Item[]): void {
  expect(items.length).toBeGreaterThan(0);
  expect(items.length).toBeLessThanOrEqual(50);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const site = absoluteUrl('/');
  expect(items.filter(({ id, url }) => !id.startsWith(site) || !url.startsWith(site))).toEqual([]);
  const missing = items.filter(
    ({ url }) => !existsSync(join(PUBLIC, url.slice(site.length), 'index.html')),
  );
  expect(missing).toEqual([]);
  const days = items.map(({ date }) => date);
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\dT00:00:00Z$/.test(day))).toEqual([]);
  expect(days).toEqual([...days].sort().reverse());
}

test('a build with a complete history has feeds, and one without has none', () => {
  expect(existsSync(join(PUBLIC, SITE.feed))).toBe(hasHistory);
  expect(existsSync(join(PUBLIC, SITE.jsonFeed))).toBe(hasHistory);
  expect(libraryFeeds.length > 0).toBe(hasHistory);
});

test.each(ATOM)('%s is well-formed and lists existing pages, the newest first', (path) => {
  const { items, feed } = parseAtom(read(path));
  checkItems(items);
  expect(feed).toMatchObject({ self: absoluteUrl(path), id: absoluteUrl(path) });
  expect(feed['updated']).toBe(items[0]!.date);
});

test('start pages and release notes link to the library feed, the home page to all, others to none', () => {
  const feedsOf = (html: string) =>
    [...html.matchAll(/<link[^>]*application\/(?:atom\+xml|feed\+json)[^>]*>/g)].map(([link]) =>
      /href="([^"]*)"/.exec(link)![1]!.slice(SITE.prefix.length),
    );
  const home = hasHistory ? [...ATOM, SITE.jsonFeed] : [];
  expect(feedsOf(readBuiltPage('/').html).sort()).toEqual(home.sort());
  const wrong = readBuiltSite()
    .pages.filter(({ path }) => path !== '/')
    .filter(({ path, html, head }) => {
      const [, library] =
        /^\/reference\/([^/]+)\/(?:.*\/)?(?:start|release-notes)$/.exec(path) ?? [];
      const feed = `${SITE.libraryFeeds}/${library}.xml`;
      // Pages that aren't committed have no date and no link.
      const hasLink = ATOM.includes(feed) && head.innerHTML.includes('dateModified');
      return feedsOf(html).join() !== (hasLink ? feed : '');
    });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
