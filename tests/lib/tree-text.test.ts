import type { Tree } from '../../src/lib/content-tree';
import { childrenOf, elements, isElement } from '../../src/lib/content-tree';
import { treeSections, treeText } from '../../src/lib/tree-text';

const tree: Tree = [
  ['p', {}, 'Before ', ['strong', {}, 'all'], '.'],
  ['h2', { id: 'one' }, 'The ', ['code', {}, 'one']],
  ['p', {}, 'First.'],
  ['CodeBlock', { language: 'sql', html: 'select 1' }],
  ['ul', {}, ['li', {}, 'A'], ['li', {}, 'B']],
  ['Steps', {}, ['Step', {}, ['h3', { id: 'do' }, 'Do'], ['p', {}, 'It.']]],
  ['h2', { id: 'empty' }, 'Empty'],
];

test.each<[string, Tree, string]>([
  ['inline elements do not end a word', [['p', {}, 're', ['em', {}, 'al']]], 'real'],
  [
    'blocks end a word',
    [
      ['p', {}, 'a'],
      ['p', {}, 'b'],
    ],
    'a b',
  ],
  ['cells end a word', [['tr', {}, ['td', {}, 'a'], ['td', {}, 'b']]], 'a b'],
  ['line breaks end a word', [['p', {}, 'a', ['br', {}], 'b']], 'a b'],
  ['components end a word', ['a', ['Admonition', {}, 'b'], 'c'], 'a b c'],
  ['whitespace is collapsed', ['  a\n\tb ', ' c  '], 'a b c'],
  ['code blocks have no text', [['CodeBlock', { html: 'select' }]], ''],
  ['an empty tree has no text', [], ''],
])('%s', (_, input, text) => {
  expect(treeText(input)).toBe(text);
});

test('pointers to other pages are not in the text', () => {
  const link = (href: string): Tree[number] => ['a', { href }, 'Page'];
  const [section] = treeSections([
    ['ul', {}, ['li', {}, ['p', {}, link('/guides/auth'), ' answers.']], ['li', {}, 'This does.']],
    ['tr', {}, ['td', {}, link('/guides/api')], ['td', {}, 'Rows']],
    ['p', {}, link('#here'), ' is here.'],
  ]);
  expect(section?.text).toBe('This does. Page is here.');
});

test('a section is a heading and the text up to the next one', () => {
  expect(treeSections(tree)).toEqual([
    { id: '', title: '', depth: 1, text: 'Before all.' },
    { id: 'one', title: 'The one', depth: 2, text: 'First. A B' },
    { id: 'do', title: 'Do', depth: 3, text: 'It.' },
    { id: 'empty', title: 'Empty', depth: 2, text: '' },
  ]);
});

test('the row of a code with an anchor is not part of the text', () => {
  const row = (code: Tree[number]): Tree[number] => ['tr', {}, ['td', {}, code], ['td', {}, 'Fix']];
  const table: Tree = ['Before.', ['table', {}, row(['code', { id: 'a1' }, 'A1']), row('B')]];
  expect(treeSections(table)).toEqual([
    {
      ...{ id: '', title: '', depth: 1, text: 'Before. B · Fix.' },
      codes: [{ id: 'a1', title: 'A1', text: 'Fix' }],
    },
  ]);
});

test('code in the explanation of an error keeps its backticks', () => {
  const code: Tree[number] = ['code', {}, 'a()'];
  const row = (name: string, ...cells: Tree): Tree[number] => [
    'tr',
    {},
    ...cells.map((cell): Tree[number] => [name, {}, cell]),
  ];
  const head: Tree[number] = ['thead', {}, row('th', 'Error', 'Cause', 'Fix')];
  const text: Tree = ['Call ', code, '.'];
  expect(
    treeSections([
      ['h2', { id: 'e1' }, ['code', {}, 'E1']],
      ['p', {}, ...text],
      ['h2', { id: 'other' }, 'Other'],
      ['p', {}, ...text],
      ['table', {}, head, row('td', code, 'It failed.', code)],
    ]),
  ).toMatchObject([
    {},
    { title: 'E1', text: 'Call `a()`.' },
    { text: 'Call a().', errors: ['a()\nIt failed.\n`a()`'] },
  ]);
});

test('the code of a section is apart from its text, without the data and the responses of examples', () => {
  const block = (code: string): Tree[number] => ['CodeBlock', { language: 'sql', code }];
  expect(
    treeSections(['Run:', block('select 1'), ['Fold', {}, block('[]')], block('a()')]),
  ).toEqual([{ id: '', title: '', depth: 1, text: 'Run:', code: 'select 1\na()' }]);
});

test('a row of a table is a sentence, with a dot between its cells', () => {
  const row = (name: string, ...cells: string[]): Tree[number] => [
    'tr',
    {},
    ...cells.map((cell): Tree[number] => [name, {}, cell]),
  ];
  const table: Tree[number] = [
    'table',
    {},
    row('th', 'Key', 'Use'),
    row('td', 'a', 'Does it work?'),
  ];
  expect(treeSections(['Before:', table, ['p', {}, 'After.']])[0]!.text).toBe(
    'Before: Key · Use. a · Does it work? After.',
  );
});

test('a tree without headings has one section', () => {
  expect(treeSections(['Text'])).toEqual([{ id: '', title: '', depth: 1, text: 'Text' }]);
});

test('elements are in reading order, parents before children', () => {
  expect([...elements(tree)].map(([name]) => name)).toEqual([
    ...['p', 'strong', 'h2', 'code', 'p', 'CodeBlock', 'ul', 'li', 'li'],
    ...['Steps', 'Step', 'h3', 'p', 'h2'],
  ]);
});

test('text is not an element and has no children', () => {
  expect(isElement('p')).toBe(false);
  expect(childrenOf('p')).toEqual([]);
  expect(childrenOf(['p', {}, 'a', 'b'])).toEqual(['a', 'b']);
});
