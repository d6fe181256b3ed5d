import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStaticTOMLValue, parseTOML } from 'toml-eslint-parser';
import {
  DEFAULT_CACHE_CONTROL,
  headersFor,
  parseHeaders,
  parseRedirects,
} from '../../../scripts/host-files.mjs';
import { headersFile, netlifyConfig, vercelConfig } from '../../../src/node/output/host-config';
import { writeHostFiles } from '../../../src/node/output/host-files';
import { nginxConfig } from '../../../src/node/output/nginx-config';
import { redirectRules, withTwins } from '../../../src/node/output/redirects';
import type { HeaderRule } from '../../../src/node/output/response-headers';
import { headerRules, IMMUTABLE, REVALIDATE } from '../../../src/node/output/response-headers';
import { ACCEPT_HEADERS } from '../../fixtures/accept-headers';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const unwritable = temporaryFolder();
const site = temporaryFolder();

const HASH = '0123456789abcdef';
const IMMUTABLE_FILES = [
  `app-${HASH}0123.js`,
  `239-${HASH}0123.js`,
  `component---src-templates-guide-tsx-${HASH}0123.js`,
  'runtime.0123456789.js',
  'styles.0123456789.css',
  `search/headings-${HASH}.json`,
  `search/texts-${HASH}.json`,
  'fonts/geist-mono-318af009.woff2',
  `static/${HASH}/a1b2c/picture.png`,
];
const OTHER_FILES = [
  ...['index.html', '404.html', 'guides/auth/index.html', 'chunk-map.json', 'quality.json'],
  ...['page-data/app-data.json', 'page-data/guides/auth/page-data.json', 'search/manifest.json'],
  ...[
    'robots.txt',
    'sitemap.xml',
    'favicon.svg',
    'fonts/LICENSE.txt',
    'plain.js',
    'two-words.js',
    'a/b-1234.css',
  ],
  ...[`guides/${HASH}/index.html`, `a/app-${HASH}0123.js`],
];
const POLICY = `default-src 'none'; script-src 'self' 'sha256-a+b/c='; frame-ancestors 'none'`;
const FRAME_POLICY = "default-src 'none'; script-src 'unsafe-eval' blob:";
const FRAME = '/docs/run/frame.html';
const headers = headerRules([...IMMUTABLE_FILES, ...OTHER_FILES], POLICY, FRAME_POLICY);
const redirects = [
  {
    from: '/docs/guides/auth',
    to: '/docs/guides/auth/overview',
    twin: '/docs/guides/auth/overview.md',
  },
  { from: '/docs/old', to: '/docs/', twin: '/docs/index.md' },
  { from: '/security.txt', to: '/docs/security.txt' },
  { from: '/docs/client/*', to: '/docs/reference' },
];
const rules = { headers, redirects, twinRoots: ['guides', 'oss'] };
const URLS = ['/docs', '/docs/', '/docs/guides/auth', '/docs/nowhere'].concat(
  [...IMMUTABLE_FILES, ...OTHER_FILES].map((file) => `/docs/${file}`),
);

test('files of earlier builds add no rules', () => {
  const earlier = IMMUTABLE_FILES.map((file) => file.replaceAll(HASH, 'fedcba9876543210'));
  expect(headerRules([...IMMUTABLE_FILES, ...earlier], POLICY, FRAME_POLICY)).toEqual(
    headerRules(IMMUTABLE_FILES, POLICY, FRAME_POLICY),
  );
});

test.each(IMMUTABLE_FILES)('%s is cached forever', (file) => {
  expect(headersFor(headers, `/docs/${file}`)['Cache-Control']).toBe(IMMUTABLE);
});

test('the name of every font contains its digest, because fonts are cached forever', () => {
  const fonts = readdirSync('static/fonts').filter((name) => name.endsWith('.woff2'));
  const rules = headerRules(
    fonts.map((name) => `fonts/${name}`),
    POLICY,
    FRAME_POLICY,
  );
  const cached = fonts.map((name) => headersFor(rules, `/docs/fonts/${name}`)['Cache-Control']);
  expect(cached).toEqual(fonts.map(() => IMMUTABLE));
  const digests = fonts.map((name) => {
    const bytes = readFileSync(join('static/fonts', name));
    return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  });
  expect(fonts.map((name) => /-(\w+)\.woff2$/.exec(name)?.[1])).toEqual(digests);
});

test('without the frame that runs examples, no rule names it', () => {
  const paths = headerRules([], POLICY, undefined).map(({ path }) => path);
  expect(paths).toEqual(['/*', '/docs/static/*']);
});

test.each(OTHER_FILES)('%s is revalidated', (file) => {
  expect(headersFor(headers, `/docs/${file}`)['Cache-Control']).toBe(REVALIDATE);
});

