import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { absoluteUrl, OG_FOLDER, OG_SIZE } from '../../src/lib/site';
import { PUBLIC, readBuiltSite } from './built-site';

/** Some services don't show larger images. */
const MAX_BYTES = 40_000;

const { pages } = readBuiltSite();
const imageOf = ({ head }: (typeof pages)[number]) =>
  head.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
const files = readdirSync(join(PUBLIC, OG_FOLDER)).map((file) => `/${OG_FOLDER}/${file}`);

test('every page has the image of its section, and every image is used', () => {
  expect([...new Set(pages.map(imageOf))].sort()).toEqual(files.map(absoluteUrl).sort());
});

test.each(files)('%s has the right size', async (file) => {
  const image = readFileSync(join(PUBLIC, file));
  expect(await sharp(image).metadata()).toMatchObject(OG_SIZE);
  expect(image.length).toBeLessThan(MAX_BYTES);
});
