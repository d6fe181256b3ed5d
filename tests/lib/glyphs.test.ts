import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glyph, GLYPHS } from '../../src/lib/glyphs';
import { ICON_NAMES } from '../../src/ui/controls/Icon';

const files = (readdirSync('content', { recursive: true }) as string[]).filter((file) =>
  /\.(mdx?|yml)$/.test(file),
);
const used = files.flatMap((file) =>
  [...readFileSync(join('content', file), 'utf8').matchAll(/\bicon(?:="|: )([\w-]+)/g)].map(
    ([, name]) => ({ file, name: name! }),
  ),
);

test.each(['home', 'constructor', '', undefined, true])('"%s" is not a product icon', (name) => {
  expect(glyph(name)).toBeUndefined();
});

test('no product icon has the name of a built-in icon', () => {
  expect(ICON_NAMES.filter((name) => glyph(name))).toEqual([]);
});

test('every icon in the content exists', () => {
  const isKnown = (name: string) => ICON_NAMES.includes(name) || glyph(name) !== undefined;
  expect(used.filter(({ name }) => !isKnown(name))).toEqual([]);
});

test('all product icons are different and in use', () => {
  const names = new Set(used.map(({ name }) => name));
  expect(Object.keys(GLYPHS).filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(Object.values(GLYPHS)).size).toBe(Object.keys(GLYPHS).length);
});
