import { changesSection, recentChanges } from '../../../src/node/history/recent-changes';

const CHANGES = [
  { date: '2026-11-24', text: 'Now with `limit()`.' },
  { date: '2026-01-02', text: 'Now with examples.' },
];

test("a page's changes become a section with a list", () => {
  expect(recentChanges(CHANGES)).toEqual([
    ['h2', { id: 'recent-changes' }, 'Recent changes'],
    [
      'ul',
      {},
      ['li', {}, 'November 24, 2026: Now with ', ['code', {}, 'limit()'], '.'],
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
