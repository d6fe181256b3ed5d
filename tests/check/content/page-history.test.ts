import { checkHistory } from '../../../src/check/content/page-history';
import { formatDiagnostic } from '../../../src/lib/diagnostic';

const check = (text: string, path = 'content/a.mdx') =>
  checkHistory({ path, text }, () => '2026-11-24').map(formatDiagnostic);
const page = (...lines: string[]) => `---\ntitle: A\n${lines.join('\n')}\n---\n\nBody\n`;

test.each([
  ['updated', page('updated: "2026-11-25"'), '3:11'],
  ['reviewed', page("reviewed: '2027-01-01'"), '3:12'],
  ['date', page('changes:', '  - date: "2026-12-01"', '    text: A section.'), '4:12'],
])('a date after the last commit is reported: %s', (key, text, position) => {
  const [, date] = /["'](.*)["']/.exec(text)!;
  expect(check(text)).toEqual([
    `content/a.mdx:${position}  content/history  "${key}: ${date}" is later than 2026-11-24, the latest date that the file can contain  →  correct the date`,
  ]);
});

test('the dates of areas are checked, too', () => {
  const text = "areas:\n  /: { team: docs, reviewed: '2026-11-25' }\n";
  expect(check(text, 'content/owners.yml')).toHaveLength(1);
  expect(check(text, 'content/menus/auth.yml')).toEqual([]);
});

test('dates up to the last commit, and dates in the text, are correct', () => {
  expect(check(page('updated: "2026-11-24"'))).toEqual([]);
  expect(check(`${page()}\n\`date: "2030-01-01"\`\n`)).toEqual([]);
});
