import type { Tree } from '../../../src/lib/content-tree';
import { GLYPHS } from '../../../src/lib/glyphs';
import { elements } from '../../../src/lib/content-tree';
import { markdownToTree } from '../../../src/node/markdown/to-tree';
import { exampleKey } from '../../../src/node/results/proofs';

const ORIGIN = { file: 'a.mdx', line: 1, column: 1 };

const parse = (text: string) => {
  const { tree, diagnostics, references } = markdownToTree(text, ORIGIN);
  expect(diagnostics).toEqual([]);
  return { tree, references };
};
const idsOf = (tree: Tree) => [...elements(tree)].flatMap(([, { id }]) => (id ? [id] : []));

test.each<[string, string, Tree]>([
  ['a paragraph', 'a\nb', [['p', {}, 'a\nb']]],
  [
    'inline formatting',
    '*a* **b** ~~c~~ `d`',
    [
      [
        'p',
        {},
        ['em', {}, 'a'],
        ' ',
        ['strong', {}, 'b'],
        ' ',
        ['del', {}, 'c'],
        ' ',
        ['code', {}, 'd'],
      ],
    ],
  ],
  [
    'a link and an image',
    '[a](/b) ![c](/d.png)',
    [['p', {}, ['a', { href: '/b' }, 'a'], ' ', ['img', { src: '/d.png', alt: 'c' }]]],
  ],
  [
    'an image with a caption',
    '![c](/d.png "Look.")',
    [['figure', {}, ['img', { src: '/d.png', alt: 'c' }], ['figcaption', {}, 'Look.']]],
  ],
  [
    'HTML elements that are allowed',
    'H<sub>2</sub>O <kbd>K</kbd><br />x',
    [['p', {}, 'H', ['sub', {}, '2'], 'O ', ['kbd', {}, 'K'], ['br', {}], 'x']],
  ],
  [
    'lists without line breaks between blocks',
    '- a\n- b\n  - c',
    [['ul', {}, ['li', {}, 'a'], ['li', {}, 'b', ['ul', {}, ['li', {}, 'c']]]]],
  ],
  [
    'a loose list with its first number',
    '3. a\n\n   b\n4. c',
    [['ol', { start: 3 }, ['li', {}, ['p', {}, 'a'], ['p', {}, 'b']], ['li', {}, ['p', {}, 'c']]]],
  ],
  [
    'a quote and a rule',
    '> a\n\n---',
    [
      ['blockquote', {}, ['p', {}, 'a']],
      ['hr', {}],
    ],
  ],
  ['escaped braces', '\\{a\\} \\< b', [['p', {}, '{a} < b']]],
  ['an empty text', '', []],
])('%s', (_, text, tree) => {
  expect(parse(text).tree).toEqual(tree);
});

test('table cells have the alignment of their column', () => {
  expect(parse('| a | b | c |\n|:-:|--:|---|\n| 1 | `2` | 3 |').tree).toEqual([
    [
      'table',
      {},
      [
        ...['thead', {}],
        [
          ...['tr', {}],
          ['th', { className: 'align-center' }, 'a'],
          ['th', { className: 'align-right' }, 'b'],
          ['th', {}, 'c'],
        ],
      ],
      [
        ...['tbody', {}],
        [
          ...['tr', {}],
          ['th', { className: 'align-center', scope: 'row' }, '1'],
          ['td', { className: 'align-right' }, ['code', {}, '2']],
          ['td', {}, '3'],
        ],
      ],
    ],
  ]);
});

test.each([
  ['repeated headings', '## A\n\n## A\n\n### A', ['a', 'a-1', 'a-2']],
  [
    'headings with an ID of the page layout',
    '## Content\n\n## Menu\n\n## Contents',
    ['content-1', 'menu-1', 'contents-1'],
  ],
  ['headings with formatting', '## The `select()` *call*', ['the-select-call']],
  ['headings with letters of other scripts', '## Über 你好', ['über-你好']],
  ['steps', '## A\n\n<Steps>\n\n<Step title="A">\n\nb\n\n</Step>\n\n</Steps>', ['a', 'a-1']],
])('%s get unique IDs', (_, text, ids) => {
  expect(idsOf(parse(text).tree)).toEqual(ids);
});

