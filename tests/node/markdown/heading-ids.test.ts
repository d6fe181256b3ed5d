import { elements } from '../../../src/lib/content-tree';
import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { readPage } from '../../../src/node/markdown/page-content';
import { readEntry } from '../../../src/node/spec/entry-page';
import { markdownToTree } from '../../../src/node/markdown/to-tree';
import { page } from '../../fixtures/site-files';
import { temporaryCache } from '../../fixtures/temporary-project';
import { functionEntry, parameter } from '../spec/entries';

const cache = temporaryCache();
const parse = (text: string) => markdownToTree(text, { file: 'a.mdx', line: 1, column: 1 });
const step = (props: string) =>
  `<Steps>\n<Step title="One" ${props}>\n\nText.\n\n</Step>\n</Steps>`;

function headings(text: string) {
  const { tree, diagnostics } = parse(text);
  expect(diagnostics).toEqual([]);
  return [...elements(tree)].flatMap(([name, { id, aliases = '' }, ...shown]) =>
    /^h\d$/.test(name) ? [[id, aliases, JSON.stringify(shown)]] : [],
  );
}

test.each([
  ['an ID', '## Sign in [#login]', 'login', '', '["Sign in"]'],
  ['an ID and a former anchor', '## Sign in [#login #log-in]', 'login', 'log-in', '["Sign in"]'],
  ['many former anchors', '## A [#a1  #b_2 #c-3 #4]', 'a1', 'b_2 c-3 4', '["A"]'],
  ['an ID after code', '## The `a` call [#a]', 'a', '', '["The ",["code",{},"a"]," call"]'],
  ['an ID right after code', '## `a` [#b]', 'b', '', '[["code",{},"a"]]'],
  ['an ID before closing marks', '### A [#b] ###', 'b', '', '["A"]'],
  ['an ID in an underlined heading', 'A\nb [#c]\n---', 'c', '', '["A\\nb"]'],
  ['an escaped bracket', '## The list \\[#items]', 'the-list-items', '', '["The list [#items]"]'],
  ['a bracket that has text after it', '## [#a] b', 'a-b', '', '["[#a] b"]'],
  ['a bracket without a number sign', '## A [b]', 'a-b', '', '["A [b]"]'],
  ['a bracket in code', '## A `[#b]`', 'a-b', '', '["A ",["code",{},"[#b]"]]'],
  ['a step without an ID', step(''), 'one', '', '["One"]'],
  ['a step with an ID', step('id="first"'), 'first', '', '["One"]'],
  ['a step with former anchors', step('aliases="begin start"'), 'one', 'begin start', '["One"]'],
])('%s', (_, text, id, aliases, shown) => {
  expect(headings(text)).toEqual([[id, aliases, shown]]);
});

test('a generated ID gets no number if the heading before it has an ID', () => {
  expect(headings('## A [#b]\n\n## A\n\n## A').map(([id]) => id)).toEqual(['b', 'a', 'a-1']);
});

const USED = 'is already used on this page';
const OTHER = 'use another one: `## Heading [#id]` or `<Step id="…">`';
const WRITE = 'write [#id #former-id] with lowercase letters, digits, and hyphens, or \\[ for text';
const LETTERS = 'use lowercase letters, digits, and hyphens';

