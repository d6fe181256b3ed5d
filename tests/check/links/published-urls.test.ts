import {
  comparePublished,
  published,
  PUBLISHED_FILE,
} from '../../../src/check/links/published-urls';
import type { CheckInput } from '../../../src/check/runner/check';
import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { readSite } from '../../../src/node/site/site-model';
import { entry, page, siteFiles } from '../../fixtures/site-files';
import { temporaryCache, temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const cache = temporaryCache();
const siteWith = (changes: Record<string, string | undefined>) =>
  readSite(siteFiles(changes), cache);
const compare = (list: string, changes: Record<string, string | undefined> = {}) => {
  const { diagnostics, text } = comparePublished(list, siteWith(changes).pages);
  return { errors: diagnostics.map(formatDiagnostic), text, lines: text.trim().split('\n') };
};
const LIST = compare('').text;

const AUTH = 'content/guides/auth.mdx';
const addAlias = (anchor: string, line: number) =>
  `add it as an alias to the heading that replaces it: \`## New heading [#new-id #${anchor}]\`, or delete it from ${PUBLISHED_FILE}:${line}`;
const REPLACE = 'add its path to the `aliases` of the page that replaces it, or delete this line';

test('the list has a sorted line for each page and alias, with sorted anchors', () => {
  const { lines, errors } = compare('', {
    [AUTH]: page('## Sign in [#sign-in #log-in]\n\n## A', 'aliases: [/guides/login]\n'),
  });
  expect(errors).toEqual([]);
  expect(lines).toEqual([...lines].sort());
  expect(lines).toEqual(
    expect.arrayContaining([
      '/',
      '/guides/auth  a log-in sign-in',
      '/guides/login',
      '/reference/javascript/db-select',
      '/reference/javascript/select  examples',
      '/reference/management-api/list-projects  examples response-200 responses',
    ]),
  );
});

test('error codes in tables and headings of generated tables are listed', () => {
  const { lines } = compare('', {
    'content/guides/auth.mdx': page(
      '## Codes\n\n| Code |\n|---|\n| `bad_jwt` |\n\n<EntryTable library="javascript" />',
    ),
  });
  expect(lines).toContain('/guides/auth  bad_jwt codes database');
});

test('an unchanged site leaves the list unchanged', () => {
  expect(compare(LIST)).toMatchObject({ errors: [], text: LIST });
});

test('new pages and anchors are added', () => {
  const changes = { [AUTH]: page('## Sign in\n\n## Sign up'), 'content/guides/new.mdx': page('x') };
  const { errors, lines } = compare(LIST, changes);
  expect(errors).toEqual([]);
  expect(lines).toEqual(expect.arrayContaining(['/guides/auth  sign-in sign-up', '/guides/new']));
});

test.each([
  ['a renamed heading', page('## Log in'), ['sign-in']],
  ['a removed heading', page('x'), ['sign-in']],
  ['a renamed heading with an alias', page('## Log in [#log-in #sign-in]'), []],
  ['a renamed heading with its ID', page('## Log in [#sign-in]'), []],
  [
    'a step with an alias',
    page('<Steps>\n<Step title="A" aliases="sign-in">\n\nx\n\n</Step>\n</Steps>'),
    [],
  ],
])('%s', (_, text, lost) => {
  const { errors, lines } = compare(LIST, { [AUTH]: text });
  expect(errors).toEqual(
    lost.map(
      (id) => `${AUTH}:1:1  published  The anchor #${id} no longer exists  →  ${addAlias(id, 2)}`,
    ),
  );
  expect(lines.find((line) => line.startsWith('/guides/auth'))).toContain('sign-in');
});

test('a missing anchor of an entry is reported at the entry in its spec file', () => {
  const parameters = '  parameters: [{ name: columns, type: string }]\n';
  const list = compare('', { 'spec/javascript/v1.yml': entry('select', parameters) }).text;
  const line =
    list.split('\n').findIndex((item) => item.startsWith('/reference/javascript/v1/select')) + 1;
  const at = 'spec/javascript/v1.yml:1:7  published  The anchor';
  expect(compare(list).errors).toEqual([
    `${at} #parameters no longer exists  →  ${addAlias('parameters', line)}`,
    `${at} #parameters-columns no longer exists  →  ${addAlias('parameters-columns', line)}`,
  ]);
});

test.each([
  [
    'a removed page',
    {},
    [`${PUBLISHED_FILE}:2:1  published  The URL /guides/old no longer exists  →  ${REPLACE}`],
  ],
  [
    "a removed page with an anchor that its replacement doesn't have",
    { [AUTH]: page('## Sign in', 'aliases: [/guides/old]\n') },
    [
      `${AUTH}:1:1  published  The anchor #start of the alias /guides/old no longer exists  →  ${addAlias('start', 2)}`,
    ],
  ],
  [
    'a removed page with an anchor that its replacement has',
    { [AUTH]: page('## Sign in [#sign-in #start]', 'aliases: [/guides/old]\n') },
    [],
  ],
])('%s', (_, changes, expected) => {
  const list = '/guides/auth  sign-in\n/guides/old  sign-in start\n';
  const { errors, lines } = compare(list, changes);
  expect(errors).toEqual(expected);
  expect(lines).toContain('/guides/old  sign-in start');
});

test('a removed alias is reported, and lines of the same page are merged', () => {
  const { errors, lines } = compare('/guides/login\n\n/guides/auth  sign-in\n/guides/auth  a\n', {
    [AUTH]: page('## Sign in [#sign-in #a]'),
  });
  expect(errors).toEqual([
    `${PUBLISHED_FILE}:1:1  published  The URL /guides/login no longer exists  →  ${REPLACE}`,
  ]);
  expect(lines.filter((line) => line.startsWith('/guides/auth'))).toEqual([
    '/guides/auth  a sign-in',
  ]);
});

const root = temporaryFolder();
const run = (changes: Record<string, string | undefined>, wanted = (_: string) => true) =>
  published.run({ root, site: siteWith(changes), wanted } as CheckInput);

test('the check reads the list and returns the updated one', async () => {
  expect(await run({})).toEqual({ diagnostics: [], generated: new Map([[PUBLISHED_FILE, LIST]]) });
  writeFiles(root, { [PUBLISHED_FILE]: LIST });
  const { diagnostics } = await run({ [AUTH]: page('x') });
  expect(diagnostics.map(({ file }) => file)).toEqual([AUTH]);
  expect((await run({ [AUTH]: page('x') }, (file) => file !== AUTH)).diagnostics).toEqual([]);
});

test('nothing is compared if a file has errors', async () => {
  expect(await run({ [AUTH]: page('{a}') })).toEqual({
    diagnostics: [],
    remarks: ['not compared, because some files have errors'],
  });
});
