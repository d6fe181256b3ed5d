import { checkExternalLinks } from '../../../src/check/links/external-links';
import { checkBuiltLinks, checkBuiltLists } from '../../../src/check/links/built-links';
import { readBuiltSite } from '../../../src/check/links/built-site';
import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { redirectPage } from '../../../src/node/output/redirects';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const root = temporaryFolder();
let number = 0;

const html = (path: string, body: string) =>
  `<!doctype html>\n<link rel="canonical" href="https://supabase.com/docs${path}">\n${body}\n`;
const sitemap = (...paths: string[]) =>
  paths.map((path) => `<url><loc>https://supabase.com/docs${path}</loc></url>\n`).join('');

const VALID: Record<string, string> = {
  'index.html': html(
    '',
    '<a href="/docs/guides/auth#sign-in">Auth</a><a href="/docs/old">old</a>',
  ).replace('<a href="/docs/old">old</a>', '<a href="https://github.com">code</a>'),
  'guides/auth/index.html': html(
    '/guides/auth',
    '<h2 id="sign-in"><a href="#sign-in">x</a></h2><img src="/docs/a.png"><a href="/docs">home</a>',
  ),
  'old/index.html': redirectPage('/guides/auth', 'Auth'),
  '404.html': '<a href="/docs/">home</a>',
  'a.png': 'x',
  'favicon.svg': '<svg/>',
  _redirects: '/docs/old /docs/guides/auth 301\n/file.txt /docs/file.txt 301\n',
  'file.txt': 'A file that is not a page.',
  'sitemap.xml': sitemap('', '/guides/auth'),
};

function diagnostics(changes: Record<string, string> = {}): string[] {
  const project = `${root}/${number++}`;
  writeFiles(`${project}/public`, { ...VALID, ...changes });
  const site = readBuiltSite(project)!;
  return [...checkBuiltLinks(site).diagnostics, ...checkBuiltLists(site)].map(
    (diagnostic) => formatDiagnostic(diagnostic).split('  →')[0]!,
  );
}

test('a valid site has no errors', () => {
  expect(diagnostics()).toEqual([]);
});

test("a site that hasn't been built isn't read", () => {
  expect(readBuiltSite(`${root}/none`)).toBeUndefined();
});

const home = (body: string) => ({
  'index.html': html('', `<a href="/docs/guides/auth">Auth</a>\n${body}`),
});

test.each([
  ['<a href="/docs/guides/aut">', "links/dead  <a> /docs/guides/aut doesn't exist"],
  ['<a href="/guides/auth">', 'links/dead  <a> /guides/auth is outside /docs'],
  [
    '<a href="/docs/guides/auth#nil">',
    'links/anchor  <a> /docs/guides/auth#nil: /guides/auth has no element #nil',
  ],
  ['<a href="#nil">', 'links/anchor  <a> #nil: / has no element #nil'],
  ['<a href="/docs/old">', 'links/alias  <a> /docs/old is an alias'],
  [
    '<a href="https://supabase.com/docs/old/">',
    'links/alias  <a> https://supabase.com/docs/old/ is an alias',
  ],
  ['<a href="http://example.com">', "links/insecure  <a> http://example.com isn't HTTPS"],
  ['<a href="//example.com">', "links/insecure  <a> //example.com isn't HTTPS"],
  ['<a href="javascript:x()">', "links/url  <a> javascript:x() isn't a safe URL"],
  ['<a href="">', 'links/url  <a> (empty) has no URL'],
  ['<img src="/docs/b.png">', "links/dead  <img> /docs/b.png doesn't exist"],
  ['<img srcset="/docs/a.png 1x, /docs/b.png 2x">', "links/dead  <img> /docs/b.png doesn't exist"],
  ['<script src="/docs/b.js"></script>', "links/dead  <script> /docs/b.js doesn't exist"],
  ['<link rel="stylesheet" href="/docs/b.css">', "links/dead  <link> /docs/b.css doesn't exist"],
  [
    '<meta property="og:image" content="https://supabase.com/docs/b.png">',
    "links/dead  <meta> https://supabase.com/docs/b.png doesn't exist",
  ],
])('%s', (body, diagnostic) => {
  expect(diagnostics(home(`  ${body}`))).toEqual([`public/index.html:4:3  ${diagnostic}`]);
});

