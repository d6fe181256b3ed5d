import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES_FOLDER, MANIFEST } from '../../../src/lib/search-files';
import { scheduleSearchFiles } from '../../../src/node/search/pending-index';
import { SiteSearch } from '../../../src/search/engine/site-search';
import { FixtureSite } from '../../build/fixture-site';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const site = new FixtureSite(temporaryFolder());
const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(site.folder, 'public', FILES_FOLDER, name), 'utf8'));

test('after a pause, the preview has a search index that contains the last edit', async () => {
  const page = 'content/guides/database.mdx';
  const text = readFileSync(join(site.folder, page), 'utf8');
  writeFiles(site.folder, { [page]: `${text}\n## Zygomorphic blooms\n\nA new section.\n` });
  const errors: Error[] = [];
  scheduleSearchFiles(site.folder, (error) => errors.push(error));
  while (!existsSync(join(site.folder, 'public', FILES_FOLDER, MANIFEST)) && errors.length === 0)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(errors).toEqual([]);
  const search = new SiteSearch(
    (name) => Promise.resolve(read(name)),
    () => undefined,
  );
  const { hits } = await search.search({ query: 'zygomorphic', limit: 5, snippetWords: 10 });
  expect(hits.map(({ url }) => url)).toEqual(['/guides/database#zygomorphic-blooms']);
});
