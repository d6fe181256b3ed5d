import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rules } from '../../../src/node/output/stylesheet';
import {
  FRAME_RULES,
  extractStylesheet,
  linkStyles,
  stripStyles,
} from '../../../src/node/output/stylesheet';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const style = (ids: string, css: string) => `<style data-emotion="${ids}">${css}</style>`;
const GLOBAL = style('css-global g1', 'body{margin:0}');
const A = style('css a1', '.css-a1{color:red}');
const B = style('css b1', '.css-b1{color:blue}');
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

test('a stripped page links to the style sheet and lists the style IDs in it', () => {
  const styleIds = new Set(['css-global g1', 'css a1', 'css b1']);
  const html = linkStyles({ html: '<head></head><body></body>', styleIds }, '/docs/styles.x.css');
  expect(html).toBe(
    '<head><link rel="stylesheet" href="/docs/styles.x.css"/>' +
      '<style data-emotion="css-global g1"></style><style data-emotion="css a1 b1"></style></head><body></body>',
  );
});

describe('a build', () => {
  const root = temporaryFolder();
  const folder = join(root, 'public');
  const stateFile = join(root, 'cache', 'stylesheet.json');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const linked = (file: string) =>
    [...read(file).matchAll(/href="\/docs\/(styles\.[^"]+\.css)"/g)].map(([, name]) => name ?? '');

  test('moves the styles of all pages to one file that the pages with styles link to', () => {
    writeFiles(folder, {
      'index.html': page(GLOBAL, A),
      'guides/auth/index.html': page(GLOBAL, B),
      'old/index.html': '<html><head></head><body>Moved</body></html>',
    });
    extractStylesheet(folder, stateFile);
    const [name = ''] = linked('index.html');
    expect(linked('guides/auth/index.html')).toEqual([name]);
    expect(read(name)).toBe(`${FRAME_RULES}body{margin:0}.css-a1{color:red}.css-b1{color:blue}`);
    expect(read('index.html')).not.toContain('color:red');
    expect(linked('old/index.html')).toEqual([]);
  });

  test('keeps the rules of pages that were not rebuilt', () => {
    const changed = style('css a2', '.css-a2{color:green}');
    writeFiles(folder, { 'index.html': page(GLOBAL, changed) });
    extractStylesheet(folder, stateFile);
    const [name = ''] = linked('index.html');
    expect(read(name)).toContain('.css-b1{color:blue}');
    expect(read(name)).toContain('.css-a2{color:green}');
    for (const sheet of linked('guides/auth/index.html')) {
      expect(readdirSync(folder)).toContain(sheet);
    }
  });

  test('drops old rules if the code has changed', () => {
    const other = style('css-global g2', 'body{margin:1px}');
    writeFiles(folder, { 'index.html': page(other, A), 'guides/auth/index.html': page(other, B) });
    extractStylesheet(folder, stateFile);
    const [name = ''] = linked('index.html');
    expect(read(name)).toBe(`${FRAME_RULES}body{margin:1px}.css-a1{color:red}.css-b1{color:blue}`);
  });

  test('leaves one style sheet link in each page, no matter how often it runs', () => {
    extractStylesheet(folder, stateFile);
    expect(linked('index.html')).toHaveLength(1);
    expect(linked('guides/auth/index.html')).toHaveLength(1);
  });
});
