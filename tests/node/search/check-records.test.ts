import { indexError, maxIndexSize } from '../../../src/node/search/check-records';

test('the index of a small site can have 400 kB, and that of a larger one grows with its texts', () => {
  expect(maxIndexSize(1_000_000)).toBe(400_000);
  expect(maxIndexSize(80_000_000)).toBeCloseTo(2 * maxIndexSize(40_000_000));
  expect(indexError(400_000, 3_000_000)).toBeUndefined();
  expect(indexError(1_000_000, 8_000_000)).toBeUndefined();
  expect(indexError(1_200_000, 8_000_000)).toMatch(
    /is 1200000 bytes, but the limit .* is 1040000\./,
  );
});
