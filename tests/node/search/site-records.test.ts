import { siteRecords } from '../../../src/node/search/site-records';
import { page } from '../../fixtures/site-files';
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
