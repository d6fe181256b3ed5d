import { page } from '../../fixtures/site-files';
import { siteReader } from './read-site';

const read = siteReader();
const pathDiagnostics = (changes: Record<string, string>) =>
  read(changes).diagnostics.filter((diagnostic) => diagnostic.includes('  path  '));

const AUTH = 'content/guides/auth.mdx';
const ONE_OF_TWO = 'rename or remove one of the two';

test.each([
  [
    'a folder with an index page',
    { 'content/guides/auth/index.mdx': page('x') },
    `content/guides/auth/index.mdx:1:1  path  The address /guides/auth of this page is taken by the page ${AUTH}  →  ${ONE_OF_TWO}`,
  ],
  [
    'a file in another case',
    { 'content/guides/AUTH.mdx': page('x') },
    `content/guides/AUTH.mdx:1:1  path  The address /guides/AUTH of this page is taken by the page ${AUTH}  →  ${ONE_OF_TWO}`,
  ],
  [
    'a written page over an entry',
    { 'content/reference/javascript/select.mdx': page('x') },
    `spec/javascript/v2.yml:1:7  path  The address /reference/javascript/select of this page is taken by the page content/reference/javascript/select.mdx  →  ${ONE_OF_TWO}`,
  ],
  [
    'an alias that is a page',
    { 'content/index.mdx': page('x', 'aliases: [/guides/auth]\n') },
    `content/index.mdx:1:1  path  The address /guides/auth of this page's alias is taken by the page ${AUTH}  →  ${ONE_OF_TWO}`,
  ],
  [
    'an alias that is a page but for its slash',
    { 'content/index.mdx': page('x', 'aliases: [/guides/auth/]\n') },
    `content/index.mdx:1:1  path  The address /guides/auth/ of this page's alias is taken by the page ${AUTH}  →  ${ONE_OF_TWO}`,
  ],
  [
    'an alias of two pages',
    {
      'content/index.mdx': page('x', 'aliases: [/x]\n'),
      [AUTH]: page('## Sign in', 'aliases: [/x/]\n'),
    },
    `${AUTH}:1:1  path  The address /x/ of this page's alias is taken by the page's alias content/index.mdx  →  ${ONE_OF_TWO}`,
  ],
  [
    'an alias that is the alias of an entry',
    { 'content/index.mdx': page('x', 'aliases: [/reference/javascript/v2/select]\n') },
    `spec/javascript/v2.yml:1:7  path  The address /reference/javascript/v2/select of this page's alias is taken by the page's alias content/index.mdx  →  ${ONE_OF_TWO}`,
  ],
  [
    'a page that is its own alias',
    { [AUTH]: page('## Sign in', 'aliases: [/guides/auth]\n') },
    `${AUTH}:1:1  path  The address /guides/auth of this page's alias is taken by the page ${AUTH}  →  ${ONE_OF_TWO}`,
  ],
])('%s clashes, and both files are named', (_, changes, diagnostic) => {
  expect(pathDiagnostics(changes)).toContain(diagnostic);
});

test.each(['Sign in', 'AUTH2', 'caf\u00e9', 'a.b'])('the file name "%s" is refused', (name) => {
  const file = `content/guides/${name}.mdx`;
  expect(pathDiagnostics({ [file]: page('x') })).toEqual([
    `${file}:1:1  path  The address /guides/${name} has characters other than a-z, 0-9, "-" and "_"  →  rename the file`,
  ]);
});

test('an alias that a page names twice is no clash', () => {
  const changes = { 'content/index.mdx': page('x', 'aliases: [/x, /x]\n') };
  expect(pathDiagnostics(changes)).toEqual([]);
});
