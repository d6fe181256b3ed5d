import type { Tree } from '../../../src/lib/content-tree';
import { readDefinitions, withDefinitions } from '../../../src/node/markdown/glossary';
import { markdownToTree } from '../../../src/node/markdown/to-tree';

const treeOf = (source: string): Tree =>
  markdownToTree(source, { file: 'a.mdx', line: 1, column: 1 }).tree;

const definitions = readDefinitions(
  treeOf(`Terms.

## B

### Badge

A [card](#card) with a \`code\`, from v1.2 on. It opens one door.

More about badges.

### Blank

#### No text

### Board

All members, who meet in May
`),
);

test("a definition is the first sentence of a term's first paragraph, as plain text", () => {
  expect([...definitions]).toEqual([
    ['badge', 'A card with a code, from v1.2 on.'],
    ['board', 'All members, who meet in May'],
  ]);
});

test('links to terms get the definition, at any depth', () => {
  const source = '- See [badges](/guides/resources/glossary#badge) and [the board](/guides/board).';
  const tree = treeOf(source);
  const links = JSON.stringify(withDefinitions(tree, definitions));
  expect(links).toContain(
    '["a",{"href":"/guides/resources/glossary#badge","definition":"A card with a code, from v1.2 on."},"badges"]',
  );
  expect(links).toContain('["a",{"href":"/guides/board"},"the board"]');
});

test.each([
  ['to the glossary itself', '[Glossary](/guides/resources/glossary)'],
  ['to a term without a definition', '[blank](/guides/resources/glossary#blank)'],
])('a link %s stays the same', (_, source) => {
  const tree = treeOf(source);
  expect(withDefinitions(tree, definitions)).toEqual(tree);
});
