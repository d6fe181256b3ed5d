import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProse } from '../../../src/check/content/prose';
import { ParseCache } from '../../../src/node/base/parse-cache';
import { fileProse, hasProse } from '../../../src/node/examples/prose';

const root = mkdtempSync(join(tmpdir(), 'prose-'));
for (const folder of ['src/node', 'src/run/engine', 'src/lib']) {
  mkdirSync(join(root, folder), { recursive: true });
}
writeFileSync(join(root, 'package-lock.json'), '{}');
afterAll(() => rmSync(root, { recursive: true }));

const PAGE = {
  path: 'content/a.mdx',
  text: '---\ntitle: First title\n---\n\nA *second* word and `code`.\n\n<Admonition title="Third">\n\nFourth\n\n</Admonition>\n',
};
const ENTRY = {
  path: 'spec/javascript/v2/a.yml',
  text: '- id: a\n  notes: |\n    One **two**\n    three.\n  examples:\n    - name: "Four"\n',
};

test.each([
  [PAGE, ['First title', 'A ', 'second', ' word and ', '.', 'Third', 'Fourth']],
  [ENTRY, ['One ', 'two', '\nthree.', 'Four']],
  [{ path: 'content/images/a.svg', text: '<svg/>' }, []],
])('the prose of %j', (file, expected) => {
  expect(fileProse(file).map(({ text }) => text)).toEqual(expected);
});

test.each([PAGE, ENTRY])('cached prose of $path has the same positions', (file) => {
  const cache = new ParseCache(root);
  const places = (cached?: ParseCache) =>
    readProse(file, cached).map(({ kind, text, at }) => [kind, text, at(text.length - 1)]);
  const expected = places();
  expect(hasProse(file, cache)).toBe(false);
  expect(places(cache)).toEqual(expected);
  expect(hasProse(file, cache)).toBe(true);
  expect(places(new ParseCache(root))).toEqual(expected);
  const [last] = expected.at(-1)!.slice(2) as { line: number; column: number }[];
  const line = file.text.split('\n')[last!.line - 1]!;
  expect(line[last!.column - 1]).toBe(String(expected.at(-1)![1]).at(-1));
});
