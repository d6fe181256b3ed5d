import { siteRecords } from '../../../src/node/search/site-records';
import { siteReader } from './read-site';

const read = siteReader();
const FILE = 'content/searches/auth.yml';
const diagnosticsOf = (text: string, changes: Record<string, string> = {}) =>
  read({ ...changes, [FILE]: text }).diagnostics;

test('the phrases of a page are in its first record, and nowhere else', () => {
  const site = read({
    [FILE]: '/guides/auth:\n  - forgot password\n',
    'content/searches/other.yml': '/guides/auth:\n  - stay logged in\n',
  });
  expect(site.diagnostics).toEqual([]);
  const records = siteRecords(site).filter(({ phrases }) => phrases.length > 0);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    ...{ url: '/guides/auth', type: 'lvl1' },
    phrases: ['forgot password', 'stay logged in'],
  });
});

test('the phrases of a section are in the record of its heading', () => {
  const site = read({ [FILE]: "/guides/auth#sign-in:\n  - '->>'\n" });
  expect(site.diagnostics).toEqual([]);
  const records = siteRecords(site).filter(({ phrases }) => phrases.length > 0);
  expect(records).toEqual([
    expect.objectContaining({ url: '/guides/auth#sign-in', type: 'lvl2', phrases: ['->>'] }),
  ]);
});

test.each([
  [
    'a URL that is not a page',
    '/guides/aut:\n  - forgot password\n',
    `${FILE}:1:1  search  /guides/aut isn't a page  →  did you mean /guides/auth?`,
  ],
  [
    'an anchor that is not on the page',
    '/guides/auth#sign-inn:\n  - forgot password\n',
    `${FILE}:1:1  search  /guides/auth has no section #sign-inn  →  did you mean #sign-in?`,
  ],
  [
    'a phrase that is listed twice',
    '/guides/auth:\n  - forgot password\n/:\n  - Forgot password\n',
    `${FILE}:4:5  search  The phrase "Forgot password" is already listed for /guides/auth  →  ` +
      'keep it for the page that answers it best',
  ],
])('%s is reported', (_, text, diagnostic) => {
  expect(diagnosticsOf(text)).toEqual([diagnostic]);
});

test('an alias is reported with the URL that replaced it', () => {
  const redirects = { 'content/redirects.yml': 'urls:\n  /login: /guides/auth\n' };
  expect(diagnosticsOf('/login:\n  - forgot password\n', redirects)).toEqual([
    `${FILE}:1:1  search  /login isn't a page  →  use /guides/auth`,
  ]);
});

test.each([
  ['no phrases', '/guides/auth: []\n'],
  ['a value that is not a list', '/guides/auth: password\n'],
  ['a long phrase', `/guides/auth:\n  - ${'word '.repeat(13)}\n`],
  ['a key that is not a path', 'auth:\n  - forgot password\n'],
  ['a key with an empty anchor', '/guides/auth#:\n  - forgot password\n'],
])('%s is reported', (_, text) => {
  expect(diagnosticsOf(text)).toEqual([expect.stringContaining(`${FILE}:`)]);
});
