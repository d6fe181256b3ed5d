import { page } from '../../fixtures/site-files';
import { siteReader } from './read-site';

const read = siteReader();
const pathDiagnostics = (changes: Record<string, string>) =>
  read(changes).diagnostics.filter((diagnostic) => diagnostic.includes('  path  '));

const AUTH = 'content/guides/auth.mdx';
const FIX = 'rename or remove one of them';

test.each([
  [
    'a page and the index page of a folder',
    { 'content/guides/auth/index.mdx': page('x') },
    `content/guides/auth/index.mdx:1:1  path  The path /guides/auth is already used by ${AUTH}  →  ${FIX}`,
  ],
  [
    'two files that differ in case',
    { 'content/guides/AUTH.mdx': page('x') },
    `content/guides/AUTH.mdx:1:1  path  The path /guides/AUTH is already used by ${AUTH}  →  ${FIX}`,
  ],
  [
    'a hand-written page and an entry',
    { 'content/reference/javascript/select.mdx': page('x') },
    `spec/javascript/v2.yml:1:7  path  The path /reference/javascript/select is already used by content/reference/javascript/select.mdx  →  ${FIX}`,
  ],
  [
    'an alias and a page',
    { 'content/index.mdx': page('x', 'aliases: [/guides/auth]\n') },
    `content/index.mdx:1:1  path  The alias /guides/auth is already used by ${AUTH}  →  ${FIX}`,
  ],
  [
    'an alias with a trailing slash and a page',
    { 'content/index.mdx': page('x', 'aliases: [/guides/auth/]\n') },
    `content/index.mdx:1:1  path  The alias /guides/auth/ is already used by ${AUTH}  →  ${FIX}`,
  ],
  [
    'the same alias on two pages',
    {
      'content/index.mdx': page('x', 'aliases: [/x]\n'),
      [AUTH]: page('## Sign in', 'aliases: [/x/]\n'),
    },
    `${AUTH}:1:1  path  The alias /x/ is already used by an alias in content/index.mdx  →  ${FIX}`,
  ],
  [
    'an alias and the alias of an entry',
    { 'content/index.mdx': page('x', 'aliases: [/reference/javascript/v2/select]\n') },
    `spec/javascript/v2.yml:1:7  path  The alias /reference/javascript/v2/select is already used by an alias in content/index.mdx  →  ${FIX}`,
  ],
  [
    'a page and its own alias',
    { [AUTH]: page('## Sign in', 'aliases: [/guides/auth]\n') },
    `${AUTH}:1:1  path  The alias /guides/auth is already used by ${AUTH}  →  ${FIX}`,
  ],
])('a conflict is reported for %s', (_, changes, diagnostic) => {
  expect(pathDiagnostics(changes)).toContain(diagnostic);
});

test.each(['Sign in', 'AUTH2', 'caf\u00e9', 'a.b'])('the file name "%s" is an error', (name) => {
  const file = `content/guides/${name}.mdx`;
  expect(pathDiagnostics({ [file]: page('x') })).toEqual([
    `${file}:1:1  path  The path /guides/${name} contains characters other than a-z, 0-9, "-", and "_"  →  rename the file`,
  ]);
});

test.each([
  'search',
  '404',
  'offline',
  'page-data/index',
  'static/a',
  '_gatsby',
  'index/index',
  'Search',
])('a page or an alias at /%s is an error, because the build writes files there', (path) => {
  const file = `content/${path}.mdx`;
  const expected = expect.stringMatching(
    /^content.*:1:1 {2}path {2}The (path|alias) \/.* is reserved /,
  );
  expect(pathDiagnostics({ [file]: page('x') })).toContainEqual(expected);
  const alias = page('x', `aliases: [/${path.toLowerCase()}/]\n`);
  expect(pathDiagnostics({ 'content/index.mdx': alias })).toContainEqual(expected);
});

test.each(['searching', 'guides/search', 'staticfiles', 'guides/404'])('/%s is allowed', (path) => {
  expect(pathDiagnostics({ [`content/${path}.mdx`]: page('x') })).toEqual([]);
});

test('an alias can be repeated on the same page', () => {
  const changes = { 'content/index.mdx': page('x', 'aliases: [/x, /x]\n') };
  expect(pathDiagnostics(changes)).toEqual([]);
});
