import { entry, page } from '../../fixtures/site-files';
import { siteReader } from './read-site';

const read = siteReader();
const linkDiagnostics = (url: string) =>
  read({ 'content/index.mdx': page(`a [b](${url})`) }).diagnostics;

const ROOT = "begin it with / and the path from the site's root";

test.each([
  ['/', 'the page itself'],
  ['/guides/auth', 'a page'],
  ['/guides/auth#sign-in', 'a heading'],
  ['/guides/auth#sign%2Din', 'an encoded heading'],
  ['/reference/javascript/select#examples', 'the examples of an entry'],
  ['/reference/management-api/list-projects#response-200', 'a response'],
  ['https://example.com/docs', 'another site'],
  ['https://supabase.com/pricing', 'the main site'],
  ['https://supabase.com/docsearch', 'a neighbour of this site'],
  ['mailto:a@example.com', 'a mailbox'],
])('%s may lead to %s', (url) => {
  expect(linkDiagnostics(url)).toEqual([]);
});

test.each([
  ['/zzzzzzzzzzzz', '/zzzzzzzzzzzz leads to no page', 'correct or remove it'],
  ['/guides/auht', '/guides/auht leads to no page', 'did you mean /guides/auth?'],
  ['/guides/auth/', '/guides/auth/ leads to no page', 'did you mean /guides/auth?'],
  ['/Guides/Auth', '/Guides/Auth leads to no page', 'did you mean /guides/auth?'],
  [
    '/reference/javascript/v2/select',
    '/reference/javascript/v2/select leads to an alias',
    'link to /reference/javascript/select',
  ],
  [
    '/reference/api/list-projects/',
    '/reference/api/list-projects/ leads to an alias',
    'link to /reference/management-api/list-projects',
  ],
  ['/docs', '/docs holds the base path', 'leave /docs out'],
  ['/docs/guides/auth', '/docs/guides/auth holds the base path', 'leave /docs out'],
  ['guides/auth', 'guides/auth is a relative link', ROOT],
  ['../auth', '../auth is a relative link', ROOT],
  ['http://example.com', 'http://example.com is not a safe address', 'use https://'],
  ['javascript:alert', 'javascript:alert is not a safe address', 'use https://'],
  ['/guides/auth#sgin-in', '/guides/auth has no heading #sgin-in', 'did you mean #sign-in?'],
  ['#zzzzzzz', '/ has no heading #zzzzzzz', 'correct or remove the anchor'],
  ['/guides/auth#50%', '/guides/auth has no heading #50%', 'correct or remove the anchor'],
  [
    'https://supabase.com/docs/guides/auth',
    'https://supabase.com/docs/guides/auth is an absolute link to this site',
    'begin it with / and leave the base path out',
  ],
])('the link %s is a problem at its place', (url, message, fix) => {
  expect(linkDiagnostics(url)).toEqual([`content/index.mdx:6:3  link  ${message}  →  ${fix}`]);
});

test('a link to a heading of its own page is checked against that page', () => {
  const text = page('## Sign in\n\n[a](#sign-in) [b](#sign-out)');
  expect(read({ 'content/guides/auth.mdx': text }).diagnostics).toEqual([
    'content/guides/auth.mdx:8:15  link  /guides/auth has no heading #sign-out  →  did you mean #sign-in?',
  ]);
});

test.each([
  ['/guides/auth#log-in', '/guides/auth#log-in leads to a former anchor  →  write #sign-in'],
  ['/guides/auth#log-on', '/guides/auth has no heading #log-on  →  correct or remove the anchor'],
  [
    '/guides/auth#constructor',
    '/guides/auth has no heading #constructor  →  correct or remove the anchor',
  ],
])('the link %s is an error if its page has the former anchor #log-in', (url, error) => {
  const changes = {
    'content/guides/auth.mdx': page('## Sign in [#sign-in #log-in]'),
    'content/index.mdx': page(`a [b](${url})`),
  };
  expect(read(changes).diagnostics).toEqual([`content/index.mdx:6:3  link  ${error}`]);
});

test('links may lead to the headings of generated tables', () => {
  const { diagnostics } = read({
    'content/guides/auth.mdx': page('## Sign in\n\n<QualityTables />'),
    'content/index.mdx': page('a [b](/guides/auth#samples-by-proof)'),
  });
  expect(diagnostics).toEqual([]);
});

test('an entry has former anchors as well', () => {
  const { diagnostics } = read({
    'spec/javascript/v1.yml': entry('select', '  notes: |\n    ### Limits [#limits #maximum]\n'),
    'content/index.mdx': page('a [b](/reference/javascript/v1/select#maximum)'),
  });
  expect(diagnostics).toEqual([
    'content/index.mdx:6:3  link  /reference/javascript/v1/select#maximum leads to a former anchor  →  write #limits',
  ]);
});

test('the link of a card is checked', () => {
  const card = '<Cards>\n\n<Card title="A" href="/guides/auht">\n\nb\n\n</Card>\n\n</Cards>';
  expect(read({ 'content/index.mdx': page(card) }).diagnostics).toEqual([
    'content/index.mdx:8:1  link  /guides/auht leads to no page  →  did you mean /guides/auth?',
  ]);
});

test.each([
  ['/images/flow.svg', undefined],
  ['/images/photo.png', undefined],
  ['/images/phtoo.png', 'did you mean /images/photo.png?'],
  ['/zzzzzzzzzzzz.png', 'put it into content/images'],
  ['https://example.com/a.png', 'put it into content/images'],
])('the image %s gets the advice %s', (url, fix) => {
  const { diagnostics } = read({ 'content/index.mdx': page(`a ![b](${url})`) });
  const diagnostic = `content/index.mdx:6:3  link  There is no image ${url}  →  ${fix}`;
  expect(diagnostics).toEqual(fix ? [diagnostic] : []);
});

test('links of an entry have their place in the spec file', () => {
  const more = `  notes: |
    First.

    A [link](/zzzzzzzzzzzz).
  examples:
    - id: a
      name: A
      code: b
      description: "See [c](/zzzzzzzzzzzz)."
`;
  const { diagnostics } = read({ 'spec/javascript/v1.yml': entry('select', more) });
  expect(diagnostics.map((diagnostic) => diagnostic.split('  ')[0])).toEqual([
    'spec/javascript/v1.yml:7:7',
    'spec/javascript/v1.yml:12:25',
  ]);
});
