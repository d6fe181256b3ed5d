import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glyph, GLYPHS } from '../../src/lib/glyphs';
import { ICON_NAMES } from '../../src/ui/controls/Icon';

/** Products with a guide, by the last segment of its path. */
const PRODUCTS = {
  'social login': [
    ...['google', 'facebook', 'apple', 'azure', 'twitter', 'github', 'gitlab', 'bitbucket'],
    ...['discord', 'figma', 'kakao', 'keycloak', 'linkedin', 'notion', 'slack', 'spotify'],
    ...['twitch', 'workos', 'zoom'],
  ],
  'phone login': ['twilio', 'vonage', 'messagebird'],
  frameworks: [
    ...['nextjs', 'react', 'vue-3', 'nuxt-3', 'angular', 'redwoodjs', 'solidjs', 'svelte'],
    ...['sveltekit', 'flutter', 'expo', 'ionic-react', 'ionic-vue', 'ionic-angular'],
  ],
};

test.each(Object.entries(PRODUCTS))('every product in %s has an icon', (_, names) => {
  expect(
    names.filter((name) => !glyph(name)?.startsWith('M') && !glyph(name)?.startsWith('m')),
  ).toEqual([]);
});

test('all product icons are different and in use', () => {
  expect(Object.keys(GLYPHS).sort()).toEqual(Object.values(PRODUCTS).flat().sort());
  expect(new Set(Object.values(GLYPHS)).size).toBe(Object.keys(GLYPHS).length);
});

test.each(['home', 'constructor', '', undefined, true])('"%s" is not a product icon', (name) => {
  expect(glyph(name)).toBeUndefined();
});

test('no product icon has the name of a built-in icon', () => {
  expect(ICON_NAMES.filter((name) => glyph(name))).toEqual([]);
});

test('every icon in the content exists', () => {
  const files = (readdirSync('content', { recursive: true }) as string[]).filter((file) =>
    /\.(mdx?|yml)$/.test(file),
  );
  const used = files.flatMap((file) =>
    [...readFileSync(join('content', file), 'utf8').matchAll(/\bicon(?:="|: )([\w-]+)/g)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  );
  const known = (use: string) => {
    const name = use.split(': ')[1]!;
    return ICON_NAMES.includes(name) || glyph(name) !== undefined;
  };
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((use) => !known(use))).toEqual([]);
});
