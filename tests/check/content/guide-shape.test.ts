import { checkGuideShape } from '../../../src/check/content/guide-shape';

const FRONT =
  'title: A guide\ndescription: Store files in buckets, and decide who can read and change them.';
const words = (count: number) => 'word '.repeat(count);
const rows = (count: number) =>
  `| Error | Cause | Fix |\n|---|---|---|\n${'| `x` | Wrong. | Fix it. |\n'.repeat(count)}`;

const messages = (body: string, front = FRONT, path = 'content/guides/a.mdx') =>
  checkGuideShape(
    { path, text: `---\n${front}\n---\n\n${body}` },
    new Map([['long', rows(3)]]),
  ).map(({ line, message }) => `${line} ${message}`);

const LONG = `${FRONT}\nlong: Readers look up one term at a time.`;

test.each([
  ['content/guides/a.mdx', 'guide', 1400],
  ['content/guides/with-vue-3.mdx', 'quickstart', 600],
  ['content/guides/storage/quickstart.mdx', 'quickstart', 600],
  ['content/guides/getting-started/tutorials/with-vue-3.mdx', 'tutorial', 2000],
  ['content/learn/a/b.mdx', 'tutorial', 2000],
])('%s is a %s with at most %i words', (path, kind, limit) => {
  const body = (count: number) => `Hello.\n\n## One\n\n${words(count - 2)}`;
  expect(messages(body(limit), FRONT, path)).toEqual([]);
  expect(messages(body(limit + 1), FRONT, path)).toEqual([
    `2 The prose has ${limit + 1} words, but a ${kind} can have ${limit}`,
  ]);
  expect(messages(body(limit + 1), LONG, path)).toEqual([]);
});

test('a reason that no page needs is reported', () => {
  expect(messages('Hello.\n\n## One', LONG)).toEqual([
    '4 The prose has 2 words, which a guide can have without a reason',
  ]);
});

test('code, tables, and alternative texts are no prose', () => {
  const code = `\`\`\`text\n${words(1500)}\n\`\`\``;
  const table = `| a |\n|---|\n| ${words(1500)} |`;
  expect(messages(`Hello.\n\n## One\n\n${code}\n\n${table}\n\n![${words(1500)}](/a.svg)`)).toEqual(
    [],
  );
});

test('an opening that is long or repeats the description is reported', () => {
  expect(messages(`${words(200)}\n\n## One`)).toEqual([
    '2 There are 999 characters before the first heading, but the limit is 900',
  ]);
  expect(
    messages('Files are in buckets. You decide who can read and change them.\n\n## One'),
  ).toEqual(['3 The description and the first paragraph share 92 % of their words']);
});

test('an opening has at most 45 words, and the lead does not count', () => {
  expect(messages(`${words(45)}\n\n## One\n\n${words(50)}`)).toEqual([]);
  expect(messages(`${words(44)}\n\nTwo \`select()\`.\n\n## One`)).toEqual([
    '2 There are 46 words before the first heading, but the limit is 45',
  ]);
  expect(messages(`${words(46)}\n\n<Steps>\n</Steps>\n\n## One`)).toHaveLength(1);
});

test.each([
  ['a picture', '![A drawing.](/images/a.svg)'],
  ['a table', '| a |\n|---|\n| b |'],
  ['a list', '- One\n- Two'],
  ['code', '```sql\nselect 1;\n```'],
  ['a box', '<Admonition type="caution">\n\nCareful.\n\n</Admonition>'],
])('%s before the first heading is reported', (_, block) => {
  expect(messages(`Hello.\n\n${block}\n\n## One`)).toEqual([
    '2 There is more than text before the first heading',
  ]);
  expect(messages(`Hello.\n\n## One\n\n${block}`)).toEqual([]);
});

test('more than five errors on a page and in its parts are reported', () => {
  const page = (count: number) =>
    `Hello.\n\n## Troubleshooting\n\n${rows(count)}\n<Part name="long" />`;
  expect(messages(page(2))).toEqual([]);
  expect(messages(page(3))).toEqual(['2 The page explains 6 errors, but the limit is 5']);
});

test('other pages can have any shape', () => {
  expect(messages(words(3000), FRONT, 'content/reference/errors/a.mdx')).toEqual([]);
});