test('a duplicate ID is reported', () => {
  expect(diagnostics(home('<i id="a"></i>\n<i id="a"></i>'))).toEqual([
    'public/index.html:5:1  links/id  The ID "a" is on two elements',
  ]);
});

test('an error in several places is reported once', () => {
  const [first] = diagnostics(home('<img src="/docs/b.png"><img src="/docs/b.png">'));
  expect(first).toBe(
    "public/index.html:4:1  links/dead  <img> /docs/b.png doesn't exist (in 2 places)",
  );
});

test('chains and loops of aliases are reported', () => {
  const older = { 'older/index.html': redirectPage('/old', 'Old') };
  expect(diagnostics(older)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('links/chain  /older redirects to the alias /old'),
    ]),
  );
  expect(
    diagnostics({
      _redirects:
        '/docs/a /docs/b 301\n/docs/b /docs/a 301\n/docs/c /docs/c 301\n/docs/d /docs/nil 301\n/docs/e /docs/a 301\n',
    }),
  ).toEqual([
    'public/_redirects:1:9  links/loop  /docs/a and /docs/b redirect to each other',
    'public/_redirects:2:9  links/loop  /docs/b and /docs/a redirect to each other',
    'public/_redirects:3:9  links/loop  /docs/c redirects to itself',
    "public/_redirects:4:9  links/dead  /docs/nil doesn't exist",
    'public/_redirects:5:9  links/chain  /docs/a is an alias',
  ]);
});

test('orphans and wrong sitemap entries are reported', () => {
  const page = { 'guides/new/index.html': html('/guides/new', '<a href="/docs">home</a>') };
  expect(diagnostics(page)).toEqual([
    'public/sitemap.xml:1:1  links/sitemap  The page /guides/new is missing',
    "public/guides/new/index.html:1:1  links/orphan  /guides/new can't be reached from the home page",
  ]);
  expect(
    diagnostics({ 'sitemap.xml': sitemap('', '/guides/auth', '/guides/nil', '/old', '') }),
  ).toEqual([
    "public/sitemap.xml:3:6  links/sitemap  https://supabase.com/docs/guides/nil isn't a page",
    'public/sitemap.xml:4:6  links/sitemap  https://supabase.com/docs/old is an alias',
    'public/sitemap.xml:5:6  links/sitemap  https://supabase.com/docs is listed twice',
  ]);
});

test('a page with another canonical URL is not in the sitemap', () => {
  const link = '<a href="/docs/reference/dart/v1/eq">v1</a>';
  const versions = {
    ...home('<a href="/docs/reference/dart/eq">v2</a>'),
    'reference/dart/eq/index.html': html('/reference/dart/eq', link),
    'reference/dart/v1/eq/index.html': html('/reference/dart/eq', ''),
  };
  const latest = ['', '/guides/auth', '/reference/dart/eq'];
  expect(diagnostics({ ...versions, 'sitemap.xml': sitemap(...latest) })).toEqual([]);
  const listed = sitemap(...latest, '/reference/dart/v1/eq');
  expect(diagnostics({ ...versions, 'sitemap.xml': listed })).toEqual([
    "public/sitemap.xml:4:6  links/sitemap  https://supabase.com/docs/reference/dart/v1/eq isn't canonical",
  ]);
});

test('a wrong canonical URL is reported', () => {
  expect(
    diagnostics({
      'guides/auth/index.html': VALID['guides/auth/index.html']!.replace(
        'docs/guides/auth"',
        'docs"',
      ),
    }),
  ).toEqual([
    'public/guides/auth/index.html:1:1  links/canonical  The canonical URL is https://supabase.com/docs',
  ]);
});

test.each([
  ['https://supabase.com/blog', []],
  ['http://example.com', ["http://example.com isn't HTTPS"]],
  ['https://exa mple.com', ['https://exa mple.com is malformed']],
  ['https://a:b@example.com', ['https://a:b@example.com contains a username']],
  ['https://localhost/x', ['https://localhost/x has no public host']],
])('external link %s', (url, found) => {
  const link = { url, file: 'content/a.mdx', line: 7, column: 3 };
  const result = checkExternalLinks([link]);
  expect(result.map(({ message }) => message)).toEqual(found);
  expect(result.every(({ line, column }) => line === 7 && column === 3)).toBe(true);
});
