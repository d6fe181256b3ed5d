import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { copyStrings } from '../../../src/node/output/copy-strings';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Number of characters in a page. Most are outside of ASCII, so each one takes two bytes. */
const PAGE_LENGTH = 500_000;
const PAGES = 40;

/** Keeps a part of each page, and returns the memory in megabytes that this takes. */
function memoryOf(keep: (part: string) => string): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  const parts = Array.from({ length: PAGES }, (_, page) => {
    const text = Buffer.alloc(2 * PAGE_LENGTH, `${page} … `, 'utf16le').toString('utf16le');
    return keep(text.slice(100, 140));
  });
  collect();
  const used = process.memoryUsage().heapUsed - before;
  expect(parts).toHaveLength(PAGES);
  return used / 1_000_000;
}

test("copies don't keep the strings that they were cut out of in memory", () => {
  expect(memoryOf((part) => part)).toBeGreaterThan(30);
  expect(memoryOf((part) => copyStrings([part])[0]!)).toBeLessThan(5);
});

test('copies are equal to the originals', () => {
  const strings = ['', 'a', 'für "Zitate"\n', '\u{1f600}', '\ud83d'];
  expect(copyStrings(strings)).toEqual(strings);
});
