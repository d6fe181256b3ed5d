import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageJob } from 'gatsby-plugin-sharp/gatsby-worker';
import worker from 'gatsby-plugin-sharp/gatsby-worker';
import { getPluginOptions, setPluginOptions } from 'gatsby-plugin-sharp/plugin-options';
import sharp from 'sharp';
import { storeImages } from '../../../src/node/graphql/stored-images';
import { temporaryFolder } from '../../fixtures/temporary-project';

const root = temporaryFolder();
const source = join(root, 'photo.png');
const stored = join(root, 'node_modules/.cache/images');
const create = jest.spyOn(worker, 'IMAGE_PROCESSING');

beforeAll(async () => {
  setPluginOptions({});
  const photo = { width: 64, height: 32, channels: 3, background: '#3ecf8e' } as const;
  writeFileSync(source, await sharp({ create: photo }).png().toBuffer());
  storeImages(root);
});

/** Runs the job of an image in a new output folder, and returns the created images and their widths. */
async function run(contentDigest: string, widths: number[]) {
  create.mockClear();
  const outputDir = mkdtempSync(join(root, 'public-'));
  const operations = widths.map((width) => ({
    outputPath: `${width}/photo.webp`,
    args: { width, toFormat: 'webp', quality: 75 },
  }));
  const args: ImageJob['args'] = {
    isLazy: false,
    operations,
    pluginOptions: getPluginOptions(),
  };
  await worker.IMAGE_PROCESSING({ inputPaths: [{ path: source, contentDigest }], outputDir, args });
  const images = operations.map(({ outputPath }) => readFileSync(join(outputDir, outputPath)));
  const sizes = await Promise.all(images.map((image) => sharp(image).metadata()));
  expect(sizes.map(({ width, format }) => [width, format])).toEqual(
    widths.map((width) => [width, 'webp']),
  );
  return { images, isCreated: create.mock.calls.length > 0 };
}

test('images are created once, and again if their original or their sizes change', async () => {
  const first = await run('a', [16, 32]);
  const second = await run('a', [16, 32]);
  expect([first.isCreated, second.isCreated]).toEqual([true, false]);
  expect(second.images).toEqual(first.images);
  expect((await run('b', [16, 32])).isCreated).toBe(true);
  expect((await run('a', [16, 48])).isCreated).toBe(true);
});

test('images are created again if their stored file is damaged', async () => {
  for (const name of readdirSync(stored)) writeFileSync(join(stored, name), 'damaged');
  expect((await run('a', [16, 32])).isCreated).toBe(true);
  expect((await run('a', [16, 32])).isCreated).toBe(false);
});
