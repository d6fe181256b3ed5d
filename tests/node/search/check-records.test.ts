import { parseCache } from '../../../src/node/cache/parse-cache';
import { maxIndexSize } from '../../../src/node/search/check-records';
import { readSite } from '../../../src/node/site/site-model';
import { siteRecords } from '../../../src/node/search/site-records';
import { readSourceFiles } from '../../../src/node/site/source-files';

test('the index can have 400 kB, or more if the site is several times as large', () => {
  const { files } = readSourceFiles(process.cwd());
  const records = siteRecords(readSite(files, parseCache()));
  expect(maxIndexSize(records)).toBe(400_000);
  expect(maxIndexSize(Array.from({ length: 4 }, () => records).flat())).toBeGreaterThan(700_000);
});
