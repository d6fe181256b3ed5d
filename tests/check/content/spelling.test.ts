import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../../../src/lib/diagnostic';
import type { SourceFile } from '../../../src/node/sources/source-files';
import { entry, page } from '../../fixtures/site-files';

/** In prose, and in code, keys, and properties. */
const EDITED: SourceFile[] = [
  {
    path: 'content/a.mdx',
    text: page(
      'Othezzr `wrozzng` <Tab label="Othezzr one" icon="wrozzng">\n\n```ts\nwrozzng()\n```\n\n[x](#wrozzng)',
      'keywords: [wrozzng]\n',
    ),
  },
  {
    path: 'spec/javascript/v2.yml',
    text: entry(
      'wrozzng',
      '  signature: wrozzng(wrozzng)\n  notes: Othezzr `wrozzng`\n  parameters:\n    - { name: wrozzng, type: wrozzng, description: Othezzr }\n  examples:\n    - id: wrozzng\n      code: |\n        wrozzng\n\n        wrozzng()\n',
    ),
  },
];
const TESTS: [name: string, path: string, text: string, found: string[]][] = [
  ...(
    [
      ['Correct words, `wrozzng` code and [a link](https://wrozzng.com).', []],
      ['A wrozzng word\nand an **othezzr**', ['6:3 "wrozzng"', '7:10 "othezzr"']],
      ['```text\nwrozzng\n```', []],
      ['See wrozzng.toml, a/wrozzng, wrozzng_1, --wrozzng and wrozzng42.', []],
      ['Supabase’s uuid and a webhook, or its color', []],
      ['A colour, or to organise', ['6:3 "colour"', '6:17 "organise"']],
      ['self-wrozzng', ['6:6 "wrozzng"']],
      ['numpy', ['6:1 "numpy"']],
      ['| a |\n|---|\n| x \\| wrozzng |', ['8:8 "wrozzng"']],
      ['![A wrozzng picture](/a.png)', ['6:5 "wrozzng"']],
      ['keywords: [wrozzng]', ['6:12 "wrozzng"']],
      ['The the end', ['6:5 "The" is repeated']],
      ['a b/b b.c c and supabase.storage storage', []],
      ['so that that holds', []],
    ] as [body: string, found: string[]][]
  ).map(([body, found]): (typeof TESTS)[number] => [body, 'content/a.mdx', page(body), found]),
  [
    'titles and descriptions, but not keywords',
    'content/a.mdx',
    '---\ntitle: A wrozzng title\ndescription: "Itszz"\nkeywords: [wrozzng]\n---\n',
    ['2:10 "wrozzng"', '3:15 "Itszz"'],
  ],
  [
    'Markdown in spec entries and names of examples',
    'spec/javascript/v2.yml',
    entry(
      'select',
      '  notes: |\n    One line\n\n    - a wrozzng one\n  examples:\n    - id: a\n      name: Wrozzng\n      code: wrozzng()\n',
    ),
    ['7:9 "wrozzng"', '10:13 "Wrozzng"'],
  ],
  [
    'names in menus',
    'content/menus/auth.yml',
    'title: Auth\ngroups:\n  - label: Wrozzng\n    items:\n      - { name: A wrozzng, url: / }\n',
    ['3:12 "Wrozzng"', '5:19 "wrozzng"'],
  ],
];

// Jest can't read cspell's files.
const SCRIPT = `
  const { readFileSync } = await import('node:fs');
  const { checkSpelling } = (await import('./src/check/content/spelling.ts')).default;
  const { fileToDocument, spellCheckDocument } = await import('cspell-lib');
  const { files, edited } = JSON.parse(readFileSync(0, 'utf8'));
  const found = [];
  for (const file of files) found.push(await checkSpelling(process.cwd(), file));
  const shown = [];
  for (const { path, text } of edited) {
    const document = fileToDocument(process.cwd() + '/' + path, text);
    const { issues } = await spellCheckDocument(document, {}, {});
    shown.push(issues.map((issue) => issue.text));
  }
  console.log(JSON.stringify({ found, shown }));
`;

let result: { found: Diagnostic[][]; shown: string[][] };

beforeAll(() => {
  const files = TESTS.map(([, path, text]): SourceFile => ({ path, text }));
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT],
    { encoding: 'utf8', input: JSON.stringify({ files, edited: EDITED }) },
  );
  result = JSON.parse(output) as typeof result;
});

test.each(TESTS.map(([name, , , found], index) => ({ name, found, index })))(
  '$name',
  ({ index, found }) => {
    expect(
      result.found[index]!.map(({ line, column, message }) =>
        `${line}:${column} ${message}`.replace(" isn't in the dictionary", ''),
      ),
    ).toEqual(found);
  },
);

test('the fix suggests a word and names the word list', () => {
  const index = TESTS.findIndex(([name]) => name.startsWith('A colour'));
  expect(result.found[index]![0]!.fix).toMatch(
    /^did you mean "color", .*\? Or add it to src\/check\/content\/cspell\.json if it's correct$/,
  );
});

test('an editor checks the same words', () => {
  expect(result.shown).toEqual([
    ['Othezzr', 'Othezzr'],
    ['Othezzr', 'Othezzr'],
  ]);
});

test('the word list is sorted and has each word once', () => {
  const { words } = JSON.parse(readFileSync('src/check/content/cspell.json', 'utf8')) as {
    words: string[];
  };
  expect(words).toEqual([...new Set(words)].sort());
});
