/**
 * Writes the fonts to `static/fonts`: `npm run fonts`. They only contain the characters and weights
 * that the site uses, which makes them 45% smaller. Other characters come from the reader's own
 * fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const FOLDER = 'static/fonts';
/** The lightest and the boldest weight in the site's styles. */
const WEIGHTS = { min: 400, max: 700 };

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );
const ASCII = range(0x20, 0x7e);
/** Letters with accents, for names. */
const LATIN = range(0xa0, 0xff);
const SYMBOLS = '–—‘’“”…•→←↑↓×·©€™−≤≥≠⌘✓';
/** Lines and corners in terminal output and file trees. */
const BOXES = '─│├└┌┐┘┬┴┼●╭╮╯╰';

/** Packages with the complete fonts, and the characters to keep. */
const FONTS: [name: string, characters: string][] = [
  ['geist', ASCII + LATIN + SYMBOLS],
  ['geist-mono', ASCII + SYMBOLS + BOXES],
];

async function main(): Promise<void> {
  for (const [name, characters] of FONTS) {
    const folder = join('node_modules/@fontsource-variable', name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    const source = readFileSync(join(folder, `files/${name}-latin-wght-normal.woff2`));
    const font = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
    });
    // Browsers keep fonts forever, so the name changes with the version and the characters.
    const file = join(FOLDER, `${name}-subset-${version}.woff2`);
    writeFileSync(file, font);
    console.log(`${file}: ${source.length} to ${font.length} bytes`);
  }
}

void main();
