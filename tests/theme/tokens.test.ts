import type { Palette } from '../../src/theme/tokens';
import { dark, declarations, light } from '../../src/theme/tokens';

type Color = keyof Palette;

const CODE: Color[] = [
  ...(['code-text', 'code-keyword', 'code-string', 'code-function'] as const),
  ...(['code-constant', 'code-parameter', 'code-comment'] as const),
];
const TEXT: Color[] = ['text', 'text-muted', 'accent', 'note', 'tip', 'caution', 'danger'];

/** Combinations of text and background colors. */
const PAIRS: [front: Color, back: Color][] = [
  ...TEXT.flatMap((front): [Color, Color][] => [
    [front, 'background'],
    [front, 'surface'],
    [front, 'hover'],
  ]),
  ...CODE.flatMap((front): [Color, Color][] => [
    [front, 'code-surface'],
    [front, 'code-mark'],
    [front, 'code-ins'],
    [front, 'code-del'],
  ]),
  // The signs before added and removed lines, and the same lines of a diff.
  ...(['tip', 'danger'] as const).flatMap((front): [Color, Color][] => [
    [front, 'code-ins'],
    [front, 'code-del'],
  ]),
  ['on-accent', 'accent'],
  ['text', 'surface-raised'],
  ['text-muted', 'surface-raised'],
  ['text', 'border'],
  ...(['text', 'text-muted', 'accent', 'caution'] as const).map((front): [Color, Color] => [
    front,
    'accent-soft',
  ]),
];

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string): number {
  const [low = 0, high = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
])('the contrast between %s and %s is %d', (front, back, ratio) => {
  expect(contrast(front, back)).toBeCloseTo(ratio, 1);
});

describe.each([
  ['dark', dark],
  ['light', light],
])('in the %s palette', (_, palette) => {
  test.each(PAIRS)('%s is legible on %s', (front, back) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(4.5);
  });

  test('what is under the pointer is visible, and so are the edges of fields', () => {
    for (const back of ['background', 'surface', 'surface-raised'] as const) {
      expect(contrast(palette.hover, palette[back])).toBeGreaterThanOrEqual(1.08);
    }
    for (const back of ['background', 'surface'] as const) {
      expect(contrast(palette['border-input'], palette[back])).toBeGreaterThanOrEqual(3);
    }
  });
});

test('both palettes have the same tokens', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

test('tokens become custom properties', () => {
  expect(declarations({ text: '#fff', 'top-bar': '60px' })).toBe('--text:#fff;--top-bar:60px;');
});
