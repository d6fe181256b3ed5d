import { siteRecords } from '../../../src/node/search/site-records';
import { entry, page } from '../../fixtures/site-files';
import { siteReader } from '../site/read-site';

const read = siteReader();
const LINK = '[Sign in](/guides/auth)';

test('the records of a page count the other pages that link to it, once each', () => {
  const linksTo = (changes: Record<string, string>) => {
    const site = read(changes);
    expect(site.diagnostics).toEqual([]);
    const links = siteRecords(site).filter(({ url }) => url.startsWith('/guides/auth'));
    return [...new Set(links.map(({ weight }) => weight.links))];
  };
  const [before] = linksTo({});
  const own = page(`## Sign in\n\n![Way](/images/flow.svg) ${LINK}`);
  expect(linksTo({ 'content/guides/auth.mdx': own })).toEqual([before]);
  const other = page(`## Install\n\n${LINK} and [again](/guides/auth#sign-in)`);
  expect(linksTo({ 'content/reference/javascript/start.mdx': other })).toEqual([before! + 1]);
});

test('deprecated entries say so in search and menus, and rank below the other entries', () => {
  const deprecated = entry('insert', '  deprecated: Use `select()` instead.\n');
  const site = read({ 'spec/javascript/v2.yml': entry('select') + deprecated });
  expect(site.diagnostics).toEqual([]);
  const [select, insert] = ['select', 'insert'].map((id) =>
    siteRecords(site).find(({ url }) => url === `/reference/javascript/${id}`)!,
  );
  expect(select!.hierarchy.lvl1).toBe('select(): Read rows');
  expect(insert!.hierarchy.lvl1).toBe('insert(): Add rows (deprecated)');
  expect(insert!.weight.pageRank).toBeLessThan(select!.weight.pageRank);
  const { menu } = site.menus.find(({ menu: { level } }) => level === 'reference_javascript_v2')!;
  const names = menu.groups.flatMap(({ items }) => items.map(({ name }) => name));
  expect(names).toEqual(['Introduction', 'select()', 'insert() (deprecated)']);
});
