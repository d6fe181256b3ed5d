import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { optOuts } from '../../../src/check/content/content';
import { checkCharacters } from '../../../src/check/content/characters';
import { HIDDEN } from '../../../src/check/content/characters';
import { checkHeadings } from '../../../src/check/content/headings';
import {
  checkAlternatives,
  checkDrawings,
  checkImage,
  checkImageName,
  findUnusedImages,
} from '../../../src/check/content/images';
import { checkPages } from '../../../src/check/content/pages';
import { checkTerms } from '../../../src/check/content/check-terms';
import { readProse } from '../../../src/check/content/prose';
import type { Example } from '../../../src/node/examples/example';
import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { entry, page } from '../../fixtures/site-files';
import { siteReader } from '../../node/site/read-site';
import { temporaryFolder } from '../../fixtures/temporary-project';

const read = siteReader();
const mdx = (body: string) => ({ path: 'content/a.mdx', text: page(body) });
const yaml = (text: string) => ({ path: 'spec/javascript/v2.yml', text });
const short = (diagnostics: Parameters<typeof formatDiagnostic>[0][]) =>
  diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);

// The page's body starts on line 6.
test.each([
  ['## One\n\n### Two\n\n## Three', []],
  ['### Two', ['6:1 "Two" (###) skips a level']],
  ['## One\n\n#### Deep', ['8:1 "Deep" (####) skips a level']],
  [
    '## One\n\n#### A\n\n##### B\n\n#### C\n\n### D',
    ['8:1 "A" (####) skips a level', '12:1 "C" (####) skips a level'],
  ],
  ['## One [#first]\n\n## One', []],
  ['## Menu\n\n## Menu', ['8:1 The heading on line 6 already has the anchor #menu']],
  ['## One\n\ntext\n\n## `One`', ['10:1 The heading on line 6 already has the anchor #one']],
  [
    '## Sign in\n\n<Steps>\n<Step title="Sign in">\n\ntext\n\n</Step>\n</Steps>',
    ['9:1 The heading on line 6 already has the anchor #sign-in'],
  ],
  ['## One\n\n<Steps>\n<Step title="Two">\n\n#### Three\n\n</Step>\n</Steps>\n\n### Four', []],
])('headings in %j', (body, diagnostics) => {
  const { pages } = read({ 'content/a.mdx': page(body) });
  const checked = pages.find(({ file }) => file === 'content/a.mdx')!;
  expect(short(checkHeadings(checked))).toEqual(diagnostics);
});

const terms = (file: { path: string; text: string }) =>
  short(checkTerms(file.path, readProse(file))).map((line) => line.replace('Avoid ', ''));

test.each([
  ['Postgres, JavaScript, sign in, `postgres`, [GitHub](https://github.com/supabase).', []],
  ['A PostgreSQL table\nin Javascript', ['6:3 "PostgreSQL"', '7:4 "Javascript"']],
  ['- one\n  **really simply** done', ['7:12 "simply"']],
  ['| a | b |\n|---|---|\n| x \\| y | just |', ['8:12 "just"']],
  ['| Code | Message |\n|---|---|\n| 1 | Just missing! |', []],
  ['After the sign in, users can sign-up.', ['6:7 "the sign in"', '6:26 "can sign-up"']],
  ['The login page, a user signup.', ['6:24 "signup"']],
  ['Open **API Keys** and read the api keys.', ['6:32 "api keys"']],
  ['Done! \u{1f389} Please', ['6:5 "!"', '6:10 "Please"', '6:7 "\u{1f389}"']],
  ['![The easy way](/a.png)', ['6:7 "easy"']],
  ['<Steps>\n<Step title="Use Github">\n\nx\n\n</Step>\n</Steps>', ['7:18 "Github"']],
  ['Edge Functions and Row Level Security', []],
  ['Use the `anon` role. Its type is `uuid`. The role of `ada`.', []],
  ['Use the role `anon` and a table [`todos`](/a).', ['6:5 "the role "', '6:25 "a table "']],
  ['Name the bucket `avatars`.', []],
  ['The key skips policies and your policies.', ['6:9 "skips policies"']],
  ['edge-functions and row-level security', ['6:1 "edge-functions"', '6:20 "row-level security"']],
])('terms in %j', (body, diagnostics) => {
  expect(terms(mdx(body)).sort()).toEqual(diagnostics.sort());
});

