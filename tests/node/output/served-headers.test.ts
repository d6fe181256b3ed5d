import { hostFiles } from '../../../scripts/host-files.mjs';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const folder = temporaryFolder();

test('requests that arrive while the headers are read receive them', async () => {
  writeFiles(folder, { _headers: '/*\n  X-Frame: no\n', _redirects: '/a /b 301\n' });
  const rules = hostFiles(folder);
  const results = await Promise.all(Array.from({ length: 4 }, () => rules()));
  expect(results.map(({ headers }) => headers.length)).toEqual([1, 1, 1, 1]);
  expect(results.map(({ redirects }) => redirects.size)).toEqual([1, 1, 1, 1]);
});
