import { formatDiagnostic } from '../../src/lib/diagnostic';
import { parseMarkdown } from '../../src/node/markdown/parse';
import { markdownToTree } from '../../src/node/markdown/to-tree';
import { checkTextLimits } from '../../src/node/markdown/text-limits';
import { checkLines } from '../../src/node/sources/source-files';
import { readFence } from '../../src/node/markdown/fences';
import { readYaml } from '../../src/node/sources/yaml-source';
import { timeLimit } from '../fixtures/time-limit';

/** Time limit in milliseconds: a second, with some margin. */
const LIMIT = 5000;
const repeat = (text: string, count: number) => text.repeat(count);

/** Texts that would stall the parser or overflow its stack, and the line that the error names. */
const ABSURD: [name: string, text: string, line: number][] = [
  ['3,000 nested quotes', `a\n\n${repeat('>', 3000)} a`, 3],
  ['nested quotes with spaces', `a\n\n${repeat('> ', 3000)}a`, 3],
  ['2,000 nested tags', `a\n\n${repeat('<sub>', 2000)}a${repeat('</sub>', 2000)}`, 3],
  ['nested tags on lines', `${repeat('<Steps>\n', 2000)}${repeat('</Steps>\n', 2000)}`, 51],
  ['nested lists in a line', `a\n\n${repeat('- ', 3000)}a`, 3],
  ['a table of 5,000 rows', `| a | b |\n|---|---|\n${repeat('| a | b |\n', 5000)}`, 1001],
  ['2,000 headings', repeat('## a\n\n', 2000), 1001],
  ['2,000 underlined headings', repeat('a\n-\n\n', 2000), 1502],
  ['a long paragraph', repeat(`${repeat('[', 999)}\n`, 200), 21],
  ['nested emphasis', repeat('_a*', 5000), 1],
];

test.each(ABSURD)('reports the line of %s within a second', (_, text, line) => {
  const started = performance.now();
  const { diagnostics, tree } = markdownToTree(text, { file: 'a.mdx', line: 1, column: 1 });
  expect(diagnostics[0]).toMatchObject({ file: 'a.mdx', line, rule: 'limit' });
  expect(tree).toEqual([]);
  expect(parseMarkdown(text)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(timeLimit(LIMIT));
});

test('a huge range of highlighted lines is an error and takes no memory', () => {
  const started = performance.now();
  const text = '```ts {1-10000000000}\nconst a = 1;\n```';
  const { diagnostics } = markdownToTree(text, { file: 'a.mdx', line: 4, column: 1 });
  expect(diagnostics).toMatchObject([{ file: 'a.mdx', line: 4, rule: 'fence' }]);
  expect(readFence('{1-10000000000}').marked).toEqual([[1, 10_000_000_000]]);
  expect(performance.now() - started).toBeLessThan(timeLimit(LIMIT));
});

test.each([
  ['a line of 1 MB', `a\n${repeat('a ', 500_000)}`, 2],
  ['a token of 50,000 characters', `a\n\nb ${repeat('a', 50_000)}`, 3],
  ['70,000 lines', repeat('a: 1\n', 70_000), 10_001],
  ['a null character', 'a\n\0', 2],
  ['a text in UTF-16', Buffer.from('ab', 'utf16le').toString('utf8'), 1],
  ['a byte that is not UTF-8', Buffer.from([97, 10, 0xff]).toString('utf8'), 2],
  ['a deeply indented line', `a\n${repeat(' ', 300)}a`, 2],
])('reports the line of %s within a second', (_, text, line) => {
  const started = performance.now();
  expect(checkLines('a.mdx', text)[0]).toMatchObject({ file: 'a.mdx', line, rule: 'limit' });
  expect(performance.now() - started).toBeLessThan(timeLimit(LIMIT));
});

test.each([
  ['code', `\`\`\`html\n${repeat('<div>\n', 200)}${repeat('# a\n', 600)}\`\`\``],
  ['code in backticks', repeat('`<Tabs>` and `a_b*c`\n\n', 600)],
  ['closed elements', repeat('<Steps>\n\n</Steps>\n<br />\n\n', 200)],
  ['short lists', repeat('- a\n  - b\n\n', 1000)],
  ['a separator', repeat('a\n\n***\n\n', 600)],
])('%s is within the limits', (_, text) => {
  expect(checkTextLimits(text)).toEqual([]);
});

/** Texts just below the limits that are especially slow to parse. */
test.each([
  ['brackets', repeat(`${repeat('[', 999)}\n`, 19)],
  ['links', repeat(`${repeat('[a](', 250)}\n`, 19)],
  ['emphasis', repeat(`${repeat('_a*', 100)}\n`, 9)],
  ['quotes', `${repeat('> ', 49)}a`],
  ['lists', Array.from({ length: 100 }, (_, depth) => `${' '.repeat(2 * depth)}- a`).join('\n')],
  ['headings', repeat('## a\n\n', 499)],
  ['rows', `| a | b |\n|---|---|\n${repeat('| a | b |\n', 900)}`],
])('parses %s just below the limits in a few seconds', (_, text) => {
  expect(checkTextLimits(text)).toEqual([]);
  const started = performance.now();
  markdownToTree(text, { file: 'a.mdx', line: 1, column: 1 });
  expect(performance.now() - started).toBeLessThan(timeLimit(LIMIT));
});

test('finds a mapping with too many keys within a second', () => {
  const keys = Array.from({ length: 9_000 }, (_, index) => `  k${index}: 1`);
  const started = performance.now();
  const { diagnostics } = readYaml('a.yml', `a: 1\nb:\n${keys.join('\n')}`);
  expect(performance.now() - started).toBeLessThan(timeLimit(LIMIT));
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    expect.stringMatching(
      /^a\.yml:3:3 {2}yaml {2}The mapping has more than \d+ keys {2}→ {2}split it$/,
    ),
  ]);
});
