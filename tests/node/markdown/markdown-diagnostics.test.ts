import { markdownToTree } from '../../../src/node/markdown/to-tree';
import { formatDiagnostic } from '../../../src/lib/diagnostic';

const list = (text: string) =>
  markdownToTree(text, { file: 'a.mdx', line: 1, column: 1 }).diagnostics.map(formatDiagnostic);

test.each([
  [
    'an unclosed tag',
    `a\n\n<Admonition type="tip">\n\nx`,
    '3:1',
    "<Admonition> isn't closed",
    'add </Admonition>',
  ],
  [
    'a wrong closing tag',
    `<Tabs label="A">\n\nx\n\n</Tab>`,
    '5:1',
    "</Tab> doesn't end <Tabs>",
    'write </Tabs>',
  ],
  [
    'an HTML comment',
    'a\n\n<!-- b -->',
    '3:1',
    "Comments aren't possible in content",
    'remove the comment',
  ],
  ['a bare brace', 'a {b', '1:3', "The brace starts code and isn't closed", 'put it in backticks'],
  ['a bare less-than sign', 'a <3', '1:3', '`<` starts an element', 'write \\<'],
])('%s is the only error that is reported', (_, text, place, message, fix) => {
  const [diagnostic = '', ...others] = list(text);
  expect(others).toEqual([]);
  expect(diagnostic).toContain(`a.mdx:${place}  `);
  expect(diagnostic).toContain(message);
  expect(diagnostic.split('→  ')[1]).toContain(fix);
});

test('several errors are reported together, and the tree is empty', () => {
  const text = '# A\n\n<Foo />\n\n{b}\n\n```\nc\n```\n\nhttps://d.e\n\n![](/f.png)';
  expect(list(text).map((diagnostic) => diagnostic.split('  ').slice(0, 2).join(' '))).toEqual([
    ...['a.mdx:1:1 heading', 'a.mdx:3:1 component', 'a.mdx:5:1 code'],
    ...['a.mdx:7:1 fence', 'a.mdx:11:1 link', 'a.mdx:13:1 image'],
  ]);
  expect(markdownToTree(text, { file: 'a.mdx', line: 1, column: 1 }).tree).toEqual([]);
});

test('errors in a text have their position in the file that contains it', () => {
  const origin = { file: 'spec/a.yml', line: 20, column: 18, indent: 6 };
  const places = markdownToTree('{a}\n\nb {c}', origin).diagnostics;
  expect(places.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'spec/a.yml:20:18',
    'spec/a.yml:22:9',
  ]);
});
