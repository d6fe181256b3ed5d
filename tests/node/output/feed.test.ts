import { SaxesParser } from 'saxes';
import { changesFeed } from '../../../src/node/output/feed';

type Page = Parameters<typeof changesFeed>[0][number];

const page = (path: string, title: string): Page => ({
  path,
  file: `content${path}.mdx`,
  title,
  labels: [{ what: 'description', text: 'About <b> & "c"', line: 1, column: 1 }],
});
const dates = {
  added: new Map([
    ['content/guides/a.mdx', '2026-01-02'],
    ['content/guides/b.mdx', '2026-03-04'],
    ['content/reference/dart/start.mdx', '2026-02-03'],
    ['content/reference/dart/using-filters.mdx', '2026-05-06'],
    ['content/reference/dart/release-notes.mdx', '2026-01-01'],
  ]),
  changed: new Map([['content/reference/dart/release-notes.mdx', '2026-04-05']]),
};
const PAGES = [
  page('/guides/a', 'A & B'),
  page('/guides/b', 'Map<K, V>'),
  page('/guides/never-committed', 'C'),
  page('/reference/dart/start', 'Flutter'),
  page('/reference/dart/using-filters', 'Filters'),
  page('/reference/dart/release-notes', 'Release notes'),
];

/** Parses XML strictly. Returns the texts of all elements with a name. */
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

test('the feed lists new guides, libraries, and release notes, the latest first', () => {
  const xml = changesFeed(PAGES, dates)!;
  expect(textsOf(xml, 'title')).toEqual([
    ...['Supabase Docs', 'Release notes', 'Map<K, V>', 'Flutter', 'A & B'],
  ]);
  expect(textsOf(xml, 'updated')).toEqual(
    ['2026-04-05', '2026-04-05', '2026-03-04', '2026-02-03', '2026-01-02'].map(
      (date) => `${date}T00:00:00Z`,
    ),
  );
  expect(textsOf(xml, 'summary')[0]).toBe('About <b> & "c"');
});

test('IDs are unique URLs, and new release notes get a new one', () => {
  const ids = textsOf(changesFeed(PAGES, dates)!, 'id');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('https://supabase.com/docs/reference/dart/release-notes#2026-04-05');
});

test('without dates, there is no feed', () => {
  expect(changesFeed(PAGES, { added: new Map(), changed: new Map() })).toBeUndefined();
});
