import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The floors of `src/node` that its outputs build on, from the sources up. */
const MODEL = [
  ...['node/history', 'node/site', 'node/examples', 'node/spec', 'node/markdown', 'node/results'],
  ...['node/sources', 'node/base', 'lib'],
];
/** What the build makes of the model. These folders don't know each other. */
const OUTPUTS = [
  ...['node/feeds', 'node/output', 'node/quality', 'node/run', 'node/search', 'node/twins'],
];
const after = (folder: string) => MODEL.slice(MODEL.indexOf(folder) + 1);

/** What each product offers, with its generator. These folders don't know each other. */
const PRODUCTS = [
  ...['check/upstream/cli', 'check/upstream/dart', 'check/upstream/dashboard'],
  ...['check/upstream/http', 'check/upstream/javascript', 'check/upstream/python'],
  'check/upstream/self-hosting',
];
const PRODUCT_BASE = ['check/upstream/signatures', 'check/runner', ...MODEL];
/** These folders don't know each other. */
const CHECKS = [
  ...['check/content', 'check/coverage', 'check/dart', 'check/eslint', 'check/examples'],
  ...['check/links', 'check/shell', 'check/sql', 'check/syntax', 'check/typescript'],
];
const CHECK_TOOLS = ['check/languages', 'check/upstream', ...PRODUCTS, ...PRODUCT_BASE];

const ALLOWED: Record<string, string[]> = {
  lib: [],
  'search/engine': ['lib'],
  'run/engine': ['lib'],
  'run/client': ['run/engine', 'lib'],
  'run/sandbox': ['run/client', 'run/engine', 'lib'],
  // Knows nothing about documentation.
  'node/base': [],
  'node/results': ['lib'],
  'node/sources': after('node/sources'),
  'node/markdown': after('node/markdown'),
  'node/spec': [...after('node/spec'), 'run/engine'],
  'node/examples': [...after('node/examples'), 'run/engine'],
  'node/site': after('node/site'),
  'node/history': after('node/history'),
  'node/feeds': MODEL,
  'node/output': [...MODEL, 'run/client'],
  'node/quality': MODEL,
  'node/run': [...MODEL, 'run/client', 'run/engine'],
  'node/search': [...MODEL, 'search/engine'],
  'node/twins': MODEL,
  'node/mcp': ['search/engine', 'lib'],
  'node/pages': [...OUTPUTS, ...MODEL],
  'node/graphql': ['node/pages', ...OUTPUTS, ...MODEL],
  'node/gatsby': ['node/graphql', 'node/pages', ...OUTPUTS, ...MODEL, 'run/client'],
  'check/runner': ['node/quality', ...MODEL],
  'check/languages': [...MODEL, 'check/runner'],
  'check/upstream/signatures': [],
  ...Object.fromEntries(PRODUCTS.map((folder) => [folder, PRODUCT_BASE])),
  'check/upstream': [...PRODUCTS, ...PRODUCT_BASE],
  'check/backend': [...MODEL, 'check/runner'],
  ...Object.fromEntries(CHECKS.map((folder) => [folder, CHECK_TOOLS])),
  'check/examples': [...CHECK_TOOLS, 'node/run', 'run/engine'],
  'check/sql': [...CHECK_TOOLS, 'node/run', 'run/engine'],
  'check/apps': ['check/backend', 'check/runner', ...MODEL],
  'check/functions': ['check/backend', 'check/runner', ...MODEL],
  check: [...CHECKS, 'check/runner', ...MODEL],
  page: ['lib'],
  theme: ['lib'],
  ui: ['page', 'theme', 'lib'],
  'run/editor': ['run/client', 'ui', 'theme', 'lib'],
  'run/panel': ['run/editor', 'run/client', 'run/engine', 'ui', 'page', 'theme', 'lib'],
  'run/playground': ['run/panel', 'run/editor', 'run/client', 'ui', 'page', 'theme', 'lib'],
  search: ['search/engine', 'ui', 'page', 'theme', 'lib'],
  mdx: ['search', 'run/playground', 'run/panel', 'ui', 'page', 'theme', 'lib'],
  reading: ['ui', 'page', 'lib'],
  offline: ['ui', 'page', 'lib'],
  layout: ['reading', 'mdx', 'search', 'ui', 'page', 'theme', 'lib'],
  templates: ['layout', 'reading', 'mdx', 'search', 'ui', 'page', 'theme', 'lib'],
  'html.tsx': [],
  pages: [
    'templates',
    'layout',
    'offline',
    'reading',
    'mdx',
    'search',
    'ui',
    'page',
    'theme',
    'lib',
  ],
};

