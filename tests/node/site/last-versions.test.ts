import { withLastVersions } from '../../../src/node/site/current-site';
import { readSite } from '../../../src/node/site/site-model';
import { entry, page, siteFiles } from '../../fixtures/site-files';
import { temporaryCache } from '../../fixtures/temporary-project';

const cache = temporaryCache();
const read = (changes: Record<string, string | undefined> = {}) => {
  const files = siteFiles(changes);
  return { site: readSite(files, cache), files };
};
const last = read();
const all = last.site.pages.map(({ path }) => path).sort();

test.each<[string, Record<string, string | undefined>, string[]]>([
  ['a page has invalid front matter', { 'content/guides/auth.mdx': '---\ntitle: []\n---\n' }, all],
  ['a guide has another error', { 'content/guides/auth.mdx': page('<Unknown />') }, all],
  ['an entry is invalid', { 'spec/javascript/v2.yml': '- id: select\n- id: insert\n' }, all],
  ['a spec file is empty', { 'spec/javascript/v2.yml': '' }, all],
  ['there are no libraries', { 'spec/libraries.yml': '[]' }, all],
  ['a section tree is invalid', { 'spec/sections/client.yml': 'groups: 1' }, all],
  [
    'a page is gone',
    { 'content/guides/auth.mdx': undefined },
    all.filter((path) => path !== '/guides/auth'),
  ],
  [
    'an entry is gone',
    { 'spec/javascript/v2.yml': entry('select') },
    all.filter((path) => path !== '/reference/javascript/insert'),
  ],
])('after an edit after which %s, the preview has the right pages', (_, changes, paths) => {
  const { site, files } = withLastVersions(read(changes), last);
  expect(site.pages.map(({ path }) => path).sort()).toEqual(paths);
  const texts = new Set(files.map(({ path }) => path));
  expect(site.pages.filter(({ file }) => !texts.has(file))).toEqual([]);
});

test("a file that can't be read keeps its last text", () => {
  const unread = { file: 'content/guides/auth.mdx', line: 1, column: 1, rule: 'file' };
  const diagnostic = { ...unread, message: 'It is too large', fix: 'split it' };
  const files = siteFiles({ 'content/guides/auth.mdx': undefined });
  const kept = withLastVersions({ site: readSite(files, cache, [diagnostic]), files }, last);
  expect(kept.files.find(({ path }) => path === unread.file)?.text).toContain('## Sign in');
  expect(kept.site.pages.map(({ path }) => path).sort()).toEqual(all);
});
