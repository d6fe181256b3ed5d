import { redirectsOf } from '../../../src/node/output/redirects';
import { page } from '../../fixtures/site-files';
import { siteReader } from './read-site';

const read = siteReader();
const FILE = 'content/redirects.yml';
const redirectDiagnostics = (text: string, changes: Record<string, string> = {}) =>
  read({ ...changes, [FILE]: text }).diagnostics.filter((item) => item.startsWith(FILE));

test('each former URL becomes an alias of its page, and families become wildcards', () => {
  const text = 'urls:\n  /old: /guides/auth\nfamilies:\n  /client: /\n';
  const { pages, families, diagnostics } = read({ [FILE]: text });
  expect(diagnostics).toEqual([]);
  const redirects = redirectsOf(pages, families);
  expect(redirects).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ from: '/docs/client', to: '/docs/' }),
      expect.objectContaining({ from: '/docs/old', to: '/docs/guides/auth' }),
    ]),
  );
  // Comes last, because hosts apply the first rule that matches.
  expect(redirects.at(-1)).toEqual({ from: '/docs/client/*', to: '/docs/' });
});

test.each([
  [
    'a target that is missing',
    '/old: /guides/aut',
    '3  ',
    "The target /guides/aut isn't a page  →  did you mean /guides/auth?",
  ],
  ['a chain', '/old: /login', '3  ', 'The target /login is an alias  →  use /guides/auth'],
  ['a loop', '/old: /old', '3  ', "The target /old isn't a page  →  "],
  [
    'the URL of a page',
    '/guides/auth: /',
    '3  ',
    'The URL /guides/auth already leads to /guides/auth  →  remove this line',
  ],
  [
    'an alias',
    '/login: /',
    '3  ',
    'The URL /login already leads to /guides/auth  →  remove this line',
  ],
])('%s is reported', (_, line, column, message) => {
  const changes = {
    'content/guides/auth.mdx': page(
      '## Sign in\n\n![Way](/images/flow.svg)',
      'aliases: [/login]\n',
    ),
  };
  expect(redirectDiagnostics(`urls:\n  ${line}\n`, changes)).toEqual([
    expect.stringContaining(`${FILE}:2:${column}redirect  ${message}`),
  ]);
});

test.each([
  [
    'a loop of two URLs',
    '/a: /b\n  /b: /a',
    ["The target /b isn't a page", "The target /a isn't a page"],
  ],
  ['a chain of two former URLs', '/a: /b\n  /b: /guides/auth', ["The target /b isn't a page"]],
  [
    'the URL of a page with a slash',
    '/guides/auth/: /',
    ['The URL /guides/auth/ already leads to'],
  ],
  ['a target with a slash', '/old: /guides/auth/', ['The target /guides/auth/ is an alias']],
  ['a target in another case', '/old: /guides/Auth', ['must be a path']],
])('%s is reported', (_, lines, messages) => {
  expect(redirectDiagnostics(`urls:\n  ${lines}\n`)).toEqual(
    messages.map((message) => expect.stringContaining(message)),
  );
});

test('the same former URL with and without a slash is reported', () => {
  const { diagnostics } = read({ [FILE]: 'urls:\n  /old: /guides/auth\n  /old/: /\n' });
  expect(diagnostics).toEqual([expect.stringMatching(/The alias \/old\/? is already used by/)]);
});

test('a family that contains a page is reported, because its rule would hide the page', () => {
  expect(redirectDiagnostics('families:\n  /guides: /\n')).toEqual([
    `${FILE}:2:3  redirect  The family /guides contains /guides/auth  →  list its URLs one by one`,
  ]);
});

test('a value that is not a path is reported', () => {
  expect(redirectDiagnostics('urls:\n  /old: https://example.com\n')).toHaveLength(1);
});
