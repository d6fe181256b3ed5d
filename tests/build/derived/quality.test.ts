import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../src/node/base/list-files';
import { pageFiles } from '../../../src/node/output/built-page';
import { isRedirectPage } from '../../../src/node/output/redirects';
import { firstFiles } from '../../../src/node/search/search-files';
import { measureSizes } from '../../../src/node/quality/measure-sizes';
import type { MeasuredSizes } from '../../../src/node/quality/measure-sizes';
import { formatSize } from '../../../src/lib/sizes';
import type { SizeLimit } from '../../../src/lib/sizes';
import { SIZE_LIMITS } from '../../../src/node/quality/size-limits';
import type { Quality } from '../../../src/node/quality/quality';
import { readCoverage } from '../../../src/node/results/reference-coverage';
import { PUBLIC, readBuiltPage } from '../built-site';

const readPublic = (file: string) => readFileSync(join(PUBLIC, file), 'utf8');

type Published = Quality & { budgets: { measured: MeasuredSizes; limits: typeof SIZE_LIMITS } };
const published = JSON.parse(readFileSync(join(PUBLIC, 'quality.json'), 'utf8')) as Published;

test('quality.json has the limits, and what this build measures', async () => {
  const { measured, limits } = published.budgets;
  expect(limits).toEqual(SIZE_LIMITS);
  const files = pageFiles(listFiles(PUBLIC)).filter((file) => !isRedirectPage(readPublic(file)));
  const sizes = await measureSizes(PUBLIC, files, firstFiles(PUBLIC));
  // The build measures the page with the sizes before it fills them in.
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

test('the quality page, its data, and its Markdown show the measured sizes', () => {
  const { measured } = published.budgets;
  const { html } = readBuiltPage('/handbook/quality');
  const cells = [...html.matchAll(/data-size="(\w+)\.(\w+)"[^>]*>([^<]*)</g)];
  const data = readFileSync(join(PUBLIC, 'page-data/handbook/quality/page-data.json'), 'utf8');
  const twin = readFileSync(join(PUBLIC, 'handbook/quality.md'), 'utf8');
  expect(cells.length).toBeGreaterThan(9);
  for (const [, name, unit, shown] of cells) {
    const size = formatSize(measured[name as keyof MeasuredSizes][unit as keyof SizeLimit]);
    expect(`${name}.${unit} ${shown}`).toBe(`${name}.${unit} ${size}`);
    expect(data).toContain(`"data-size":"${name}.${unit}"},"${size}"`);
    expect(twin).toContain(`| ${size}`);
  }
});

test('quality.json has the coverage that the last check found', () => {
  expect(published.coverage).toEqual(readCoverage('.'));
});
