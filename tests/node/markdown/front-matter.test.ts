import { readFrontMatter } from '../../../src/node/markdown/front-matter';
import { formatDiagnostic } from '../../../src/lib/diagnostic';

const DESCRIPTION = 'description: A sentence of at least fifty characters, for a page of tests.';

const read = (text: string) => readFrontMatter('a.mdx', text);
const list = (text: string) => read(text).diagnostics.map(formatDiagnostic);
const withLines = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n\nBody`;

const START =
  'start the file with "---", title and description, and "---", each on a separate line';

test.each([
  ['no front matter', 'Body', `1:1  front-matter  The page has no front matter  →  ${START}`],
  [
    'JavaScript',
    '---js\n({ title: process.exit() })\n---\nBody',
    `1:1  front-matter  The page has no front matter  →  ${START}`,
  ],
  [
    "a block that isn't at the start of the file",
    `\n---\ntitle: A\n---\nBody`,
    '1:1  front-matter  Front matter starts on the first line  →  remove what comes before',
  ],
  [
    "a block that doesn't end",
    '---\ntitle: A\n\nBody',
    '4:1  front-matter  The front matter isn\'t closed  →  add a line with "---" above this one',
  ],
  [
    'a block that ends at a line in the text',
    `---\ntitle: A\n${DESCRIPTION}\n\n## Heading\n\n---\n\nText: more\n\n---\n`,
    '5:1  front-matter  The front matter isn\'t closed  →  add a line with "---" above this one',
  ],
])('%s is rejected', (_, text, diagnostic) => {
  expect(list(text)).toEqual([`a.mdx:${diagnostic}`]);
});

test.each([
  [
    'a title that is too long',
    [`title: ${'x'.repeat(71)}`, DESCRIPTION],
    '2:8  shape  "title" has 71 characters  →  use at most 70 characters',
  ],
  [
    'a description that is too short',
    ['title: A', 'description: Short.'],
    '3:14  shape  "description" has 6 characters  →  use at least 50 characters',
  ],
  [
    'a description that is too long',
    ['title: A', `description: ${'x'.repeat(161)}`],
    '3:14  shape  "description" has 161 characters  →  use at most 160 characters',
  ],
  ['a missing title', [DESCRIPTION], '2:1  shape  "title" is missing  →  add "title"'],
  [
    "a date that doesn't exist",
    ['title: A', DESCRIPTION, 'updated: "2026-02-30"'],
    '4:10  shape  "updated" is "2026-02-30": must be a valid date such as "2026-11-24"  →  correct the value',
  ],
  [
    'an unknown place',
    ['title: A', DESCRIPTION, 'availability: { places: [cloud] }'],
    '4:26  shape  Item 1 of "places" can\'t be "cloud"  →  use one of hosted, self-hosted, local',
  ],
  [
    'a misspelled stage',
    ['title: A', DESCRIPTION, 'availability: { stage: betta }'],
    '4:24  shape  "stage" can\'t be "betta"  →  did you mean "beta"?',
  ],
  [
    'all places',
    ['title: A', DESCRIPTION, 'availability: { places: [hosted, self-hosted, local] }'],
    '4:25  shape  "places" has 3 items  →  use at most 2 items',
  ],
  [
    'a place that is repeated',
    ['title: A', DESCRIPTION, 'availability: { places: [hosted, hosted] }'],
    '4:25  shape  "places" is ["hosted","hosted"]: must not repeat a place  →  correct the value',
  ],
  [
    'an availability without a place or a stage',
    ['title: A', DESCRIPTION, 'availability: {}'],
    '4:15  shape  "availability" is {}: must have "places" or "stage"  →  correct the value',
  ],
  [
    'a change that is newer than the one above',
    [
      ...['title: A', DESCRIPTION, 'changes:', '  - date: "2026-11-23"'],
      ...['    text: A section about limits.', '  - date: "2026-11-23"'],
      '    text: A section about errors.',
    ],
    '7:11  shape  "date" is "2026-11-23": must be earlier than the change above, because the newest one comes first  →  correct the value',
  ],
  [
    "a change that isn't a sentence",
    [
      'title: A',
      DESCRIPTION,
      'changes:',
      '  - date: "2026-11-23"',
      '    text: More about the limits',
    ],
    '6:11  shape  "text" is "More about the limits": must be a sentence  →  correct the value',
  ],
])('%s is reported at its position in the file', (_, lines, diagnostic) => {
  expect(list(withLines(...lines))).toEqual([`a.mdx:${diagnostic}`]);
  expect(read(withLines(...lines)).frontMatter).toBeUndefined();
});

test('an unknown key is reported with a suggestion', () => {
  const [diagnostic = ''] = list(withLines('title: A', DESCRIPTION, 'keyword: [a]'));
  expect(diagnostic).toContain('Unknown key "keyword"  →  did you mean "keywords"?');
});

test.each(['/a/../b', '/a%2Fb', '/a?b', '/a#b', '/größe', '/A', '/\u{1f642}', '/a b', '//b.c/%'])(
  'the alias %j is rejected',
  (alias) => {
    expect(list(withLines('title: A', DESCRIPTION, `aliases: ["${alias}"]`))).toEqual([
      expect.stringMatching(/^a\.mdx:4:11 {2}shape {2}Item 1 of "aliases" is .*must be a path/),
    ]);
  },
);

test('missing optional keys have defaults', () => {
  expect(read(withLines('title: A', DESCRIPTION)).frontMatter).toEqual({
    title: 'A',
    description: DESCRIPTION.slice('description: '.length),
    ...{ aliases: [], keywords: [], requires: [], users: [], hideContents: false, changes: [] },
  });
});

test('lines in the body keep their numbers', () => {
  const { body } = read(withLines('title: A', DESCRIPTION));
  expect(body.split('\n').indexOf('Body')).toBe(5);
  expect(body.trim()).toBe('Body');
});

test('a horizontal rule in the body is not part of the front matter', () => {
  const { body, diagnostics } = read(`${withLines('title: A', DESCRIPTION)}\n\n---\n\nMore`);
  expect(diagnostics).toEqual([]);
  expect(body).toContain('Body\n\n---\n\nMore');
});
