import { checkDates, findOutdated } from '../../../src/check/content/dates';

const inGuide = (text: string) => checkDates({ path: 'content/guides/a.mdx', text: `${text}\n` });
const inSpec = (text: string) => checkDates({ path: 'spec/a.yml', text: `${text}\n` });

test.each([
  ['a section', '## Limits\n\nFiles can have up to 50 MB.', 'These limits have no date: 50 MB'],
  [
    'a section after another one',
    '## Use it\n\n5 seconds.\n\n### Rate limits [#rate-limits]\n\nYou can send 30 emails.',
    'These limits have no date: 30 emails',
  ],
])('reports %s about limits without a date', (_, text, message) => {
  const [first, ...others] = inGuide(text);
  expect(first).toMatchObject({ rule: 'content/date', message, column: 1 });
  expect(first?.line).toBe(text.split('\n').findIndex((line) => /limits/i.test(line)) + 1);
  expect(others).toEqual([]);
});

test('reports a note about limits without a date', () => {
  expect(inSpec('  notes: |\n    **Limits.** Each user can have\n    10 factors.\n')).toEqual([
    expect.objectContaining({
      line: 2,
      column: 5,
      message: 'These limits have no date: 10 factors',
    }),
  ]);
});

test.each([
  ['a dated section', '## Limits\n\nThese limits are from August 2026: 50 MB.'],
  ['a section without figures', '## Limits\n\nA function must not wait.'],
  ['a heading with a task', '## Raise the limits\n\nThe default is 50 MB.'],
  ['a table in another section', '## Limits\n\nNone.\n\n## Sizes\n\n50 MB'],
])('accepts %s', (_, text) => {
  expect(inGuide(text)).toEqual([]);
});

test('accepts a dated note', () => {
  expect(inSpec('    **Limits** (as of August 2026): 10 factors.')).toEqual([]);
});

test('finds facts that were confirmed more than twelve months ago', () => {
  const text = 'Limits (as of October 2025).\nThese are from December 2025.\nSince May 2020.\n';
  expect(findOutdated({ text }, new Date('2026-11-22'))).toEqual([
    { line: 1, column: 9, text: 'October 2025', date: new Date('2025-10-01') },
  ]);
});
