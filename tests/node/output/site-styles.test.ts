import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FileValues } from '../../../src/node/base/file-values';
import { listFiles } from '../../../src/node/base/list-files';
import { pageFiles } from '../../../src/node/output/built-page';
import type { BuiltPages } from '../../../src/node/output/built-page';
import type { PolicySources } from '../../../src/node/output/content-security-policy';
import { hashOf } from '../../../src/node/base/policy-hash';
import type { Rules } from '../../../src/node/output/site-styles';
import {
  FRAME_RULES,
  unifyStyles,
  addStyles,
  stripStyles,
} from '../../../src/node/output/site-styles';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const style = (ids: string, css: string) => `<style data-emotion="${ids}">${css}</style>`;
const GLOBAL = style('css-global g1', 'body{margin:0}');
const A = style('css a1', '.css-a1{color:red}');
const B = style('css b1', '.css-b1{color:blue}');
const NOTHING = { scriptHashes: [], styleHashes: [], connect: [] };
const page = (...styles: string[]) =>
  `<html><head><title>T</title></head><body>${styles.map((s) => `${s}<p>x</p>`).join('')}</body></html>`;

test('styles are removed from a page and collected by their IDs', () => {
  const rules: Rules = new Map();
  const { html, styleIds } = stripStyles(page(GLOBAL, A, A), rules);
  expect(html).toBe(
    '<html><head><title>T</title></head><body><p>x</p><p>x</p><p>x</p></body></html>',
  );
  expect([...styleIds]).toEqual(['css-global g1', 'css a1']);
  expect([...rules]).toEqual([
    ['css-global g1', 'body{margin:0}'],
    ['css a1', '.css-a1{color:red}'],
  ]);
});

test('an empty style does not overwrite rules', () => {
  const rules: Rules = new Map([['css a1', '.css-a1{color:red}']]);
  stripStyles(page(style('css a1', '')), rules);
  expect(rules.get('css a1')).toBe('.css-a1{color:red}');
});

test('other styles stay in the page', () => {
  const html = page('<style>p{color:red}</style>');
  expect(stripStyles(html, new Map()).html).toBe(html);
});

test('the styles are added to a stripped page, with the IDs that it needs', () => {
  const styleIds = new Set(['css-global g1', 'css a1', 'css b1']);
  const html = addStyles({ html: '<head></head><body></body>', styleIds }, 'a{content:"$&"}');
  expect(html).toBe('<head><style data-styles="a1 b1">a{content:"$&"}</style></head><body></body>');
});

