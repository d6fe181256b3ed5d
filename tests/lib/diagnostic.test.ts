import type { Diagnostic } from '../../src/lib/diagnostic';
import { formatDiagnostic, formatDiagnostics, nearest } from '../../src/lib/diagnostic';

const diagnostic: Diagnostic = {
  ...{ file: 'content/a.mdx', line: 3, column: 1 },
  ...{ rule: 'link', message: 'The page does not exist', fix: 'link to another page' },
};

test('a diagnostic is one line that starts with a location that editors recognize', () => {
  expect(formatDiagnostic(diagnostic)).toBe(
    'content/a.mdx:3:1  link  The page does not exist  →  link to another page',
  );
});

test('diagnostics are counted, and sorted by file, line, and column', () => {
  const places: [string, number, number][] = [
    ['spec/cli.yml', 1, 1],
    ['content/a.mdx', 10, 1],
    ['content/a.mdx', 9, 5],
    ['content/a.mdx', 9, 1],
  ];
  const text = formatDiagnostics(
    places.map(([file, line, column]) => ({ ...diagnostic, file, line, column })),
  );
  expect(text.split('\n').map((line) => line.split('  ')[0])).toEqual([
    ...['content/a.mdx:9:1', 'content/a.mdx:9:5', 'content/a.mdx:10:1', 'spec/cli.yml:1:1'],
    '4 problems',
  ]);
});

test('one problem is counted in the singular', () => {
  expect(formatDiagnostics([diagnostic]).endsWith('\n1 problem')).toBe(true);
});

test.each([
  ['tilte', ['title', 'description'], 'title'],
  ['TITLE', ['label', 'title'], 'title'],
  ['Admonitoin', ['Tabs', 'Admonition'], 'Admonition'],
  ['abc', ['abcd', 'abc'], 'abc'],
  ['abcd', ['abcx', 'abcy'], 'abcx'],
  ['', ['ab'], 'ab'],
  ['url', ['description'], undefined],
  ['abcdef', ['uvwxyz'], undefined],
  ['abc', [], undefined],
])('the nearest word to "%s" in %j is %s', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});