test.each(['/docs', '/docs/guides/auth', '/docs/nowhere', `/docs/app-${HASH}0123.js`])(
  '%s has all security headers',
  (url) => {
    expect(headersFor(headers, url)).toMatchObject({
      'Content-Security-Policy': POLICY,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  },
);

test('no two rules that match a URL set the same header, because hosts join the values', () => {
  for (const url of URLS) {
    const names = headers
      .filter(({ path }) => headersFor([{ path, headers: { found: '' } }], url)['found'] === '')
      .flatMap((rule) => Object.keys(rule.headers));
    expect({ url, names }).toEqual({ url, names: [...new Set(names)] });
  }
});

test('the frame that runs examples only has its own policy', () => {
  expect(headersFor(headers, FRAME)['Content-Security-Policy']).toBe(
    `${FRAME_POLICY}; frame-ancestors 'self'`,
  );
  const lines = headersFile(rules).split('\n');
  expect(lines.slice(lines.indexOf(FRAME))).toContain('  ! Content-Security-Policy');
});

test('hosts and the local server revalidate files without a rule in the same way', () => {
  expect(DEFAULT_CACHE_CONTROL).toBe(REVALIDATE);
});

test('_headers and _redirects contain all rules', () => {
  expect(parseHeaders(headersFile(rules))).toEqual(withoutReplaces(headers));
  expect([...parseRedirects(redirectRules(redirects))]).toEqual(
    redirects.map(({ from, to }) => [from, to]),
  );
});

const withoutReplaces = (list: HeaderRule[]) =>
  list.map(({ path, headers: values }) => ({ path, headers: values }));

interface NetlifyConfig {
  headers: { for: string; values: Record<string, string> }[];
  redirects: { from: string; to: string; status: number; force?: boolean }[];
}

test('netlify.toml sets the same headers for each URL, and a 404 page for the rest', () => {
  const text = netlifyConfig(rules, [
    'guides',
    'static',
    'run',
    'page-data',
    'search',
    'fonts',
    'a',
  ]);
  const config = getStaticTOMLValue(parseTOML(text)) as unknown as NetlifyConfig;
  for (const url of [...URLS, FRAME]) {
    const values = config.headers
      .filter(({ for: path }) => pathPattern(path).test(url))
      .flatMap((rule) => Object.entries(rule.values));
    const { 'Cache-Control': cache, ...others } = headersFor(headers, url);
    const expected = cache === REVALIDATE ? others : { ...others, 'Cache-Control': cache };
    expect({ url, values: values.sort() }).toEqual({
      url,
      values: Object.entries(expected).sort(),
    });
  }
  expect(config.redirects).toEqual([
    ...withTwins(redirects).map(({ from, to }) => ({ from, to, status: 301, force: true })),
    { from: '/*', to: '/docs/404.html', status: 404 },
  ]);
});

/** Of Netlify. */
function pathPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^$()[\]{}|\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace('*', '.*').replace(/:\w+/, '[^/]+')}/?$`);
}

interface VercelCondition {
  type: string;
  key: string;
  value: string;
}

interface VercelConfig {
  headers: { source: string; headers: { key: string; value: string }[] }[];
  redirects: {
    source: string;
    destination: string;
    statusCode: number;
    has?: VercelCondition[];
    missing?: VercelCondition[];
  }[];
}

test('vercel.json sets the same headers for each URL', () => {
  const config = JSON.parse(vercelConfig(rules)) as VercelConfig;
  const patterns = config.headers.map(({ source, headers }) => ({
    pattern: patternOf(source),
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }));
  for (const url of [...URLS, FRAME]) {
    const matching = patterns.filter(({ pattern }) => pattern.test(url));
    const all = matching.map(({ headers }) => headers);
    const isPage = /^\/docs(\/|\/guides\/[^.]*)?$/.test(url);
    expect({ url, ...Object.assign({ 'Cache-Control': REVALIDATE }, ...all) }).toEqual({
      url,
      ...headersFor(headers, url),
      ...(isPage && { Vary: 'Accept' }),
    });
  }
});

test('vercel.json redirects each alias and its Markdown, with and without a slash at the end', () => {
  for (const { from, to } of withTwins(redirects)) {
    const urls = from.endsWith('*')
      ? [from.replace('*', ''), from.replace('*', 'a/b')]
      : [from, `${from}/`];
    for (const url of urls) expect(vercelTarget(url, undefined)).toBe(`301 ${to}`);
  }
});

test('vercel.json has one redirect for an alias and its Markdown, because Vercel limits them', () => {
  const [alias] = redirects;
  const count = (list: typeof redirects) =>
    (JSON.parse(vercelConfig({ ...rules, redirects: list })) as VercelConfig).redirects.length;
  expect(count([alias!]) - count([])).toBe(1);
});

/** Where Vercel redirects. A header that isn't sent meets no condition. */
function vercelTarget(url: string, accept: string | undefined): string | undefined {
  const config = JSON.parse(vercelConfig(rules)) as VercelConfig;
  const meets = ({ type, key, value }: VercelCondition) => {
    expect([type, key]).toEqual(['header', 'accept']);
    return accept !== undefined && new RegExp(value).test(accept);
  };
  const rule = config.redirects.find(
    ({ source, has = [], missing = [] }) =>
      patternOf(source).test(url) && has.every(meets) && !missing.some(meets),
  );
  if (!rule) return undefined;
  const { path = '', ending = '' } = patternOf(rule.source).exec(url)?.groups ?? {};
  const target = rule.destination.replace(':path', path).replace(':ending', ending);
  return `${rule.statusCode} ${target}`;
}

test.each(ACCEPT_HEADERS)(
  'Vercel redirects a page to its Markdown for %s: %s',
  (header, markdown) => {
    const target = (url: string) => vercelTarget(url, header);
    const expected = (twin: string) => (markdown ? `307 ${twin}` : undefined);
    expect(target('/docs')).toBe(expected('/docs/index.md'));
    expect(target('/docs/')).toBe(expected('/docs/index.md'));
    expect(target('/docs/oss')).toBe(expected('/docs/oss.md'));
    expect(target('/docs/guides/a/b')).toBe(expected('/docs/guides/a/b.md'));
    expect(target('/docs/guides/a/b/')).toBe(expected('/docs/guides/a/b.md'));
  },
);

test.each(['/docs/guides/a.md', '/docs/offline', '/docs/llms.txt', `/docs/app-${HASH}0123.js`])(
  'Vercel sends %s to every client, because it has no Markdown',
  (url) => {
    expect(vercelTarget(url, 'text/markdown')).toBeUndefined();
  },
);

test('without pages below the home page, only the home page has Markdown', () => {
  const { redirects } = JSON.parse(vercelConfig({ ...rules, twinRoots: [] })) as VercelConfig;
  const found = redirects.filter(({ has }) => has);
  expect(found.map(({ source }) => source)).toEqual(['/docs{/}?', '/docs{/}?']);
});

/** Of path-to-regexp, as in `vercel.json`. */
function patternOf(source: string): RegExp {
  // A path with an exception is a regular expression.
  if (source.includes('(?!')) return new RegExp(`^${source}$`);
  const named = /:(path|ending)\(/;
  if (named.test(source)) {
    return new RegExp(`^${source.replace(named, '(?<$1>').replace('{/}', '/')}$`);
  }
  const patterns: Record<string, string> = { '(.*)': '.*', '{/}?': '/?' };
  const parts = source.split(/(\(\.\*\)|\{\/\}\?)/);
  const escaped = parts.map((part) => patterns[part] ?? part.replace(/[.+^$\\[\]|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('')}$`);
}

