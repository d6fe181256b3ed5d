import { SaxesParser } from 'saxes';
import type { FeedPage } from '../../../src/node/feeds/feed-items';
import { libraryFeed, siteFeed } from '../../../src/node/feeds/feed-items';
import { feedLinks, feedParagraph } from '../../../src/node/feeds/feed-links';
import { atomFeed, jsonFeed } from '../../../src/node/feeds/formats';
import { siteChanges } from '../../../src/node/feeds/site-changes';
import { PageIds } from '../../../src/node/markdown/page-ids';
import type { Library } from '../../../src/node/spec/library-schemas';

const page = (path: string, title: string, more: Partial<FeedPage> = {}): FeedPage => ({
  path,
  file: `content${path}.mdx`,
  title,
  labels: [{ what: 'description', text: 'About <b> & "c"', line: 1, column: 1 }],
  ...more,
});
const NOTES = 'content/reference/dart/release-notes.mdx';
const added = new Map([
  ['content/guides/a.mdx', '2026-01-02'],
  ['content/guides/b.mdx', '2026-03-04'],
  ['content/reference/dart/start.mdx', '2026-02-03'],
  ['content/reference/dart/using-filters.mdx', '2026-05-06'],
  [NOTES, '2026-01-01'],
]);
const dates = { added, changed: new Map([...added, [NOTES, '2026-04-05']]) };
const NONE = { added: new Map<string, string>(), changed: new Map<string, string>() };
const changes = [
  { date: '2026-04-06', text: 'Now with <br> & more.' },
  { date: '2026-03-01', text: 'Now with examples.' },
];
const entry = { library: 'dart', version: 'v2', id: 'select', call: 'select()' };
const PAGES = [
  page('/guides/a', 'A & B', { history: { changes } }),
  page('/guides/b', 'Map<K, V>'),
  page('/guides/never-committed', 'C', { history: { changes } }),
  page('/reference/dart/start', 'Flutter'),
  page('/reference/dart/using-filters', 'Filters'),
  page('/reference/dart/release-notes', 'Release notes'),
  page('/reference/dart/select', 'Read rows', { entry, file: 'spec/dart/v2/database.yml' }),
];
const DART = { library: 'dart', name: 'Flutter', versions: ['v2', 'v1'] } as Library;
const ENTRIES = new Map([['dart/v2/select', '2026-06-07']]);

function textsOf(xml: string, wanted: string): string[] {
  const found: string[] = [];
  let name = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', (tag) => {
    name = tag.name;
    expect(tag.uri).toBe('http://www.w3.org/2005/Atom');
  });
  parser.on('text', (text) => {
    if (name === wanted && text.trim()) found.push(text);
  });
  parser.on('closetag', () => void (name = ''));
  parser.write(xml).close();
  return found;
}

test('the feed lists new and changed guides, libraries, and release notes, the newest first', () => {
  const xml = atomFeed(siteFeed(PAGES, dates)!);
  expect(textsOf(xml, 'title')).toEqual([
    'Supabase Docs',
    ...['Updated: A & B', 'Release notes', 'Map<K, V>', 'Updated: A & B', 'Flutter', 'A & B'],
  ]);
  const days = ['2026-04-06', '2026-04-05', '2026-03-04', '2026-03-01', '2026-02-03', '2026-01-02'];
  expect(textsOf(xml, 'updated')).toEqual([days[0], ...days].map((date) => `${date}T00:00:00Z`));
  expect(textsOf(xml, 'summary').slice(0, 2)).toEqual(['Now with <br> & more.', 'About <b> & "c"']);
});

test('IDs are unique URLs, and each change and each state of the release notes has its own', () => {
  const ids = textsOf(atomFeed(siteFeed(PAGES, dates)!), 'id');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('https://supabase.com/docs/reference/dart/release-notes#2026-04-05');
  expect(ids).toContain('https://supabase.com/docs/guides/a#changes-2026-03-01');
});

test('IDs stay the same if a page changes again', () => {
  const idsOf = (pages: FeedPage[]) => siteFeed(pages, dates)!.items.map(({ id }) => id);
  const newer = { date: '2026-06-07', text: 'Now with a table.' };
  const later = PAGES.map((item) =>
    item.path === '/guides/a' ? { ...item, history: { changes: [newer, ...changes] } } : item,
  );
  expect(idsOf(later)).toEqual(expect.arrayContaining(idsOf(PAGES)));
});

test('a date in the front matter of release notes replaces the one from git', () => {
  const history = { changes: [], updated: '2026-03-03' };
  const feed = siteFeed([page('/reference/dart/release-notes', 'Notes', { history })], dates)!;
  expect(feed.items.map(({ date }) => date)).toEqual(['2026-03-03']);
});

