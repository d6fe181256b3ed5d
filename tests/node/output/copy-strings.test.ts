import { join } from 'node:path';
import { runInProcess } from '../../../src/node/base/run-in-process';
import { copyStrings } from '../../../src/node/output/copy-strings';

/** Returns the memory in megabytes that parts of pages take. */
const memoryOfParts = (areCopied: boolean) =>
  runInProcess<boolean, number>(join(__dirname, 'memory-of-parts.ts'), areCopied, process.cwd());

test("copies don't keep the strings that they were cut out of in memory", async () => {
  expect(await memoryOfParts(false)).toBeGreaterThan(30);
  expect(await memoryOfParts(true)).toBeLessThan(5);
});

test('copies are equal to the originals', () => {
  const strings = ['', 'a', 'für "Zitate"\n', '\u{1f600}', '\ud83d'];
  expect(copyStrings(strings)).toEqual(strings);
});
