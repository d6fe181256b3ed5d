import {
  changesSection,
  feedParagraph,
  recentChanges,
} from '../../../src/node/history/recent-changes';
import type { Library } from '../../../src/node/spec/library-schemas';

const CHANGES = [
  { date: '2026-11-24', text: 'Now with limits.' },
  { date: '2026-01-02', text: 'Now with examples.' },
];

test("a page's changes become a section with a list", () => {
  expect(recentChanges(CHANGES)).toEqual([
    ['h2', { id: 'recent-changes' }, 'Recent changes'],
    [
      'ul',
      {},
      ['li', {}, 'November 24, 2026: Now with limits.'],
      ['li', {}, 'January 2, 2026: Now with examples.'],
    ],
  ]);
  expect(changesSection(CHANGES)).toEqual([
    { id: 'recent-changes', title: 'Recent changes', depth: 2, text: '' },
  ]);
});

test('a page without changes has no such section', () => {
  expect(recentChanges([])).toEqual([]);
  expect(changesSection([])).toEqual([]);
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
