import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { readSvg } from '../../../src/node/markdown/svg';

const FILE = 'content/images/flow.svg';
const svg = (inner: string, attributes = 'viewBox="0 0 1 1"') =>
  `<svg ${attributes}>${inner}</svg>`;
const markup = (text: string) => {
  const read = readSvg(FILE, text);
  expect(read.diagnostics).toEqual([]);
  return read.markup;
};
const list = (text: string) => readSvg(FILE, text).diagnostics.map(formatDiagnostic);

test('every ID and every reference to it is prefixed with the name of the image', () => {
  const inner = '<path id="p" d="M0 0"></path><use href="#p"></use><rect fill="url(#g)"></rect>';
  expect(markup(svg(inner))).toBe(
    svg(
      '<path id="flow-p" d="M0 0"></path><use href="#flow-p"></use><rect fill="url(#flow-g)"></rect>',
    ),
  );
});

test.each([
  ['one label', svg('', 'viewBox="0 0 1 1" aria-labelledby="t"'), 'aria-labelledby="flow-t"'],
  [
    'two labels',
    svg('', 'viewBox="0 0 1 1" aria-labelledby="t d"'),
    'aria-labelledby="flow-t flow-d"',
  ],
  ['a paint in quotes', svg(`<rect fill="url('#g')"/>`), 'flow-g'],
])('%s refers to the prefixed IDs', (_, text, expected) => {
  expect(markup(text)).toContain(expected);
});

test.each([
  ['an XML declaration', `<?xml version="1.0"?>\n${svg('')}`],
  ['a comment', `<!-- Drawn by hand -->\n${svg('')}`],
  ['a line break', `${svg('')}\n`],
])('%s around the image is left out', (_, text) => {
  expect(markup(text)).toBe(svg(''));
});

test('spaces between words are kept', () => {
  const words = '<text><tspan>a</tspan> <tspan>b</tspan></text>';
  expect(markup(svg(words)).replace(/<[^>]*>/g, '')).toBe('a b');
});

test('elements and attributes for drawing are kept', () => {
  const inner =
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"></stop></linearGradient></defs>' +
    '<text class="b" font-size="12" text-anchor="middle" dominant-baseline="middle">a &#x26; b</text>' +
    '<path d="M0 0h1" stroke-width="2" stroke-dasharray="1 2" marker-end="url(#c)"></path>';
  expect(markup(svg(inner))).toBe(
    svg(inner.replace('id="a"', 'id="flow-a"').replace('#c', '#flow-c')),
  );
});

test.each([
  ['a script', '<script>a</script>', '<script> is not allowed in an image'],
  [
    'a foreign object',
    '<foreignObject></foreignObject>',
    '<foreignObject> is not allowed in an image',
  ],
  ['a style sheet', '<style>@import "a"</style>', '<style> is not allowed in an image'],
  ['an animation', '<animate></animate>', '<animate> is not allowed in an image'],
  ['an event handler', '<path onclick="a"/>', 'The attribute onClick is not allowed'],
  ['a style', '<path style="fill:url(https://a.b)"/>', 'The attribute style is not allowed'],
  ['a data attribute', '<path data-a="b"/>', 'The attribute dataA is not allowed'],
  ['an XLink', '<use xlink:href="#a"/>', 'The attribute xLinkHref is not allowed'],
  [
    'a reference to another site',
    '<use href="https://a.b/c#d"/>',
    'The image loads https://a.b/c#d',
  ],
  ['a reference to another file', '<use href="other.svg#a"/>', 'The image loads other.svg#a'],
  ['a script URL', '<use href="javascript:a"/>', 'The image loads javascript:a'],
  ['a paint from another site', '<rect fill="url(https://a.b/c#d)"/>', 'https://a.b/c#d'],
  [
    'a paint with an escaped function',
    '<rect mask="u\\72l(https://a.b/c#d)"/>',
    'A backslash is not allowed in the attribute mask',
  ],
  ['an escape', '<rect fill="\\75rl(#g)"/>', 'A backslash is not allowed in the attribute fill'],
  ['a function in upper case', '<rect fill="URL(https://a.b/c#d)"/>', 'URL() is not allowed'],
  ['an image set', '<rect mask="image-set(&quot;a.png&quot; 1x)"/>', 'image-set() is not allowed'],
  [
    'an image set with a prefix',
    '<rect mask="-webkit-image-set(url(#a) 1x)"/>',
    '-webkit-image-set() is not allowed',
  ],
  ['an image', '<rect mask="image(&quot;a.png&quot;)"/>', 'image() is not allowed'],
  ['a source', '<rect mask="src(&quot;a.png&quot;)"/>', 'src() is not allowed'],
  ['an image element', '<image href="a.png"></image>', '<image> is not allowed in an image'],
  ['an HTML image', '<img src="https://a.b/c"/>', '<img> is not allowed in an image'],
  ['a link', '<a href="#a"></a>', '<a> is not allowed in an image'],
  ['a filter image', '<feImage href="https://a.b/c"/>', '<feImage> is not allowed in an image'],
  ['a mask from another site', '<rect mask="url(//a.b/c#d)"/>', '//a.b/c#d'],
])('%s is rejected, and the markup is empty', (_, inner, message) => {
  const text = svg(`\n  ${inner}`);
  const [diagnostic = ''] = list(text);
  expect(diagnostic).toMatch(/^content\/images\/flow\.svg:2:3 {2}svg {2}/);
  expect(diagnostic).toContain(message);
  expect(readSvg(FILE, text).markup).toBe('');
});

test.each([
  ['a label that looks like a function', 'aria-label="Sign in with email (or a\\b)"'],
  ['colors and transformations', 'fill="color-mix(in srgb, red, var(--accent))"'],
  ['a transformation', 'transform="translate(1 2) rotate(45)"'],
])('%s is allowed', (_, attribute) => {
  expect(list(svg(`<rect ${attribute}/>`))).toEqual([]);
});

test('an event handler on the root element is rejected', () => {
  expect(list(svg('', 'viewBox="0 0 1 1" onload="a"'))).toEqual([
    'content/images/flow.svg:1:1  svg  The attribute onLoad is not allowed  →  remove it',
  ]);
});

test.each([
  ['an image without a viewBox', svg('', 'width="1" height="1"')],
  ['an empty file', ''],
  ['two images', svg('') + svg('')],
])('%s is rejected', (_, text) => {
  expect(list(text)).toEqual([
    'content/images/flow.svg:1:1  svg  The image has no viewBox  →  add viewBox="0 0 w h"',
  ]);
});
