import { parseCache } from '../../../src/node/cache/parse-cache';
import { maxIndexSize } from '../../../src/node/search/check-records';
import { readSite } from '../../../src/node/site/site-model';
import { siteRecords } from '../../../src/node/search/site-records';
import { readSourceFiles } from '../../../src/node/site/source-files';

test('the index of a small site can have 400 kB, and that of a larger one grows with its records', () => {
  const { files } = readSourceFiles(process.cwd());
  const records = siteRecords(readSite(files, parseCache()));
  expect(maxIndexSize(records.slice(0, 1000))).toBe(400_000);
  const limit = maxIndexSize(records);
  expect(limit).toBeLessThan(0.05 * JSON.stringify(records).length);
  expect(maxIndexSize([...records, ...records]) / limit).toBeCloseTo(2, 1);
});
