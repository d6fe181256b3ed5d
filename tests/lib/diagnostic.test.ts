import type { Diagnostic } from '../../src/lib/diagnostic';
import { formatDiagnostic, formatDiagnostics, nearest } from '../../src/lib/diagnostic';

const diagnostic: Diagnostic = {
  ...{ file: 'content/a.mdx', line: 3, column: 1 },
  ...{ rule: 'link', message: 'What is wrong', fix: 'how to mend it' },
};

test('a problem is one line that an editor can follow', () => {
  expect(formatDiagnostic(diagnostic)).toBe(
    'content/a.mdx:3:1  link  What is wrong  →  how to mend it',
  );
});

test('problems are listed by file, line and column, with their count', () => {
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

test('one problem is counted as one', () => {
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
])('"%s" among %j means %s', (word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant);
});
