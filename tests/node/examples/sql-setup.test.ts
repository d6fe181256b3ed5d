import { checkRequirements } from '../../../src/check/content/requirements';
import type { ParseCache } from '../../../src/node/base/parse-cache';
import type { SourceFile } from '../../../src/node/sources/source-files';
import { readExamples } from '../../../src/node/examples/read-examples';

const noCache = { get: (_: string[], compute: () => unknown) => compute() } as ParseCache;

const page = (name: string, frontMatter: string, body: string): SourceFile => ({
  path: `content/guides/${name}.mdx`,
  text: `---\ntitle: A page about ${name}\ndescription: A description that is long enough for the schema of pages.\n${frontMatter}---\n\n${body}\n`,
});

const fence = (sql: string) => `\`\`\`sql\n${sql}\n\`\`\`\n`;

const TABLES = page(
  'tables',
  'users: [ada@example.com]\n',
  [
    '## Create a table [#create-a-table #make-a-table]',
    fence('create table a ();'),
    '### Fill `it`',
    fence('insert into a default values;'),
    '<Steps>\n<Step title="Drop it" id="drop">\n',
    fence('drop table a;'),
    '</Step>\n</Steps>\n\n## Users',
    'Sign up as `ada@example.com`.',
  ].join('\n\n'),
);

const examplesOf = (...files: SourceFile[]) =>
  readExamples(files, { libraries: [], trees: new Map() }, noCache);

const requiring = (urls: string, body = 'See [tables](/guides/tables#create-a-table).') =>
  page('reader', `requires: [${urls}]\n`, `${body}\n\n${fence('table a;')}`);

test.each([
  ['create-a-table', ['create table a ();', 'insert into a default values;', 'drop table a;']],
  ['fill-it', ['insert into a default values;', 'drop table a;']],
  ['drop', ['drop table a;']],
])('a page that requires #%s gets the SQL of that section, and its users', (section, sql) => {
  const examples = examplesOf(TABLES, requiring(`/guides/tables#${section}`));
  expect(examples.at(-1)?.setup).toEqual({ users: ['ada@example.com'], sql, confirmEmail: true });
});

test('pages that require each other are read once', () => {
  const first = page('first', 'requires: [/guides/second#b]\n', `## A\n\n${fence('select 1;')}`);
  const second = page('second', 'requires: [/guides/first#a]\n', `## B\n\n${fence('select 2;')}`);
  const [example] = examplesOf(first, second);
  expect(example?.setup?.sql).toEqual(['select 2;']);
});

test('a page without requirements has no setup', () => {
  const [example] = examplesOf(page('plain', '', fence('select 1;')));
  expect(example?.setup).toBeUndefined();
});

const messages = (file: SourceFile) =>
  checkRequirements(file, examplesOf(TABLES, file)).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

test.each<[string, SourceFile, string[]]>([
  ['nothing on a correct page', requiring('/guides/tables#create-a-table'), []],
  [
    'a section without SQL',
    requiring('/guides/tables#users'),
    ['4:12 /guides/tables#users has no SQL'],
  ],
  [
    'a section that the page does not mention',
    requiring('/guides/tables#fill-it'),
    ["4:12 The page requires /guides/tables#fill-it, but doesn't link to it"],
  ],
  [
    'a user whom the page does not mention',
    page('users', 'users: [ada@example.com, ben@example.com]\n', 'Create `ada@example.com`.'),
    ["4:26 The page's SQL needs the user ben@example.com, but its text doesn't say so"],
  ],
])('reports %s', (_, file, expected) => {
  expect(messages(file)).toEqual(expected);
});
