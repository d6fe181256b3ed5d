import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Diagnostic } from '../../lib/diagnostic';
import type { SiteModel } from '../../node/site/types';
import type { SourceFile } from '../../node/sources/source-files';
import type { Prose } from './prose';

const NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;

export function checkImageName(file: string): Diagnostic[] {
  const extension = extname(file);
  const names = file.slice(0, -extension.length).split('/');
  if (names.every((name) => NAME.test(name))) return [];
  const suggested = names.map(withHyphens).join('/') + extension.toLowerCase();
  const message = "The file name isn't lowercase with hyphens";
  const fix = `rename it to ${suggested}`;
  return [{ file, line: 1, column: 1, rule: 'content/image', message, fix }];
}

function withHyphens(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.match(/[a-z\d]+/g)?.join('-') ?? 'image';
}

/**
 * `-dark` at the end of a name replaces the image in the dark theme, and `-narrow` a drawing on
 * phones.
 */
export function findUnusedImages({
  pages,
  parts,
  notes,
  images,
}: Pick<SiteModel, 'pages' | 'parts' | 'notes' | 'images'>): Diagnostic[] {
  const shown = new Set(
    [...pages, ...parts, ...notes].flatMap(({ references }) =>
      references.flatMap(({ kind, url }) => (kind === 'image' ? [url] : [])),
    ),
  );
  // An SVG has the colors of both themes, so it has no dark version.
  const written = (url: string) => url.replace(/-dark(?=\.(?!svg$)\w+$)|-narrow(?=\.svg$)/, '');
  return [...images.keys()]
    .filter((url) => !shown.has(url) && !shown.has(written(url)))
    .map((url) => ({
      file: `content${url}`,
      line: 1,
      column: 1,
      rule: 'content/image',
      message: 'No page shows this image',
      fix: `add ![…](${url}) to a page, or remove the file`,
    }));
}

/** Screen readers read it without a pause. */
const MAX_ALTERNATIVE_WORDS = 40;

export function checkAlternatives(file: string, prose: Prose[]): Diagnostic[] {
  return prose.flatMap(({ kind, text, at }) => {
    const words = text.match(/\S+/g)?.length ?? 0;
    if (kind !== 'alternative' || words <= MAX_ALTERNATIVE_WORDS) return [];
    const message = `The alternative text has ${words} words, but the limit is ${MAX_ALTERNATIVE_WORDS}`;
    const fix = "move the explanation to a caption or the text: ![…](… 'caption')";
    return [{ file, ...at(0), rule: 'content/image', message, fix }];
  });
}

/**
 * In pixels. On a phone, 350 pixels wide, a wider drawing's text would be smaller than 11 pixels.
 */
const WIDEST_ON_PHONES = 400;

/** A wide drawing needs a version for phones with the same words, except for directions. */
export function checkDrawings(files: Pick<SourceFile, 'path' | 'text'>[]): Diagnostic[] {
  const drawings = new Map(files.map(({ path, text }) => [path, text]));
  return [...drawings].flatMap(([file, text]) => {
    const [, width = 0] = /^<svg[^>]* viewBox="\S+ \S+ ([\d.]+)/.exec(text) ?? [];
    if (!/^content\/images\/.*(?<!-narrow)\.svg$/.test(file) || +width <= WIDEST_ON_PHONES)
      return [];
    const add = (message: string, fix: string) => [
      { file, line: 1, column: 1, rule: 'content/image', message, fix },
    ];
    const path = file.replace('.svg', '-narrow.svg');
    const narrow = drawings.get(path);
    if (!narrow) return add('Phones would cut off this drawing', `add ${path}, 340 units wide`);
    const shown = wordsOf(narrow).join('');
    const missing = wordsOf(text).filter((word) => !shown.includes(word));
    const words = missing.filter((word) => !/^(left|right)\b/.test(word)).join(' ');
    return words ? add(`The version for phones doesn't say “${words}”`, `add it to ${path}`) : [];
  });
}

function wordsOf(svg: string): string[] {
  return svg.replace(/<title>.*?<\/title>|<[^>]+>/g, ' ').match(/\S+/g) ?? [];
}

/** `readSourceFiles` has already checked the format and the size. */
export async function checkImage(root: string, file: string): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const add = (message: string, fix: string) =>
    diagnostics.push({ file, line: 1, column: 1, rule: 'content/image', message, fix });
  try {
    const { exif, space, pages = 1 } = await sharp(readFileSync(join(root, file))).metadata();
    // Resized copies would only contain the first picture.
    if (pages > 1) add('The image is animated', 'replace it with a still image');
    // Pages contain copies without metadata, but the original is public in the repository.
    if (exif) add('The image contains Exif data, such as its location', 'remove the metadata');
    if (space === 'cmyk') add('The image has CMYK colors', 'convert it to sRGB');
  } catch (error) {
    add(`The image can't be read: ${(error as Error).message}`, 'export it again');
  }
  return diagnostics;
}