test('a step becomes a heading one level below the heading before the steps', () => {
  const step = (title: string, body: string) => `<Step title="${title}">\n\n${body}\n\n</Step>`;
  const steps = `<Steps>\n\n${step('One', '#### Deep')}\n\n${step('Two', 'b')}\n\n</Steps>`;
  expect(parse(steps).tree).toEqual([
    [
      'Steps',
      {},
      ['Step', {}, ['h2', { id: 'one' }, 'One'], ['h4', { id: 'deep' }, 'Deep']],
      ['Step', {}, ['h2', { id: 'two' }, 'Two'], ['p', {}, 'b']],
    ],
  ]);
  expect(idsOf(parse(`### A\n\n${steps}`).tree)).toEqual(['a', 'one', 'deep', 'two']);
  expect([...elements(parse(`### A\n\n${steps}`).tree)].map(([name]) => name)).toContain('h4');
});

test('a fence becomes one node with its code and its marked lines', () => {
  const { tree } = parse('```sql title="a b.sql" {2}\nselect\n  1\n```');
  expect(tree).toEqual([
    [
      'CodeBlock',
      {
        language: 'sql',
        code: 'select\n  1',
        marks: '{"marked":[[2,2]],"ins":[],"del":[]}',
        title: 'a b.sql',
        example: exampleKey('sql', 'select\n  1'),
      },
    ],
  ]);
});

test('a fence without a title has no title property', () => {
  const props = { language: 'text', code: 'a', example: exampleKey('text', 'a') };
  expect(parse('```text\na\n```').tree).toEqual([['CodeBlock', props]]);
});

test('a fence that opts out of verification has the reason', () => {
  const props = { language: 'text', code: 'a', unproven: 'needs a phone' };
  expect(parse('```text verify=no reason="needs a phone"\na\n```').tree).toEqual([
    ['CodeBlock', props],
  ]);
});

test('components keep their properties and content', () => {
  expect(parse('<Admonition type="note" title="A">\n\nb\n\n</Admonition>').tree).toEqual([
    ['Admonition', { type: 'note', title: 'A' }, ['p', {}, 'b']],
  ]);
});

test.each([
  ['google', [['Card', { title: 'G', href: '/h', icon: 'google', drawing: GLYPHS.google }]]],
  ['auth', [['Card', { title: 'G', href: '/h', icon: 'auth' }]]],
])("a card with the icon %s contains a logo's drawing if the icon is a logo", (icon, cards) => {
  const text = `<Cards>\n<Card title="G" href="/h" icon="${icon}" />\n</Cards>`;
  expect(parse(text).tree).toEqual([['Cards', {}, ...cards]]);
});

test('links and images are collected with their positions', () => {
  const text = [
    'a [b](/c#d) ![e](/f.png)',
    '',
    '<Cards>\n\n<Card title="G" href="/h">\n\ni\n\n</Card>\n\n</Cards>',
    '',
    '- [j][k]',
    '',
    '[k]: /l',
  ].join('\n');
  expect(parse(text).references).toEqual([
    { kind: 'link', url: '/c#d', line: 1, column: 3 },
    { kind: 'image', url: '/f.png', line: 1, column: 13 },
    { kind: 'link', url: '/h', line: 5, column: 1 },
    { kind: 'link', url: '/l', line: 15, column: 1 },
  ]);
});

test('an image by reference is collected as an image', () => {
  const kinds = parse('![a][b]\n\n[b]: /c.png').references.map(({ kind }) => kind);
  expect(kinds).toEqual(['image']);
});

test('positions are relative to the file that contains the text', () => {
  const origin = { file: 'a.yml', line: 10, column: 5, indent: 4 };
  const { references } = markdownToTree('[a](/b)\n\nc [d](/e)', origin);
  expect(references.map(({ line, column }) => [line, column])).toEqual([
    [10, 5],
    [12, 7],
  ]);
});
