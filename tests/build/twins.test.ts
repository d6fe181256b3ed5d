import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseRedirects } from '../../scripts/host-files.mjs';
import { entryPath, SKILLS_FOLDER, twinPath } from '../../src/lib/paths';
import { absoluteUrl, SITE } from '../../src/lib/site';
import { remarkTables } from '../../src/node/markdown/parse';
import { librariesSchema } from '../../src/node/spec/library-schemas';
import { readEntryReleases } from '../../src/node/results/entry-releases';
import { PROOF_TEXT } from '../../src/lib/strings/frame';
import { latestVersion } from '../../src/node/spec/versions';
import { RULES } from '../../src/node/twins/twin';
import { readYaml } from '../../src/node/sources/yaml-source';
import { allPaths, pagesToTest, visitsAllPages } from '../fixtures/pages-to-test';
import { PUBLIC } from './built-site';

const sitemap = readFileSync(join(PUBLIC, 'sitemap.xml'), 'utf8');
const paths = allPaths();
const markdown = unified().use(remarkParse).use(remarkTables);
const compact = (text: string) => text.replace(/\s+/g, '');

interface Content {
  headings: string[];
  code: string[];
  tables: string[];
  links: string[];
}

/** A diff, if lines were added or removed. */
function codeOf(code: HTMLElement): string {
  if (!code.querySelector('ins, del')) return code.text;
  const sign = { INS: '+', DEL: '-' };
  const lines = code.childNodes.map((node) => {
    const prefix = sign[(node as HTMLElement).tagName as keyof typeof sign];
    return prefix === undefined ? node.text : `\0${prefix}${node.text}`;
  });
  return lines
    .join('')
    .split('\n')
    .map((line) => (line.startsWith('\0') ? line.slice(1) : ` ${line}`))
    .join('\n');
}

const unique = (values: string[]) => [...new Set(values)].sort();

function contentOfHtml(path: string, root: HTMLElement): Content {
  const main = root.querySelector('main')!;
  const text = ({ text }: HTMLElement) => compact(text);
  // Headings end with a "#" that links to them, except the label of an entry's examples.
  const headings = main.querySelectorAll('h1, h2, h3, h4, h5, h6, section.examples');
  const absolute = (href: string) => {
    if (href.startsWith('#')) return absoluteUrl(path) + href;
    return href.startsWith('/') ? SITE.origin + href : href;
  };
  return {
    headings: headings.map((element) =>
      element.tagName === 'SECTION'
        ? `H2 ${element.getAttribute('aria-label')}`
        : `${element.tagName} ${text(element).replace(/#$/, '')}`,
    ),
    // In the page, an entry's signature comes after its examples, which narrow windows show first.
    code: [
      ...main.querySelectorAll('.signature figure code'),
      ...main.querySelectorAll('figure code').filter((code) => !code.closest('.signature')),
    ].map((code) => codeOf(code).trimEnd()),
    tables: main
      .querySelectorAll('tr')
      .map((row) => row.querySelectorAll('th, td').map(text).join('|')),
    links: unique(
      main
        .querySelectorAll('a:not(.anchor)')
        .filter(
          (link) =>
            link.closest('.content, .lead, .libs, .setup, aside:not(.contents)') ??
            link.hasAttribute('download'),
        )
        // A parameter's name links to itself, and an error's code to the catalog.
        .filter((link) => link.parentNode?.tagName !== 'HEADER' || link.getAttribute('rel'))
        .map((link) => `${text(link)} ${absolute(link.getAttribute('href')!)}`),
    ),
  };
}

/** HTML in Markdown only surrounds texts, such as <kbd>. */
function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node && node.type !== 'html' ? node.value : '';
}