test('terms in block scalars and quoted strings in YAML', () => {
  const notes = '  notes: |\n    Long words here\n    and simply more.\n  keywords: [simply]\n';
  const examples =
    '  examples:\n    - id: a\n      name: "The \\"easy\\" one"\n      code: simply()\n';
  expect(terms(yaml(entry('select', notes + examples)))).toEqual(['6:9 "simply"', '10:20 "easy"']);
});

test.each([
  ['plain – text … é ü µ → «»', []],
  ['Αθήνα and Москва', []],
  ['a\u200bb', ['6:2 U+200B is invisible or changes the direction of text']],
  ['one\ntwo \u202e', ['7:5 U+202E is invisible or changes the direction of text']],
  ['a\u00a0b', ['6:2 U+00A0 is invisible or changes the direction of text']],
  ['a&#8203;b', ['6:2 U+200B is invisible or changes the direction of text']],
  ['p\u0430ss', ['6:2 U+0430 looks like a Latin letter in "p\u0430ss"']],
  ['```js\nlet \u0441 = 1\n```', ['7:5 U+0441 looks like a Latin letter in "\u0441"']],
  ['\u{1d41a}bc', ['6:1 U+1D41A looks like a Latin letter in "\u{1d41a}bc"']],
])('characters in %j', (body, diagnostics) => {
  const file = mdx(body);
  expect(short(checkCharacters(file, readProse(file), []))).toEqual(diagnostics);
});

test('all characters that Unicode calls ignorable or that change the direction are reported', () => {
  const points = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((char) => /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u.test(char));
  expect(points.length).toBeGreaterThan(4000);
  expect(points.filter((char) => char.search(HIDDEN) === -1)).toEqual([]);
});

test('an invisible character in a YAML escape is reported', () => {
  const code = 'let a = 1\nlet b\u202e = 2';
  const example = { code, line: 9, column: 13, indent: 6 } as Example;
  const file = yaml(entry('select'));
  expect(short(checkCharacters(file, [], [example]))).toEqual([
    '10:12 U+202E is invisible or changes the direction of text',
  ]);
});

test('repeated titles and descriptions are reported', () => {
  const { pages } = read({
    'content/a.mdx': page('x'),
    'content/b.mdx': page('x').replace('Title', 'title'),
  });
  const checked = pages.filter(({ file }) => /^(content\/[ab]|spec\/javascript\/v2)/.test(file));
  expect(
    checkPages(checked).map((diagnostic) => formatDiagnostic(diagnostic).split('  →')[0]),
  ).toEqual([
    'content/b.mdx:2:8  content/title  content/a.mdx:2 has the same title',
    'content/b.mdx:3:14  content/description  content/a.mdx:3 has the same description',
    'spec/javascript/v2.yml:6:16  content/description  spec/javascript/v2.yml:3 has the same description',
  ]);
});

const root = temporaryFolder();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h1"/></svg>';

test('images that are unreadable, misnamed, or not made for the web are reported', async () => {
  const solid = (background: string) =>
    sharp({ create: { width: 2, height: 2, channels: 3, background } });
  const pixel = solid('red');
  const png = await pixel.clone().png().toBuffer();
  const files: Record<string, Buffer | string> = {
    'good.png': png,
    'good.svg': SVG,
    'broken.png': png.subarray(0, 20),
    'photo.jpg': await pixel
      .clone()
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer(),
    'animated.webp': await sharp(
      [await solid('red').png().toBuffer(), await solid('blue').png().toBuffer()],
      { join: { animated: true } },
    )
      .webp()
      .toBuffer(),
    'print.jpg': await pixel.clone().toColourspace('cmyk').jpeg().toBuffer(),
  };
  for (const [name, data] of Object.entries(files)) writeFileSync(join(root, name), data);
  const found = async (name: string) =>
    (await checkImage(root, name)).map(({ message }) => message);
  expect(await found('good.png')).toEqual([]);
  expect(await found('good.svg')).toEqual([]);
  expect(await found('broken.png')).toEqual([expect.stringContaining("can't be read")]);
  expect(await found('photo.jpg')).toEqual([expect.stringContaining('Exif data')]);
  expect(await found('animated.webp')).toEqual(['The image is animated']);
  expect(await found('print.jpg')).toEqual([expect.stringContaining('CMYK')]);
});

