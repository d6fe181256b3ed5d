import { z } from 'zod';
import { formatResults, readResults } from '../../../src/node/results/results-file';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const root = temporaryFolder();
const schema = z.record(z.string(), z.strictObject({ seconds: z.int() }));
const RESULTS = { 'content/b.mdx': { seconds: 2 }, 'content/a.mdx': { seconds: 1 } };

test('without a file, there are no results', () => {
  expect(readResults(root, 'results.json', schema)).toEqual({});
});

test('results have one line per file, sorted, and survive writing and reading', () => {
  const text = formatResults(RESULTS);
  const lines = text.split('\n').map((line) => /^"([^"]+)"/.exec(line)?.[1]);
  expect(lines.filter(Boolean)).toEqual(['content/a.mdx', 'content/b.mdx']);
  writeFiles(root, { 'results.json': text });
  expect(readResults(root, 'results.json', schema)).toEqual(RESULTS);
});

test('results with the wrong shape are an error', () => {
  writeFiles(root, { 'results.json': '{ "content/a.mdx": { "seconds": "one" } }' });
  expect(() => readResults(root, 'results.json', schema)).toThrow(/seconds/);
});