function contentOfMarkdown(source: string): Content {
  const tree = markdown.parse(bodyOf(source)) as Root;
  const found: Content = { headings: [], code: [], tables: [], links: [] };
  const text = (node: Nodes) => compact(textOf(node));
  visit(tree, (node) => {
    if (node.type === 'heading') found.headings.push(`H${node.depth} ${text(node)}`);
    if (node.type === 'code') found.code.push(node.value.trimEnd());
    if (node.type === 'tableRow') found.tables.push(node.children.map(text).join('|'));
    if (node.type === 'link') found.links.push(`${text(node)} ${node.url}`);
  });
  return { ...found, links: unique(found.links) };
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const bodyOf = (source: string) => source.replace(FRONT_MATTER, '');
const readTwin = (path: string) => readFileSync(join(PUBLIC, twinPath(path)), 'utf8');
const readPage = (path: string) => readFileSync(join(PUBLIC, path, 'index.html'), 'utf8');

const pages = pagesToTest('Markdown', 190).map((path) => {
  const html = readPage(path);
  const twin = readTwin(path);
  // By default, the content of `pre` isn't parsed.
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  return {
    ...{ path, html, twin, expected: contentOfHtml(path, root), found: contentOfMarkdown(twin) },
    description: root.querySelector('meta[name=description]')!.getAttribute('content'),
    drawings: root
      .querySelectorAll('main span[role=img]')
      .map((drawing) => compact(drawing.getAttribute('aria-label')!)),
  };
});

test('the comparison finds headings, code, tables, and links', () => {
  const least = visitsAllPages() ? 1000 : 190;
  expect(pages.length).toBeGreaterThan(least);
  for (const name of ['headings', 'code', 'tables', 'links'] as const) {
    const total = pages.reduce((sum, { expected }) => sum + expected[name].length, 0);
    expect(total).toBeGreaterThan(least);
  }
});

test.each(['headings', 'code', 'tables', 'links'] as const)(
  'the Markdown of a page has the same %s as the page',
  (name) => {
    const different = pages
      .map(({ path, expected, found }) => ({
        path,
        missing: expected[name].filter((item) => !found[name].includes(item)),
        extra: found[name].filter((item) => !expected[name].includes(item)),
        isSameOrder: expected[name].join('\n') === found[name].join('\n'),
      }))
      .filter(({ isSameOrder }) => !isSameOrder);
    expect(different).toEqual([]);
  },
);

test.each([
  ['/guides/platform/branching', 'Only in hosted projects · In beta'],
  ['/guides/auth/passkeys', 'In beta'],
  ['/reference/management-api/start', 'Only in hosted projects'],
])('%s and its Markdown say where the feature is available', (path, line) => {
  expect(parse(readPage(path)).querySelector('main .note')?.text).toBe(line);
  expect(readTwin(path).split('\n')).toContain(line);
});

test('the Markdown of an entry has the release that added it', () => {
  const keys = Object.entries(readEntryReleases('.'));
  const versions = new Map(
    librariesSchema
      .parse(readYaml('', readFileSync('spec/libraries.yml', 'utf8')).data)
      .map((item) => [item.library, latestVersion(item)]),
  );
  expect(keys.length).toBeGreaterThan(20);
  const wrong = keys.filter(([key, release]) => {
    const [library = '', version = '', id = ''] = key.split('/');
    const path = entryPath({ library, version }, versions.get(library)!, id);
    const line = `Since ${release}`;
    const shown = parse(readPage(path)).querySelector('main .note')?.text;
    return shown !== line || !readTwin(path).split('\n').includes(line);
  });
  expect(wrong).toEqual([]);
  const extra = pages.filter(
    ({ html, twin }) => html.includes('class="note">Since ') !== /^Since \d/m.test(twin),
  );
  expect(extra.map(({ path }) => path)).toEqual([]);
});

test('the Markdown of a page says how its examples were verified', () => {
  const labels = Object.values(PROOF_TEXT).map(({ label }) => label);
  const line = new RegExp(`^ *\\*(?:${labels.join('|')}): .+, \\d{4}-\\d\\d-\\d\\d\\*$`, 'gm');
  const wrong = pages.filter(({ html, twin }) => {
    const root = parse(html).querySelector('main')!;
    // The data source and the response of an example are part of its proof.
    const shown = root
      .querySelectorAll('[data-proof] + .code-title')
      .filter(({ text }) => text !== 'Signature' && text !== 'Usage')
      .filter((title) => !title.closest('details'));
    return shown.length !== (twin.match(line) ?? []).length;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('the Markdown of a page has the texts of its drawings', () => {
  expect(pages.filter(({ drawings }) => drawings.length > 0).length).toBeGreaterThan(2);
  const missing = pages
    .filter(({ drawings }) => drawings.length > 0)
    .filter(({ drawings, twin }) => {
      const text = compact(textOf(markdown.parse(bodyOf(twin)) as Root));
      return !drawings.every((drawing) => text.includes(drawing));
    });
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('the front matter has the title, description, and URL of the page', () => {
  const wrong = pages.filter(({ path, description: expected, twin }) => {
    const [, yaml = ''] = FRONT_MATTER.exec(twin) ?? [];
    const { title, description, url } = readYaml(path, yaml).data as Record<string, string>;
    return !title || description !== expected || url !== absoluteUrl(path);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('every page links to its Markdown', () => {
  const wrong = paths.filter((path) => {
    const link = `<link rel="alternate" type="text/markdown" href="${SITE.prefix}${twinPath(path)}"`;
    return readPage(path).split(link).length !== 2;
  });
  expect(wrong).toEqual([]);
});

test('only pages and aliases have Markdown, and the sitemap only lists pages', () => {
  const files = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' });
  // Skills aren't pages.
  const twins = files
    .filter((file) => file.endsWith('.md') && !file.startsWith(SKILLS_FOLDER.slice(1)))
    .map((file) => `/${file}`);
  const aliases = [...parseRedirects(readFileSync(join(PUBLIC, '_redirects'), 'utf8')).keys()]
    .filter((from) => from.startsWith(`${SITE.prefix}/`) && !from.endsWith('*'))
    .map((from) => from.slice(SITE.prefix.length));
  expect(twins.sort()).toEqual([...paths, ...aliases].map(twinPath).sort());
  expect(sitemap).not.toMatch(/\.(md|txt)</);
});

describe('the files for language models', () => {
  const urlsIn = (file: string) =>
    [...readFileSync(join(PUBLIC, file), 'utf8').matchAll(/^- \[.*?\]\((.*?)\)/gm)].map(([, url]) =>
      url!.slice(absoluteUrl('/').length),
    );
  const names = readdirSync(join(PUBLIC, 'llms')).filter((name) => name.endsWith('.txt'));
  const indexes = ['llms.txt', ...names.filter((n) => !/-full/.test(n)).map((n) => `llms/${n}`)];

  test('indexes are below 100 kB, and their links lead to files', () => {
    for (const file of indexes) {
      expect(statSync(join(PUBLIC, file)).size).toBeLessThan(100_000);
      expect(urlsIn(file).filter((url) => !existsSync(join(PUBLIC, url)))).toEqual([]);
    }
  });

  test('the indexes list every page once, and every other file is linked', () => {
    const listed = indexes.flatMap(urlsIn);
    const other = names.map((name) => `/llms/${name}`);
    expect(listed.sort()).toEqual([...paths.map(twinPath), ...other].sort());
  });

  test('llms.txt has a title, a summary, instructions for assistants, and sections', () => {
    const { children } = markdown.parse(readFileSync(join(PUBLIC, 'llms.txt'), 'utf8')) as Root;
    expect(children.slice(0, 7).map(({ type }) => type)).toEqual([
      ...['heading', 'blockquote', 'paragraph', 'paragraph', 'list', 'paragraph', 'heading'],
    ]);
    expect(new Set(children.slice(6).map(({ type }) => type))).toEqual(
      new Set(['heading', 'list']),
    );
  });

  test('the full texts contain the Markdown of every page once', () => {
    const full = names.filter((name) => name.endsWith('-full.txt'));
    const texts = full.map((name) => readFileSync(join(PUBLIC, 'llms', name), 'utf8'));
    const urls = texts.flatMap((text) => [...text.matchAll(/^url: "(.*)"$/gm)].map(([, u]) => u));
    expect(urls.sort()).toEqual(paths.map(absoluteUrl).sort());
    // Only the introduction has the instructions.
    const twins = paths.reduce((sum, path) => sum + readTwin(path).length - RULES.length, 0);
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    expect(length - twins).toBeGreaterThan(0);
    expect(length - twins).toBeLessThan((500 + RULES.length) * full.length);
  });
});
