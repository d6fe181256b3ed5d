import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { IMAGE_WIDTHS } from '../../src/lib/limits';
import { filesIn } from './fixture-site';
import { readBuiltPage } from './built-site';

const GUIDES = 'content/guides';

const GUIDES_WITH_IMAGES = filesIn(GUIDES)
  .filter((file) => file.endsWith('.mdx'))
  .map((file): [path: string, files: string[]] => [
    `/${file.slice('content/'.length, -extname(file).length)}`,
    [...readFileSync(file, 'utf8').matchAll(/\]\((\/images\/[^)]+\.(?:png|jpg|webp))\)/g)].map(
      ([, image]) => join('content', image!),
    ),
  ])
  .filter(([, files]) => files.length > 0);

test('some guides show bitmap images', () => expect(GUIDES_WITH_IMAGES.length).toBeGreaterThan(5));

test.each(GUIDES_WITH_IMAGES)(
  'the images of %s have responsive sources in the specified widths, and dimensions',
  async (path, files) => {
    const images = readBuiltPage(path).root.querySelectorAll('main article img[srcset]');
    for (const file of files) {
      const { width, height } = await sharp(file).metadata();
      const ratio = (image: (typeof images)[number]) =>
        Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const expected = IMAGE_WIDTHS.filter((size) => size <= width);
      const shown = images.filter((image) => Math.abs(ratio(image) - width / height) < 0.02);
      expect({ file, shown: shown.length > 0 }).toEqual({ file, shown: true });
      for (const image of shown) {
        const srcset = image.getAttribute('srcset')!;
        const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, size]) => Number(size));
        // The last one is the image itself, which needn't have one of these widths.
        expect(widths).toEqual([...new Set([...expected, width])]);
        expect(image.getAttribute('alt')).not.toBe('');
        expect(image.getAttribute('src')).toMatch(/^\/docs\/static\//);
      }
    }
  },
);