test.each([
  ['## Heading\n\n## Sign in [#Log-in]', `3:12  id  The ID [#Log-in] is malformed  →  ${WRITE}`],
  ['## A [#b, #c]', `1:6  id  The ID [#b, #c] is malformed  →  ${WRITE}`],
  ['## A [#b c]', `1:6  id  The ID [#b c] is malformed  →  ${WRITE}`],
  ['## A [#]', `1:6  id  The ID [#] is malformed  →  ${WRITE}`],
  ['## A [#é]', `1:6  id  The ID [#é] is malformed  →  ${WRITE}`],
  ['## A [#b #c', `1:6  id  The ID [#b #c has no closing bracket  →  ${WRITE}`],
  ['## A [#b] [#c]', `1:6  id  The ID [#b] is malformed  →  ${WRITE}`],
  ['## [#a]', '1:1  heading  The heading is empty  →  name it or remove it'],
  ['## A\n\n## B [#a]', `3:1  id  The ID #a ${USED}  →  ${OTHER}`],
  ['## B [#a]\n\n## A', `3:1  id  The ID #a ${USED}  →  ${OTHER}`],
  ['## B [#b #a]\n\n## A', `3:1  id  The ID #a ${USED}  →  ${OTHER}`],
  ['## A [#a #a]', `1:1  id  The ID #a ${USED}  →  ${OTHER}`],
  ['## A [#menu]', `1:1  id  The ID #menu is reserved for the page layout  →  ${OTHER}`],
  [`## A [#one]\n\n${step('')}`, `4:1  id  The ID #one ${USED}  →  ${OTHER}`],
  [`## A\n\n${step('id="a"')}`, `4:1  id  The ID #a ${USED}  →  ${OTHER}`],
  [step('aliases="one"'), `2:1  id  The ID #one ${USED}  →  ${OTHER}`],
  ['## A [#b #x_1]\n\n| Code |\n|---|\n| `x_1` |', `3:1  id  The ID #x_1 ${USED}  →  ${OTHER}`],
  [step('id="a b"'), `2:19  component  The id property of <Step> is "a b"  →  ${LETTERS}`],
  [
    step('aliases="a, b"'),
    `2:19  component  The aliases property of <Step> is "a, b"  →  ${LETTERS}`,
  ],
])('%j is an error', (text, diagnostic) => {
  const { diagnostics, tree } = parse(text);
  expect(diagnostics.map(formatDiagnostic)).toEqual([`a.mdx:${diagnostic}`]);
  expect(tree).toEqual([]);
});

test('the anchors of a page include former anchors, and its sections only have IDs', () => {
  const read = readPage(cache, 'content/a.mdx', page('## A [#b #c #d]\n\nText.\n\n## E'));
  expect(read.anchors).toEqual(['b', 'c', 'd', 'e']);
  expect(read.formerAnchors).toEqual({ c: 'b', d: 'b' });
  expect(read.sections.map(({ id, title }) => `${id} ${title}`)).toEqual([' ', 'b A', 'e E']);
  expect(read.headings.map(({ id, line }) => `${id} ${line}`)).toEqual(['b 6', 'e 10']);
});

test('IDs in a shared part belong to its page', () => {
  const parts = new Map([['key', '### Get a key [#key #api-key]\n\nText.']]);
  const text = page('## Key\n\n<Part name="key" />');
  const read = readPage(cache, 'content/a.mdx', text, parts);
  expect(read.formerAnchors).toEqual({ 'api-key': 'key' });
  expect(read.diagnostics.map(formatDiagnostic)).toEqual([
    `content/a.mdx:8:1  id  The ID #key of the part "key" ${USED}  →  change the ID of one of the headings`,
  ]);
});

test('the texts of an entry share their IDs', () => {
  const entry = functionEntry({
    parameters: [parameter('columns')],
    notes: '### A [#b #parameters-columns]\n\n### C [#d #e]\n\n### F [#notes]',
  });
  const { diagnostics } = readEntry(cache, entry, { language: 'ts' });
  expect(diagnostics.map(({ path, line, message }) => [...path, line, message])).toEqual([
    ['notes', 1, `The ID #parameters-columns ${USED}`],
    ['notes', 5, `The ID #notes ${USED}`],
  ]);
  const read = readEntry(cache, { ...entry, notes: '### C [#d #e]' }, { language: 'ts' });
  expect(read.formerAnchors).toEqual({ e: 'd' });
  expect(read.anchors).toEqual([
    'examples',
    ...['parameters', 'parameters-columns', 'notes', 'd', 'e'],
  ]);
});
