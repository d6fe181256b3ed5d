import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Folders of `src` and those each may import from, itself aside. */
const ARROWS: Record<string, string[]> = {
  lib: [],
  'search/engine': ['lib'],
  node: ['search/engine', 'lib'],
  check: ['node', 'lib'],
  theme: ['lib'],
  ui: ['theme', 'lib'],
  mdx: ['ui', 'theme', 'lib'],
  search: ['search/engine', 'ui', 'theme', 'lib'],
  reading: ['ui', 'lib'],
  layout: ['reading', 'mdx', 'search', 'ui', 'theme', 'lib'],
  templates: ['layout', 'reading', 'mdx', 'search', 'ui', 'theme', 'lib'],
  pages: ['templates', 'layout', 'reading', 'reading', 'mdx', 'search', 'ui', 'theme', 'lib'],
};

const IMPORT = /^(?:import|export)\s+(type\s)?([^;]*?from\s+)?'([^']+)'|import\('([^']+)'\)/gm;

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const files = (readdirSync('src', { recursive: true }) as string[])
  .filter((file) => /\.(tsx?|json)$/.test(file) && !file.endsWith('.d.ts'))
  .sort();
const sources = new Map(files.map((file) => [file, readFileSync(join('src', file), 'utf8')]));
/** The engine is a place of its own: the build writes its files, the browser searches them. */
const folderOf = (file: string) => /^search\/engine\/|^[^/]*/.exec(file)![0].replace(/\/$/, '');

/** The file of `src` that a relative import means. */
function resolve(from: string, to: string): string {
  const path = normalize(join(dirname(from), to));
  const found = [path, `${path}.ts`, `${path}.tsx`].find((file) => sources.has(file));
  return found ?? `unknown ${path}`;
}

const imports: Import[] = [...sources].flatMap(([from, text]) =>
  [...text.matchAll(IMPORT)].flatMap(([, type, , named, dynamic]) => {
    const to = named ?? dynamic ?? '';
    return to.startsWith('.') ? [{ from, to: resolve(from, to), typeOnly: Boolean(type) }] : [];
  }),
);

/** A circle of imports that a file stands in, if there is one. */
function cycleFrom(start: string): string[] | undefined {
  const seen = new Set<string>();
  const follow = (file: string, way: string[]): string[] | undefined => {
    for (const { to } of imports.filter((item) => item.from === file && !item.typeOnly)) {
      if (to === start) return [...way, to];
      if (seen.has(to)) continue;
      seen.add(to);
      const found = follow(to, [...way, to]);
      if (found) return found;
    }
    return undefined;
  };
  return follow(start, [start]);
}

test('the imports of every folder are found', () => {
  const found = new Set(imports.map(({ from }) => folderOf(from)));
  expect([...found]).toEqual(expect.arrayContaining(['node', 'ui', 'mdx', 'layout', 'templates']));
  expect(imports.filter(({ to }) => to.startsWith('unknown'))).toEqual([]);
});

test('every folder of src has its place in the order', () => {
  expect(files.map(folderOf).filter((folder) => !(folder in ARROWS))).toEqual([]);
});

test('imports point one way', () => {
  const wrong = imports.filter(({ from, to }) => {
    const allowed = [folderOf(from), ...(ARROWS[folderOf(from)] ?? [])];
    return !allowed.includes(folderOf(to));
  });
  expect(wrong).toEqual([]);
});

test('no file imports itself, by whatever way', () => {
  expect(files.flatMap((file) => cycleFrom(file)?.join(' → ') ?? [])).toEqual([]);
});

test('only templates and pages hold queries', () => {
  const holders = [...sources].filter(([, text]) => /\bgraphql`|useStaticQuery/.test(text));
  const folders = new Set(holders.map(([file]) => folderOf(file)));
  expect([...folders].filter((folder) => !['templates', 'pages'].includes(folder))).toEqual([]);
  expect(folders.has('templates')).toBe(true);
});

test('build code stays without React, shared code without the build', () => {
  const uses = (folder: string, packages: RegExp) =>
    [...sources]
      .filter(([file]) => folderOf(file) === folder)
      .filter(([, text]) => packages.test(text))
      .map(([file]) => file);
  expect(uses('node', /from '(react|react-dom|@emotion\/.*)'/)).toEqual([]);
  expect(uses('lib', /from '(node:.*|react|gatsby)'/)).toEqual([]);
  expect(uses('search/engine', /from '(node:.*|react|gatsby)'/)).toEqual([]);
});

test('no folder is nested more than once', () => {
  expect(files.filter((file) => file.split('/').length > 3)).toEqual([]);
});
