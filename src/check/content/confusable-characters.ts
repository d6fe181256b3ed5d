/** The first and last code point of each range of invisible characters. */
const HIDDEN_RANGES: [number, number][] = [
  [0x00, 0x08], // controls
  [0x0b, 0x1f],
  [0x7f, 0xa0], // controls, no-break space
  [0xad, 0xad], // soft hyphen
  [0x34f, 0x34f], // combining grapheme joiner
  [0x61c, 0x61c], // Arabic letter mark
  [0x115f, 0x1160], // Hangul fillers
  [0x1680, 0x1680], // Ogham space
  [0x17b4, 0x17b5],
  [0x180b, 0x180f], // Mongolian selectors and separator
  [0x2000, 0x200f], // spaces, zero-width and direction marks
  [0x2028, 0x202f], // line separators, embeddings, overrides, narrow no-break space
  [0x205f, 0x206f], // spaces, invisible operators, isolates
  [0x2800, 0x2800], // blank Braille pattern
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f], // variation selectors
  [0xfeff, 0xfeff], // byte order mark
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffd], // specials, replacement character
  [0x1bca0, 0x1bca3], // shorthand controls
  [0x1d173, 0x1d17a], // musical controls
  [0xe0000, 0xe0fff], // tags, more selectors
  [0xf0000, 0x10ffff], // private use
];

const point = (code: number) => `\\u{${code.toString(16)}}`;

/** Characters that are invisible or change the direction of text. */
export const HIDDEN = new RegExp(
  `[${HIDDEN_RANGES.map(([first, last]) => `${point(first)}-${point(last)}`).join('')}]`,
  'gu',
);

/** Letters of other scripts and mathematical letters that look like Latin letters. */
export const LOOKALIKES =
  /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορτυχϲϳѵѕіјһԁԛԝАВЕЅІЈКМНОРСТУХаеикорсухьЬҺԌԚԜӀӏՕՍՏԼօսոհցզ]|[\u13a0-\u13f4]|[\uff21-\uff3a\uff41-\uff5a]|[\u{1d400}-\u{1d7ff}]|[ɑɡɩʏʀʟꓐ-ꓽ]/gu;
