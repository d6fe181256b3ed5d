import { entry, page } from '../../fixtures/site-files';
import { siteReader } from './read-site';

const read = siteReader();
const linkDiagnostics = (url: string) =>
  read({ 'content/index.mdx': page(`a [b](${url})`) }).diagnostics;

const ROOT = 'start it with / and the path from the site root';

test.each([
  ['/', 'the page itself'],
  ['/guides/auth', 'a page'],
  ['/guides/auth#sign-in', 'a heading'],
  ['/guides/auth#sign%2Din', 'an encoded heading'],
  ['/reference/javascript/select#examples', 'the examples of an entry'],
  ['/reference/management-api/list-projects#response-200', 'a response'],
  ['https://example.com/docs', 'another site'],
  ['https://supabase.com/pricing', 'the main site'],
  ['https://supabase.com/docsearch', 'a URL with a similar prefix'],
  ['mailto:a@example.com', 'an email address'],
])('%s is a valid link to %s', (url) => {
  expect(linkDiagnostics(url)).toEqual([]);
});

test.each([
  ['/zzzzzzzzzzzz', 'There is no page /zzzzzzzzzzzz', 'correct or remove it'],
  ['/guides/auht', 'There is no page /guides/auht', 'did you mean /guides/auth?'],
  ['/guides/auth/', 'There is no page /guides/auth/', 'write /guides/auth'],
  ['/Guides/Auth', 'There is no page /Guides/Auth', 'did you mean /guides/auth?'],
  [
    '/reference/javascript/v2/select',
    '/reference/javascript/v2/select is an alias',
    'link to /reference/javascript/select',
  ],
  [
    '/reference/api/list-projects/',
    '/reference/api/list-projects/ is an alias',
    'link to /reference/management-api/list-projects',
  ],
  ['/docs', '/docs contains the base path', 'remove /docs'],
  ['/docs/guides/auth', '/docs/guides/auth contains the base path', 'remove /docs'],
  ['guides/auth', 'guides/auth is a relative link', 'write /guides/auth'],
  ['../auth', '../auth is a relative link', ROOT],
  ['http://example.com', "http://example.com isn't a safe URL", 'use https://'],
  [
    'javascript:alert',
    "javascript:alert isn't a safe URL",
    'start it with https://, mailto:, or /',
  ],
  ['/guides/auth#sgin-in', '/guides/auth has no anchor #sgin-in', 'did you mean #sign-in?'],
  ['#zzzzzzz', '/ has no anchor #zzzzzzz', 'correct or remove the anchor'],
  ['/guides/auth#50%', '/guides/auth has no anchor #50%', 'correct or remove the anchor'],
  [
    'https://supabase.com/docs/guides/auth',
    'https://supabase.com/docs/guides/auth is an absolute link to this site',
    'start it with / and leave out the base path',
  ],
])('the link %s is reported at its position', (url, message, fix) => {
  expect(linkDiagnostics(url)).toEqual([`content/index.mdx:6:3  link  ${message}  →  ${fix}`]);
});

test('a link without a path is checked against the headings of its page', () => {
  const text = page('## Sign in\n\n[a](#sign-in) [b](#sign-out)');
  expect(read({ 'content/guides/auth.mdx': text }).diagnostics).toEqual([
    'content/guides/auth.mdx:8:15  link  /guides/auth has no anchor #sign-out  →  did you mean #sign-in?',
  ]);
});

test.each([
  ['/guides/auth#log-in', '/guides/auth#log-in is a former anchor  →  use #sign-in'],
  ['/guides/auth#log-on', '/guides/auth has no anchor #log-on  →  correct or remove the anchor'],
  [
    '/guides/auth#constructor',
    '/guides/auth has no anchor #constructor  →  correct or remove the anchor',
  ],
])('the link %s is an error if its page has the former anchor #log-in', (url, error) => {
  const changes = {
    'content/guides/auth.mdx': page('## Sign in [#sign-in #log-in]'),
    'content/index.mdx': page(`a [b](${url})`),
  };
  expect(read(changes).diagnostics).toEqual([`content/index.mdx:6:3  link  ${error}`]);
});

test('links can point to the headings of generated tables', () => {
  const { diagnostics } = read({
    'content/guides/auth.mdx': page('## Sign in\n\n<QualityTables />'),
    'content/index.mdx': page('a [b](/guides/auth#samples-by-proof)'),
  });
  expect(diagnostics).toEqual([]);
});

test('entries can have former anchors', () => {
  const { diagnostics } = read({
    'spec/javascript/v1.yml': entry('select', '  notes: |\n    ### Limits [#limits #maximum]\n'),
    'content/index.mdx': page('a [b](/reference/javascript/v1/select#maximum)'),
  });
  expect(diagnostics).toEqual([
    'content/index.mdx:6:3  link  /reference/javascript/v1/select#maximum is a former anchor  →  use #limits',
  ]);
});

test('the link of a card is checked', () => {
  const card = '<Cards>\n\n<Card title="A" href="/guides/auht">\n\nb\n\n</Card>\n\n</Cards>';
  expect(read({ 'content/index.mdx': page(card) }).diagnostics).toEqual([
    'content/index.mdx:8:1  link  There is no page /guides/auht  →  did you mean /guides/auth?',
  ]);
});

test.each([
  ['/images/flow.svg', undefined],
  ['/images/photo.png', undefined],
  ['/images/phtoo.png', 'did you mean /images/photo.png?'],
  ['/zzzzzzzzzzzz.png', 'add it to content/images'],
])('the fix for the image %s is: %s', (url, fix) => {
  const { diagnostics } = read({ 'content/index.mdx': page(`a ![b](${url})`) });
  const diagnostic = `content/index.mdx:6:3  link  There is no image ${url}  →  ${fix}`;
  expect(diagnostics).toEqual(fix ? [diagnostic] : []);
});

test('an image of another site is an error', () => {
  expect(
    read({ 'content/index.mdx': page('a ![b](https://example.com/a.png)') }).diagnostics,
  ).toEqual([
    'content/index.mdx:6:3  link  https://example.com/a.png is an image of another site  →  save it in content/images, and write /images/<name>',
  ]);
});

test('links in an entry have their position in the spec file', () => {
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