describe('a build', () => {
  const root = temporaryFolder();
  const folder = join(root, 'public');
  const stateFile = join(root, 'cache', 'stylesheet.json');
  const extract = (
    sources: PolicySources = NOTHING,
    pages: BuiltPages = new FileValues(join(root, 'pages'), ''),
  ) => {
    return unifyStyles({
      folder,
      pageFiles: pageFiles(listFiles(folder)),
      stateFile,
      sources,
      pages,
    });
  };
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const stylesOf = (file: string) =>
    [...read(file).matchAll(/<style data-styles="[^"]*">(.*?)<\/style>/g)].map(
      ([, css]) => css ?? '',
    );

  test('adds the same styles to all pages that have styles, and returns their hash', async () => {
    writeFiles(folder, {
      'index.html': page(GLOBAL, A),
      'guides/auth/index.html': page(GLOBAL, B),
      'old/index.html': '<html><head></head><body>Moved</body></html>',
    });
    const { styleHashes } = await extract();
    const css = `${FRAME_RULES}body{margin:0}.css-b1{color:blue}.css-a1{color:red}`;
    expect(stylesOf('index.html')).toEqual([css]);
    expect(stylesOf('guides/auth/index.html')).toEqual([css]);
    expect(stylesOf('old/index.html')).toEqual([]);
    expect(styleHashes).toEqual([hashOf(css)]);
  });

  test('keeps the rules of pages that were not rebuilt, and adds new rules to those pages', async () => {
    const changed = style('css a2', '.css-a2{color:green}');
    writeFiles(folder, { 'index.html': page(GLOBAL, changed) });
    const { styleHashes } = await extract();
    const [css = ''] = stylesOf('index.html');
    expect(css).toContain('.css-b1{color:blue}');
    expect(css).toContain('.css-a2{color:green}');
    expect(stylesOf('guides/auth/index.html')).toEqual([css]);
    expect(styleHashes).toEqual([hashOf(css)]);
  });

  test('drops old rules if the code has changed', async () => {
    const other = style('css-global g2', 'body{margin:1px}');
    writeFiles(folder, { 'index.html': page(other, A), 'guides/auth/index.html': page(other, B) });
    await extract();
    const css = `${FRAME_RULES}body{margin:1px}.css-b1{color:blue}.css-a1{color:red}`;
    expect(stylesOf('index.html')).toEqual([css]);
  });

  test('keeps characters outside of ASCII in pages and rules', async () => {
    const rule = '.css-u1{content:"→ “für”"}';
    writeFiles(folder, {
      'guides/auth/index.html': page(GLOBAL, style('css u1', rule)).replace('>T<', '>Grüße 👋<'),
    });
    const { styleHashes } = await extract();
    const [css = ''] = stylesOf('guides/auth/index.html');
    expect(css).toContain(rule);
    expect(styleHashes).toEqual([hashOf(css)]);
    expect(read('guides/auth/index.html')).toContain('<title>Grüße 👋</title>');
    // The next build adds the rule to a page that's rendered again.
    writeFiles(folder, { 'index.html': page(GLOBAL, A) });
    await extract();
    expect(stylesOf('index.html')).toEqual(stylesOf('guides/auth/index.html'));
    expect(stylesOf('index.html')[0]).toContain(rule);
  });

  test('reports blocked code as text, and allows code outside of ASCII by its hash', async () => {
    const code = 'greet("für 👋")';
    const file = join(folder, 'old/index.html');
    writeFiles(folder, { 'old/index.html': `<p>für</p><script>${code}</script>` });
    const [diagnostic] = (await extract()).diagnostics;
    expect(diagnostic).toMatchObject({ file, line: 1, column: 11 });
    expect(diagnostic!.message).toContain(code);
    const sources = { ...NOTHING, scriptHashes: [hashOf(code)] };
    expect((await extract(sources)).diagnostics).toEqual([]);
    writeFiles(folder, { 'old/index.html': '<html><head></head><body>Moved</body></html>' });
  });

  test('finds the IDs of elements, also in pages that only get new styles', async () => {
    const file = 'guides/auth/index.html';
    let rules = 0;
    const code = '<p id="für">x</p><code>&lt;p id="no"></code>';
    writeFiles(folder, { [file]: page(GLOBAL, A).replace('<p>x</p>', code) });
    // The last build doesn't know the pages of the build before it.
    for (const version of ['1', '1', '2']) {
      const pages: BuiltPages = new FileValues(join(root, 'ids'), version);
      const rule = `.css-n1{color:red;order:${rules++}}`;
      writeFiles(folder, { 'index.html': page(GLOBAL, style(`css n${rules}`, rule)) });
      await extract(NOTHING, pages);
      expect(new Map(pages.entries()).get(join(folder, file))?.ids).toEqual(['für']);
      pages.save();
    }
  });

  test('leaves one style element in each page, no matter how often it runs', async () => {
    await extract();
    expect(stylesOf('index.html')).toHaveLength(1);
    expect(stylesOf('guides/auth/index.html')).toHaveLength(1);
  });

  test('reports inline code that the policy blocks, until it is gone', async () => {
    writeFiles(folder, {
      'index.html': page(GLOBAL, '<script>track()</script>'),
      'guides/auth/index.html': page(GLOBAL, A).replace('<p>', '<p style="color:red">'),
      'old/index.html': '<html><head></head><body onload="go()">Moved</body></html>',
      '_gatsby/slices/part.html': '<script>load()</script>',
    });
    const found = async () =>
      (await extract()).diagnostics.map(({ file, rule }) => [relative(folder, file), rule]);
    const expected = ['guides/auth/index.html', 'index.html', 'old/index.html'];
    expect((await found()).sort()).toEqual(expected.map((file) => [file, 'page/inline-code']));
    writeFiles(folder, { 'old/index.html': '<html><head></head><body>Moved</body></html>' });
    expect((await found()).sort()).toEqual(
      expected.slice(0, 2).map((file) => [file, 'page/inline-code']),
    );
    writeFiles(folder, { 'index.html': page(GLOBAL), 'guides/auth/index.html': page(GLOBAL, A) });
    expect(await found()).toEqual([]);
    expect(await found()).toEqual([]);
  });
});

test('quotes are only escaped where they have to be', () => {
  const html =
    '<head></head><p title="It&#x27;s &quot;a&quot;">Don&#x27;t say &quot;b&quot;</p><code>&amp;#x27;</code>';
  const page = addStyles({ html, styleIds: new Set() }, '');
  expect(page).toContain(
    '<p title="It\'s &quot;a&quot;">Don\'t say "b"</p><code>&amp;#x27;</code>',
  );
});
