import { page } from '../../fixtures/site-files';
import { siteReader } from './read-site';

const read = siteReader();
const diagnosticsOf = (changes: Record<string, string>) => read(changes).diagnostics;

const menu = (...urls: string[]) =>
  `title: Auth\nicon: auth\ngroups:\n  - items:\n${urls
    .map((url) => `      - name: A\n        url: ${url}\n`)
    .join('')}`;

test.each([
  [
    'a misspelled item',
    menu('/guides/auth', '/guides/auht'),
    "content/menus/auth.yml:8:14  menu  The menu item /guides/auht points to a page that doesn't exist  →  did you mean /guides/auth?",
  ],
  [
    'an item that resembles no page',
    menu('/guides/auth', '/guides/storage/buckets'),
    "content/menus/auth.yml:8:14  menu  The menu item /guides/storage/buckets points to a page that doesn't exist  →  create the page or remove the item",
  ],
  [
    'a nested item',
    `${menu('/guides/auth')}        items:\n          - { name: B, url: /faq }\n`,
    "content/menus/auth.yml:8:29  menu  The menu item /faq points to a page that doesn't exist  →  create the page or remove the item",
  ],
])('%s without a page is reported at its line', (_, text, diagnostic) => {
  expect(diagnosticsOf({ 'content/menus/auth.yml': text })).toEqual([diagnostic]);
});

test.each([
  ['content/guides/auth/mfa.mdx', '/guides/auth/mfa', 'content/menus/auth.yml'],
  ['content/faq.mdx', '/faq', 'content/menus/home.yml'],
  ['content/guides/storage.mdx', '/guides/storage', 'content/menus/storage.yml'],
  ['content/reference/javascript/x.mdx', '/reference/javascript/x', 'its section tree'],
])('the page %s without a menu item is reported', (file, path, source) => {
  expect(diagnosticsOf({ [file]: page('x') })).toEqual([
    `${file}:1:1  menu  The page ${path} isn't in its menu  →  add it to ${source}`,
  ]);
});

test.each([
  ['next to each other', menu('/guides/auth', '/guides/auth'), '8:14'],
  [
    'at different levels',
    `${menu('/guides/auth')}        items:\n          - { name: B, url: /guides/auth }\n`,
    '8:29',
  ],
  [
    'in different groups',
    `${menu('/guides/auth')}  - label: More\n    items:\n      - { name: B, url: /guides/auth }\n`,
    '9:25',
  ],
])('two items %s with the same page are reported', (_, text, place) => {
  expect(diagnosticsOf({ 'content/menus/auth.yml': text })).toEqual([
    `content/menus/auth.yml:${place}  menu  The menu already has an item for /guides/auth  →  remove one of them`,
  ]);
});

test.each([
  [
    'a group with a URL',
    '  - label: More\n    url: /guides/auth\n    items:\n      - { name: B }\n',
  ],
  ['an empty group', '  - label: More\n    items: []\n'],
])('%s is reported', (_, group) => {
  const text = menu('/guides/auth') + group;
  expect(diagnosticsOf({ 'content/menus/auth.yml': text })).toEqual([
    expect.stringContaining('content/menus/auth.yml:'),
  ]);
});

test('a page in the menu of another level is reported', () => {
  const diagnostics = diagnosticsOf({
    'content/faq.mdx': page('x'),
    'content/menus/auth.yml': menu('/guides/auth', '/faq'),
  });
  expect(diagnostics).toEqual([
    "content/faq.mdx:1:1  menu  The page /faq isn't in its menu  →  add it to content/menus/home.yml",
  ]);
});

test('a menu file must be named after a level', () => {
  const [diagnostic = ''] = diagnosticsOf({ 'content/menus/auht.yml': menu('/guides/auth') });
  expect(diagnostic).toMatch(
    /^content\/menus\/auht\.yml:1:1 {2}menu {2}"auht" isn't a menu level {2}→ {2}rename the file to one of home, /,
  );
});
