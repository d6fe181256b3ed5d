import { readYaml } from '../../../src/node/sources/yaml-source';

const text = `title: Plain
'quoted': 'Single'
double: "Double"
block: |
  First
  second
folded: >-

    Deep
list:
  - name: A
    items: [{ name: B }]
  - name: C
`;

const source = readYaml('a.yml', text);

test.each([
  [['title'], 1, 8],
  [['quoted'], 2, 11],
  [['block'], 4, 8],
  [['list'], 11, 3],
  [['list', 0, 'name'], 11, 11],
  [['list', 0, 'items', 0, 'name'], 12, 21],
  [['list', 1], 13, 5],
  [['list', 1, 'missing'], 13, 5],
  [['missing'], 1, 1],
  [[], 1, 1],
])('the value at %j starts at %d:%d', (path, line, column) => {
  expect(source.locate(path)).toEqual({ line, column });
});

test.each([
  ['plain', ['title'], 1, 8],
  ['single-quoted', ['quoted'], 2, 12],
  ['double-quoted', ['double'], 3, 10],
  ['literal block', ['block'], 5, 3],
  ['folded block', ['folded'], 9, 5],
  ['missing', ['missing'], 1, 1],
])('the text of a %s value starts at its first word', (_, path, line, column) => {
  expect(source.locateText(path)).toEqual({ line, column });
});

test('line numbers start at the given line', () => {
  const inside = readYaml('a.mdx', 'title: A\ntitle: B', 2);
  expect(inside.locate(['title'])).toEqual({ line: 2, column: 8 });
  expect(inside.diagnostics[0]).toMatchObject({ line: 3, column: 1 });
});
