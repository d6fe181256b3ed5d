import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Of screenshots that differ, in red. */
export const DIFFERENCES = 'node_modules/.cache/screenshots';
/** Of a pixel's color, from 0 to 1. The palette changes colors slightly. */
const THRESHOLD = 0.12;
/** Of different pixels. A missing button or a moved heading is far above it. */
const MAX_SHARE = 0.0005;

interface Pixels {
  data: Buffer;
  info: { width: number; height: number };
}

const decode = (png: Buffer): Promise<Pixels> =>
  sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** With a palette, a PNG is a third of the size. */
export async function writeBaseline(file: string, png: Buffer): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await sharp(png).png({ palette: true, effort: 10, dither: 0 }).toBuffer());
}

/** Writes differences to `DIFFERENCES`. Returns a message, or undefined without any. */
export async function compareWithBaseline(
  file: string,
  name: string,
  png: Buffer,
): Promise<string | undefined> {
  if (!existsSync(file)) return `${name}: there is no baseline`;
  const [before, after] = await Promise.all([decode(readFileSync(file)), decode(png)]);
  const { width, height } = after.info;
  const isSameSize = before.info.width === width && before.info.height === height;
  const marked = Buffer.alloc(after.data.length);
  const count = isSameSize
    ? pixelmatch(before.data, after.data, marked, width, height, { threshold: THRESHOLD })
    : width * height;
  if (count <= width * height * MAX_SHARE) return undefined;
  const target = join(DIFFERENCES, name);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(`${target}.png`, png);
  const raw = { width, height, channels: 4 } as const;
  if (isSameSize) await sharp(marked, { raw }).png().toFile(`${target}.differences.png`);
  const change = isSameSize ? `${count} pixels differ` : 'the size differs';
  return `${name}: ${change}, see ${target}.png`;
}
