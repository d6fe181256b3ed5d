import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readProse } from '../../../src/check/content/prose';
import { readWords } from '../../../src/check/content/spelling';
import { checkWords } from '../../../src/check/content/spelling-words';
import type { Dictionary } from '../../../src/check/content/spelling-words';
import { entry, page } from '../../fixtures/site-files';

/** Knows every word but those that hold "zz". */
const dictionary: Dictionary = {
  has: (word) => !/zz/i.test(word),
  suggest: (word) => [word.replace('zz', 's')],
};
const spell = (path: string, text: string, own: string[] = []) =>
  checkWords(path, readProse({ path, text }), dictionary, new Set(own)).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

test.each([
  ['Right words, `wrozzng` code and [a link](https://wrozzng.com).', []],
  [
    'A wrozzng word\nand an **othezzr**',
    ['6:3 "wrozzng" is not in the dictionary', '7:10 "othezzr" is not in the dictionary'],
  ],
  ['```text\nwrozzng\n```', []],
  ['See wrozzng.toml, a/wrozzng, wrozzng_1, --wrozzng and wrozzng42.', []],
  ["The pizzza's and Pizzza", []],
  ['| a |\n|---|\n| x \\| wrozzng |', ['8:8 "wrozzng" is not in the dictionary']],
  ['![A wrozzng picture](/a.png)', ['6:5 "wrozzng" is not in the dictionary']],
  ['The the end', ['6:5 "The" stands here twice']],
  ['so that that holds', []],
])('words of %j', (body, diagnostics) => {
  expect(spell('content/a.mdx', page(body), ['pizzza'])).toEqual(diagnostics);
});

test('titles and descriptions, but no keys', () => {
  const text = '---\ntitle: A wrozzng title\ndescription: "Itszz"\nkeywords: [wrozzng]\n---\n';
  expect(spell('content/a.mdx', text)).toEqual([
    '2:10 "wrozzng" is not in the dictionary',
    '3:15 "Itszz" is not in the dictionary',
  ]);
});

test('Markdown of spec entries and names of examples', () => {
  const more =
    '  notes: |\n    One line\n\n    - a wrozzng one\n  examples:\n    - id: a\n      name: Wrozzng\n      code: wrozzng()\n';
  expect(spell('spec/javascript/v2.yml', entry('select', more))).toEqual([
    '7:9 "wrozzng" is not in the dictionary',
    '10:13 "Wrozzng" is not in the dictionary',
  ]);
});

test('names in menus', () => {
  const text =
    'title: Auth\ngroups:\n  - label: Wrozzng\n    items:\n      - { name: A wrozzng, url: / }\n';
  expect(spell('content/menus/auth.yml', text)).toEqual([
    '3:12 "Wrozzng" is not in the dictionary',
    '5:19 "wrozzng" is not in the dictionary',
  ]);
});

test('the fix suggests and names our own list', () => {
  const prose = readProse({ path: 'content/a.mdx', text: page('A wrozzng word') });
  expect(checkWords('content/a.mdx', prose, dictionary, new Set())[0]!.fix).toBe(
    'did you mean "wrosng"? Or add it to src/check/content/words.txt if it is right',
  );
});

test('our own list is sorted and holds each word once', () => {
  const text = readFileSync('src/check/content/words.txt', 'utf8');
  const words = text.trimEnd().split('\n');
  expect(words).toEqual([...new Set(words)].sort());
  expect(readWords(text).size).toBe(words.length);
});

// cspell is loaded by Node itself: Jest cannot read its files.
test('the real dictionary is American English with the words of software', () => {
  const script = `
    const { loadDictionary } = (await import('./src/check/content/spelling-dictionary.ts')).default;
    const dictionary = await loadDictionary();
    const words = ['color', 'uuid', 'webhook', 'colour', 'organise', 'recieve'];
    console.log(JSON.stringify([words.filter((word) => dictionary.has(word)), dictionary.suggest('recieve')]));
  `;
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  const [known, meant] = JSON.parse(output) as string[][];
  expect(known).toEqual(['color', 'uuid', 'webhook']);
  expect(meant).toContain('receive');
});
