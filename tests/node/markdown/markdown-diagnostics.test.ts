import { markdownToTree } from '../../../src/node/markdown/to-tree';
import { formatDiagnostic } from '../../../src/lib/diagnostic';

const list = (text: string) =>
  markdownToTree(text, { file: 'a.mdx', line: 1, column: 1 }).diagnostics.map(formatDiagnostic);

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
