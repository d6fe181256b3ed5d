import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DocsSearch, pageOf } from '../../../src/node/mcp/docs-search';
import { pageRecords } from '../../../src/node/search/site-records';
import { searchFiles, writeSearchFiles } from '../../../src/node/search/search-files';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const page = (path: string, title: string, text: string) =>
  pageRecords({
    ...{ path, title, area: 'Auth', level: 'auth', library: null, version: null, pageRank: 100 },
    ...{ summary: `About ${title}.`, names: [], keywords: [], phrases: [], links: 0 },
    sections: [
      { id: '', title: '', depth: 1, text: '' },
      { id: 'use', title: 'Use it', depth: 2, text },
    ],
  });

const policies = page('/guides/auth/policies', 'Policies', 'A policy decides who reads a llama.');
const tokens = page('/guides/auth/tokens', 'Tokens', 'A token contains claims.');
const folder = temporaryFolder();

/** As a build does, with a modification time in seconds. */
function writeIndex(records: typeof policies, seconds: number): void {
  writeSearchFiles(searchFiles(records), folder);
  utimesSync(join(folder, 'search/manifest.json'), seconds, seconds);
}

writeFiles(folder, {
  'guides/auth/tokens.md': '---\ntitle: "Tokens"\ndescription: "Say \\"who\\" calls."\n---\n',
});

test('the first search finds a word that is only in the text, with its snippet', async () => {
  writeIndex([...policies, ...tokens], 1000);
  expect(await new DocsSearch(folder).find({ query: 'llama', limit: 5 })).toMatchObject([
    {
      url: '/guides/auth/policies#use',
      hierarchy: { lvl0: 'Auth', lvl1: 'Policies', lvl2: 'Use it' },
      snippet: 'A policy decides who reads a llama.',
    },
  ]);
});

test('a result that only matches a title has the description of its page', async () => {
  writeIndex([...policies, ...tokens], 2000);
  const [first] = await new DocsSearch(folder).find({ query: 'tokens', limit: 1 });
  expect(first).toMatchObject({ url: '/guides/auth/tokens', snippet: 'Say "who" calls.' });
});

test('simultaneous searches get complete results', async () => {
  writeIndex([...policies, ...tokens], 3000);
  const search = new DocsSearch(folder);
  const found = await Promise.all(
    ['llama', 'claims', 'llama'].map((query) => search.find({ query, limit: 5 })),
  );
  expect(found.map(([hit]) => pageOf(hit!))).toEqual([
    ...['/guides/auth/policies', '/guides/auth/tokens', '/guides/auth/policies'],
  ]);
});

test('after a build, searches use the new index', async () => {
  writeIndex(tokens, 4000);
  const search = new DocsSearch(folder);
  expect(await search.find({ query: 'llama', limit: 5 })).toEqual([]);
  writeIndex([...policies, ...tokens], 5000);
  expect(await search.find({ query: 'llama', limit: 5 })).toHaveLength(1);
});
