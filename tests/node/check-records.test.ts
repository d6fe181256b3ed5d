import { parseCache } from '../../src/node/parse-cache';
import { largestIndex } from '../../src/node/check-records';
import { readSite } from '../../src/node/site-model';
import { siteRecords } from '../../src/node/site-records';
import { readSourceFiles } from '../../src/node/source-files';

test('the index of this site has 350 KB; one of many times its text has more', () => {
  const { files } = readSourceFiles(process.cwd());
  const records = siteRecords(readSite(files, parseCache()));
  expect(largestIndex(records)).toBe(350_000);
  expect(largestIndex(Array.from({ length: 4 }, () => records).flat())).toBeGreaterThan(700_000);
});
