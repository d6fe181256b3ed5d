import type { TreeElement } from '../../lib/content-tree';
import { elements } from '../../lib/content-tree';
import { QUALITY_TEXT } from '../../lib/strings/build';
import { tableTree } from '../markdown/tree-table';
import { formatSize, NO_SIZE, SIZE_ATTRIBUTE } from '../../lib/sizes';
import type { SizeLimit } from '../../lib/sizes';
import { SIZE_LIMITS } from './size-limits';
import type { MeasuredSizes } from './measure-sizes';

const NAMES: Record<keyof MeasuredSizes, string> = QUALITY_TEXT.sizes;

/**
 * Returns the table of measured sizes and their limits, in bytes. Sizes are only known after the build,
 * which fills them in (`fillSizeCells`).
 */
export function sizesTable(): TreeElement {
  const names = Object.keys(NAMES) as (keyof MeasuredSizes)[];
  const rows = names.map((name) => {
    const limit: SizeLimit = SIZE_LIMITS[name];
    const unit = limit.brotli !== undefined && limit.gzip === undefined ? 'brotli' : 'gzip';
    const bytes = limit.bytes === undefined ? NO_SIZE : `${name}.bytes`;
    const cells = [bytes, formatSize(limit.bytes), `${name}.${unit}`, formatSize(limit[unit])];
    return [NAMES[name], ...cells].map((cell) => [cell]);
  });
  const { part, size, limit, compressed } = QUALITY_TEXT.columns;
  const head = [part, size, limit, compressed, limit];
  const table = tableTree(head, rows, [false, true, true, true, true]);
  for (const element of elements([table])) {
    const [, props, text] = element;
    if (typeof text !== 'string' || !/^\w+\.\w+$/.test(text)) continue;
    props[SIZE_ATTRIBUTE] = text;
    element[2] = NO_SIZE;
  }
  return table;
}