test('the JSON feed has the same items, and the shape of JSON Feed 1.1', () => {
  const feed = siteFeed(PAGES, dates)!;
  const json = JSON.parse(jsonFeed(feed, '/changes.json'));
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Supabase Docs',
    home_page_url: 'https://supabase.com/docs',
    feed_url: 'https://supabase.com/docs/changes.json',
  });
  expect(json.items).toHaveLength(feed.items.length);
  expect(json.items[0]).toEqual({
    id: 'https://supabase.com/docs/guides/a#changes-2026-04-06',
    url: 'https://supabase.com/docs/guides/a',
    title: 'Updated: A & B',
    content_text: 'Now with <br> & more.',
    date_published: '2026-04-06T00:00:00Z',
  });
});

test("a library's feed has its release notes and new entries, and no pages of others", () => {
  const feed = libraryFeed(DART, PAGES, dates, ENTRIES)!;
  expect(feed).toMatchObject({ path: '/feeds/dart.xml', home: '/reference/dart/start' });
  expect(textsOf(atomFeed(feed), 'title')).toEqual([
    ...['Supabase Docs: Flutter', 'New in Flutter v2: select()', 'Release notes', 'Flutter'],
  ]);
});

test('without dates, there are no feeds', () => {
  expect(siteFeed(PAGES, NONE)).toBeUndefined();
  expect(libraryFeed(DART, PAGES, NONE, ENTRIES)).toBeUndefined();
});

describe('links to feeds', () => {
  const known = new Map(
    ['/', '/guides/a', '/reference/dart/start', '/reference/dart/v1/release-notes'].map((path) => [
      path,
      '2026-01-02',
    ]),
  );
  const links = feedLinks([DART, { library: 'cli', name: 'CLI' }], known);

  test('the home page links to all feeds with a title', () => {
    expect(links('/')).toEqual([
      { type: 'application/atom+xml', href: '/docs/changes.xml', title: 'Supabase Docs' },
      { type: 'application/feed+json', href: '/docs/changes.json', title: 'Supabase Docs' },
      {
        type: 'application/atom+xml',
        href: '/docs/feeds/dart.xml',
        title: 'Supabase Docs: Flutter',
      },
    ]);
  });

  test.each([
    ['/reference/dart/start', ['/docs/feeds/dart.xml']],
    ['/reference/dart/v1/release-notes', ['/docs/feeds/dart.xml']],
    ['/reference/dart/eq', []],
    ['/guides/a', []],
    ['/reference/dart/v0/start', []],
  ])('%s links to %j', (path, hrefs) => {
    expect(links(path).map(({ href }) => href)).toEqual(hrefs);
  });

  test('without dates, no page links to a feed', () => {
    expect(feedLinks([DART], new Map())('/')).toEqual([]);
  });
});

test('the start page of a library links to its feed, if there is one', () => {
  const libraries = [{ library: 'cli', name: 'CLI' } as Library];
  const feedOf = (library: string) => `/docs/feeds/${library}.xml`;
  const paragraph = JSON.stringify(feedParagraph('/reference/cli/start', libraries, feedOf));
  expect(paragraph).toContain(
    '["a",{"href":"https://supabase.com/docs/feeds/cli.xml"},"CLI feed"]',
  );
  expect(feedParagraph('/reference/cli/start', libraries, () => undefined)).toEqual([]);
  expect(feedParagraph('/reference/cli/usage', libraries, feedOf)).toEqual([]);
});

test('the page of changes lists the items of the feed by month, with links to their pages', () => {
  const tree = siteChanges(siteFeed(PAGES, dates)!.items, new PageIds());
  const headings = tree.filter(([name]) => name === 'h2');
  expect(headings).toEqual([
    ['h2', { id: 'april-2026' }, 'April 2026'],
    ['h2', { id: 'march-2026' }, 'March 2026'],
    ['h2', { id: 'february-2026' }, 'February 2026'],
    ['h2', { id: 'january-2026' }, 'January 2026'],
  ]);
  const [april] = tree.filter(([name]) => name === 'ul');
  expect(april).toMatchObject([
    ...['ul', {}],
    [
      'li',
      {},
      'April 6: ',
      ['a', { href: '/guides/a' }, 'Updated: A & B'],
      '. Now with <br> & more.',
    ],
    [
      'li',
      {},
      'April 5: ',
      ['a', { href: '/reference/dart/release-notes' }, 'Release notes'],
      '. About <b> & "c"',
    ],
  ]);
  expect(siteChanges([], new PageIds())).toEqual([]);
});