test('a header that nginx cannot express stops the build before anything is written', () => {
  writeFiles(unwritable, { 'public/index.html': 'Home', 'public/_headers': 'old' });
  expect(() => writeHostFiles(unwritable, [], redirects, "script-src '$a'", FRAME_POLICY)).toThrow(
    /dollar sign/,
  );
  expect(readFileSync(join(unwritable, 'public/_headers'), 'utf8')).toBe('old');
  expect(readdirSync(join(unwritable, 'public')).sort()).toEqual(['_headers', 'index.html']);
  expect(existsSync(join(unwritable, 'hosting'))).toBe(false);
});

test('nginx redirects the Markdown of each alias', () => {
  const config = nginxConfig(rules);
  for (const { from, to } of withTwins(redirects)) {
    if (!from.endsWith('*')) expect(config).toContain(`"${from}" "${to}";`);
  }
});

test('quotes and backslashes in a header are escaped for nginx', () => {
  const headers = headerRules([], 'a "b" \\c', FRAME_POLICY);
  const config = nginxConfig({ ...rules, headers });
  expect(config).toContain('default "a \\"b\\" \\\\c";');
});

test('the host files of a site are complete and contain no paths of this computer', () => {
  const scripts = [`app-${HASH}0123.js`, `search/index-${HASH}.json`];
  const files = [
    'index.html',
    'index.md',
    'oss.md',
    'old.md',
    'guides/a/b.md',
    'guides/c.md',
    ...scripts,
  ];
  writeFiles(site, Object.fromEntries(files.map((file) => [`public/${file}`, ''])));
  writeHostFiles(site, files, redirects, POLICY, FRAME_POLICY);
  const written = ['public/_headers', 'public/_redirects'].concat(
    ['netlify.toml', 'vercel.json', 'nginx.conf'].map((name) => `hosting/${name}`),
  );
  for (const file of written) {
    const text = readFileSync(join(site, file), 'utf8');
    expect(text).not.toContain(site);
    expect(text).not.toContain(process.cwd());
  }
  const vercel = readFileSync(join(site, 'hosting/vercel.json'), 'utf8');
  expect(vercel).toContain(':path((?:guides|oss)(?:/[^./]+)*)');
  const found = parseHeaders(readFileSync(join(site, 'public/_headers'), 'utf8'));
  expect(found).toEqual(withoutReplaces(headerRules(files, POLICY, FRAME_POLICY)));
});