/** Static imports, type imports, re-exports, and dynamic imports. */
const IMPORT =
  /^(?:import|export)\s+([^;]*?from\s+)?'([^']+)'|import\((?:\/\*.*?\*\/\s*)?'([^']+)'\)/gm;

interface Import {
  from: string;
  to: string;
}

const files = (readdirSync('src', { recursive: true }) as string[])
  .filter((file) => /\.(tsx?|json)$/.test(file) && !file.endsWith('.d.ts'))
  .sort();
const sources = new Map(files.map((file) => [file, readFileSync(join('src', file), 'utf8')]));
/**
 * The engines count as folders, because code with other rules can be next to them. So do the folders in
 * `node`, `run`, and, at any depth, `check`.
 */
const folderOf = (file: string) =>
  /^search\/engine\/|^(?:node|run)\/[^/]+\/|^check\/(?:.*\/)?|^[^/]*/
    .exec(file)![0]
    .replace(/\/$/, '');

/** Relative to `src`. */
function resolve(from: string, to: string): string {
  const path = normalize(join(dirname(from), to));
  const found = [path, `${path}.ts`, `${path}.tsx`].find((file) => sources.has(file));
  return found ?? `unknown ${path}`;
}

const imports: Import[] = [...sources].flatMap(([from, text]) =>
  [...text.matchAll(IMPORT)].flatMap(([, , named, dynamic]) => {
    const to = named ?? dynamic ?? '';
    const isInSource = to.startsWith('.') && !to.includes('/node_modules/');
    return isInSource ? [{ from, to: resolve(from, to) }] : [];
  }),
);

const targets = new Map(
  files.map((file) => [file, imports.filter(({ from }) => from === file).map(({ to }) => to)]),
);

function cycleThrough(start: string): string[] | undefined {
  const paths = [[start]];
  const seen = new Set<string>();
  for (let path = paths.shift(); path; path = paths.shift()) {
    for (const to of targets.get(path.at(-1)!) ?? []) {
      if (to === start) return [...path, to];
      if (seen.has(to)) continue;
      seen.add(to);
      paths.push([...path, to]);
    }
  }
  return undefined;
}

test('finds the imports of every folder', () => {
  const found = new Set(imports.map(({ from }) => folderOf(from)));
  expect([...found]).toEqual(
    expect.arrayContaining(['node/base', 'ui', 'mdx', 'layout', 'templates']),
  );
  expect(imports.filter(({ to }) => to.startsWith('unknown'))).toEqual([]);
});

test('every folder of src has a list of allowed imports', () => {
  expect(files.map(folderOf).filter((folder) => !(folder in ALLOWED))).toEqual([]);
});

test('folders only import from the folders they are allowed to', () => {
  const wrong = imports.filter(({ from, to }) => {
    const allowed = [folderOf(from), ...(ALLOWED[folderOf(from)] ?? [])];
    return !allowed.includes(folderOf(to));
  });
  expect(wrong).toEqual([]);
});

test('folders have an order: none can import a folder that can import it', () => {
  const reaches = (from: string, to: string): boolean =>
    (ALLOWED[from] ?? []).some((folder) => folder === to || reaches(folder, to));
  expect(Object.keys(ALLOWED).filter((folder) => reaches(folder, folder))).toEqual([]);
});

test('there are no import cycles, even of types', () => {
  expect(files.flatMap((file) => cycleThrough(file)?.join(' → ') ?? [])).toEqual([]);
});

test('only templates and pages contain queries', () => {
  const withQueries = [...sources].filter(([, text]) => /\bgraphql`|useStaticQuery/.test(text));
  const folders = new Set(withQueries.map(([file]) => folderOf(file)));
  expect([...folders].filter((folder) => !['templates', 'pages'].includes(folder))).toEqual([]);
  expect(folders.has('templates')).toBe(true);
});

test('build code does not import React, and neither shared code nor the script of every page imports build code', () => {
  const uses = (folder: string, packages: RegExp) =>
    [...sources]
      .filter(([file]) => file.startsWith(`${folder}/`))
      .filter(([, text]) => packages.test(text))
      .map(([file]) => file);
  expect(uses('node', /from '(react|react-dom|@emotion\/.*)'/)).toEqual([]);
  expect(uses('lib', /from '(node:.*|react|gatsby)'/)).toEqual([]);
  expect(uses('page', /from '(?!\.)/)).toEqual([]);
  expect(uses('search/engine', /from '(node:.*|react|gatsby)'/)).toEqual([]);
});

/** One folder per product. */
const DEEP = /^check\/upstream\//;

test('src/<area>/<topic>/ is the deepest level of folders', () => {
  expect(files.filter((file) => file.split('/').length > 3 && !DEEP.test(file))).toEqual([]);
});
