import { existsSync } from 'node:fs';
import { seedFor } from '../../fixtures/random';
import { OWN_PROJECT, runGuides } from './run-guides';

const seed = seedFor('one-project');
/** Of three orders. To repeat one, set `SEED` to its number. */
const SEEDS = [seed, seed + 1, seed + 2];

let failures: Record<string, string[]>[];

beforeAll(() => {
  failures = runGuides(SEEDS);
}, 600_000);

test.each(SEEDS.map((order, index) => ({ order, index })))(
  'all guides run in one project in the order of SEED=$order',
  ({ index }) => {
    expect(failures[index]).toEqual({});
  },
);

test('guides that need their own project exist', () => {
  expect(Object.keys(OWN_PROJECT).filter((file) => !existsSync(file))).toEqual([]);
});
