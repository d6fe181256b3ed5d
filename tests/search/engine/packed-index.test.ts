import type { PostingList, Postings } from '../../../src/search/engine/packed-index';
import {
  packLengths,
  packTerms,
  unpackLengths,
  unpackTerms,
} from '../../../src/search/engine/packed-index';

const unpacked = (index: [string, Postings][]) => {
  const lists = index.map(([term, map]): [string, PostingList] => [term, [...map].flat()]);
  const packed = { count: 0, lengths: '', ...packTerms(lists) };
  return [...unpackTerms(packed)];
};

test('unpacking restores what was packed, at all distances', () => {
  // The digits of a distance change at 48, 48 × 16, and 48 × 16 × 16.
  const sections = [0, 1, 47, 48, 95, 96, 767, 768, 769, 12_287, 12_288, 12_289, 300_000];
  const postings: Postings = new Map(
    sections.map((section, index) => [section, [1, 2, 4][index % 3]!]),
  );
  const distances = new Map(
    sections.map((distance, index) => [
      sections.slice(0, index + 1).reduce((sum, value) => sum + value, 0),
      1,
    ]),
  );
  const index: [string, Postings][] = [
    ['café', distances],
    ['table', postings],
    ['tables', new Map([[7, 2]])],
  ];
  expect(unpacked(index)).toEqual(index);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 4],
  [900, 4],
])('%i occurrences count as %i', (count, rounded) => {
  expect(unpacked([['a', new Map([[3, count]])]])).toEqual([['a', new Map([[3, rounded]])]]);
});

test('an empty index has no terms', () => {
  expect(unpacked([])).toEqual([]);
});

test('lengths take one character each, and keep their value within a tenth', () => {
  const lengths = [0, 1, 2, 3, 10, 47, 250, 999, 40_000];
  const packed = packLengths(lengths);
  expect(packed).toHaveLength(lengths.length);
  const restored = unpackLengths(packed);
  for (const [index, length] of lengths.entries()) {
    expect(Math.abs(restored[index]! - length)).toBeLessThanOrEqual(0.1 * (length + 1));
  }
  expect(unpackLengths('')).toEqual([]);
});
