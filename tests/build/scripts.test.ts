import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC, readBuiltSite } from './built-site';

const { pages } = readBuiltSite();
const source = (file: string) => readFileSync(join(PUBLIC, file), 'utf8');
const scripts = readdirSync(PUBLIC).filter((file) => file.endsWith('.js'));
/** Radix's attributes and custom properties reveal it. */
const ofRadix = scripts.filter((file) => /data-radix|--radix/.test(source(file)));

test('Radix is in separate scripts', () => {
  expect(ofRadix.length).toBeGreaterThan(0);
});

test('no page loads Radix when it opens', () => {
  const loaded = (html: string) => ofRadix.filter((file) => html.includes(file));
  expect(pages.flatMap(({ path, html }) => loaded(html).map((file) => `${path}: ${file}`))).toEqual(
    [],
  );
});

test('no script contains the icons of other products', () => {
  const html = source('handbook/author-styleguide/index.html');
  const [mark = ''] = /M18\.5 7\.5a8[^"]*/.exec(html) ?? [];
  expect(mark).not.toBe('');
  expect(scripts.filter((file) => source(file).includes(mark))).toEqual([]);
  expect(existsSync(join(PUBLIC, 'page-data/handbook/author-styleguide/page-data.json'))).toBe(
    true,
  );
});
