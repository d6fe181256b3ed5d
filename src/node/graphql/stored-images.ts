import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { ImageJob } from 'gatsby-plugin-sharp/gatsby-worker';
import worker from 'gatsby-plugin-sharp/gatsby-worker';
import { version } from 'gatsby-plugin-sharp/package.json';
import sharp from 'sharp';
import { writeFileAtomic } from '../base/write-file';
import { readStored, writeStored } from '../base/stored-file';

/** Folder for created images. They're not in `public`, because a build from scratch starts without it. */
const STORED = 'node_modules/.cache/images';

/** The smaller versions of an image by their paths in the output folder. */
type Images = [path: string, bytes: Uint8Array][];

/**
 * Stores the images that gatsby-plugin-sharp creates in this process, and reuses them as long as the
 * original, the sizes, and the versions of the plugin and sharp stay the same.
 *
 * @param root The project folder.
 */
export function storeImages(root: string): void {
  const create = worker.IMAGE_PROCESSING;
  worker.IMAGE_PROCESSING = async (job) => {
    const { outputDir, args } = job;
    const file = join(root, STORED, keyOf(job));
    const stored = readStored(file);
    if (stored) {
      const images = deserialize(stored) as Images;
      for (const [path, bytes] of images) writeFileAtomic(join(outputDir, path), bytes);
      return;
    }
    await create(job);
    const images: Images = args.operations.map(({ outputPath }) => [
      outputPath,
      readFileSync(join(outputDir, outputPath)),
    ]);
    writeStored(file, serialize(images));
  };
}

function keyOf({ inputPaths, args: { operations, pluginOptions } }: ImageJob): string {
  const digests = inputPaths.map(({ contentDigest }) => contentDigest);
  const parts = [version, sharp.versions, digests, operations, pluginOptions];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
