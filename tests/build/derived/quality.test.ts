import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../src/node/base/list-files';
import { pageFiles } from '../../../src/node/output/built-page';
import { isRedirectPage } from '../../../src/node/output/redirects';
import { firstFiles } from '../../../src/node/search/search-files';
import { measureSizes } from '../../../src/node/quality/measure-sizes';
import type { MeasuredSizes } from '../../../src/node/quality/measure-sizes';
import { SIZE_LIMITS } from '../../../src/node/quality/size-limits';
import type { SizeLimit } from '../../../src/node/quality/size-limits';
import type { Quality } from '../../../src/node/quality/quality';
import { readCoverage } from '../../../src/node/results/reference-coverage';
import { PUBLIC } from '../built-site';

const readPublic = (file: string) => readFileSync(join(PUBLIC, file), 'utf8');

type Published = Quality & { budgets: { measured: MeasuredSizes; limits: typeof SIZE_LIMITS } };
const published = JSON.parse(readFileSync(join(PUBLIC, 'quality.json'), 'utf8')) as Published;

test('quality.json has the limits, and what this build measures', async () => {
  const { measured, limits } = published.budgets;
  expect(limits).toEqual(SIZE_LIMITS);
  const files = pageFiles(listFiles(PUBLIC)).filter((file) => !isRedirectPage(readPublic(file)));
  const sizes = await measureSizes(PUBLIC, files, firstFiles(PUBLIC));
  expect(measured).toEqual(sizes);
});

test('every measured size is within its limit', () => {
  const exceeded = Object.entries(published.budgets.measured).flatMap(([name, sizes]) => {
    const limits: SizeLimit = SIZE_LIMITS[name as keyof MeasuredSizes];
    return Object.entries(sizes as Record<string, number>)
      .filter(([unit, size]) => size > (limits[unit as keyof SizeLimit] ?? Infinity))
      .map(([unit, size]) => `${name}.${unit}: ${size}`);
  });
  expect(exceeded).toEqual([]);
});

test('quality.json has the coverage that the last check found', () => {
  expect(published.coverage).toEqual(readCoverage('.'));
});