test('images that nothing shows are reported', () => {
  const shown = [
    ...['![a](/images/flow.svg)', '![b][ref]\n\n[ref]: /images/photo.png'],
    '<Part name="shared" />',
  ].join('\n\n');
  const site = read({
    'content/a.mdx': page(shown),
    'content/parts/shared.md': '![c](/images/part.webp)\n',
    ...Object.fromEntries(
      [
        'part.webp',
        'photo-dark.png',
        'flow-dark.svg',
        'flow-narrow.svg',
        'old.png',
        'old-dark.png',
        'apps/new.jpg',
      ].map((name) => [`content/images/${name}`, name.endsWith('.svg') ? SVG : '']),
    ),
  });
  expect(findUnusedImages(site).map(formatDiagnostic)).toEqual(
    ['flow-dark.svg', 'old.png', 'old-dark.png', 'apps/new.jpg'].map(
      (name) =>
        `content/images/${name}:1:1  content/image  No page shows this image  →  add ![…](/images/${name}) to a page, or remove the file`,
    ),
  );
});

test('an alternative text has at most 40 words', () => {
  const image = (words: number) => `![${'word '.repeat(words).trim()}](/images/a.svg "Look.")`;
  const found = (file: typeof markdown) => checkAlternatives(file.path, readProse(file));
  const markdown = mdx(`Text\n\n${image(40)}\n\n${image(41)}`);
  expect(found(markdown).map(formatDiagnostic)).toEqual([
    "content/a.mdx:10:3  content/image  The alternative text has 41 words, but the limit is 40  →  move the explanation to a caption or the text: ![…](… 'caption')",
  ]);
});

test('a wide drawing has a version for phones with the same words', () => {
  const drawing = (width: number, words: string) =>
    `<svg viewBox="0 0 ${width} 90"><title>Two</title><text>${words}</text></svg>`;
  const files = {
    'icon.svg': drawing(400, 'Small'),
    'auth-flow.svg': drawing(720, 'From left to right: Your app</text><text>signInWithOtp()'),
    'auth-flow-narrow.svg': drawing(
      340,
      'From top to bottom: Your</text><text>app signIn WithOtp()',
    ),
    'cut.svg': drawing(720, 'Auth'),
    'wide.svg': drawing(720, 'Your app'),
    'wide-narrow.svg': drawing(340, 'Your'),
  };
  const found = checkDrawings(
    Object.entries(files).map(([name, text]) => ({ path: `content/images/${name}`, text })),
  );
  expect(found.map(({ file, message, fix }) => `${file}: ${message} → ${fix}`)).toEqual([
    'content/images/cut.svg: Phones would cut off this drawing → add content/images/cut-narrow.svg, 340 units wide',
    "content/images/wide.svg: The version for phones doesn't say “app” → add it to content/images/wide-narrow.svg",
  ]);
});

test.each([
  ['content/images/apps/with-vue-3-rows.png', undefined],
  ['content/images/Auth_Flow.svg', 'content/images/auth-flow.svg'],
  ['content/images/signInPage.png', 'content/images/sign-in-page.png'],
  ['content/images/My Apps/v2.1 (new).png', 'content/images/my-apps/v2-1-new.png'],
  ['content/images/über--uns-.webp', 'content/images/uber-uns.webp'],
  ['content/images/図.png', 'content/images/image.png'],
])('the image name %s', (file, name) => {
  expect(checkImageName(file).map(({ fix }) => fix)).toEqual(name ? [`rename it to ${name}`] : []);
});

test("examples that aren't verified are counted and listed", () => {
  const example = { file: 'content/a.mdx', line: 9, optOut: 'needs a phone' } as Example;
  expect(optOuts([example, { file: 'b' } as Example])).toEqual([
    "Examples that aren't verified: 1",
    '  content/a.mdx:9  needs a phone',
  ]);
  expect(optOuts([])).toEqual([]);
});
