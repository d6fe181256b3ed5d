import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import probe from 'probe-image-size/sync';
import { fileDiagnostic } from '../../lib/diagnostic';
import type { Diagnostic } from '../../lib/diagnostic';
import { MAX_IMAGE_PIXELS } from './source-limits';

/**
 * Reports an image whose header doesn't match its extension, or that has too many pixels. Only reads
 * the header, because the build could run out of memory if it decoded a huge image.
 */
export function checkImageFile(root: string, file: string): Diagnostic[] {
  const report = (message: string, fix: string) => [fileDiagnostic(file, 'image', message, fix)];
  const header = probe(readFileSync(join(root, file)));
  if (!header) return report("The file isn't an image, or it's damaged", 'export it again');
  const { type, width, height } = header;
  if (`.${type}` !== extname(file)) {
    return report(`The file is a .${type} image`, 'convert it, or change its extension');
  }
  if (width * height <= MAX_IMAGE_PIXELS) return [];
  const limit = `${MAX_IMAGE_PIXELS / 1e6} megapixels`;
  return report(`The image has ${width} × ${height} pixels`, `scale it to ${limit} or less`);
}
