import { derivedTask } from '../../../src/node/gatsby/derived-files';

type Site = Parameters<typeof derivedTask>[1];
type Dates = Parameters<typeof derivedTask>[2];

test('the sitemap lists the pages whose canonical URL is their own', () => {
  const entryPage = (version: string, id: string) => ({
    path: `/reference/dart/${version === 'v2' ? '' : 'v1/'}${id}`,
    entry: { library: 'dart', version, id },
  });
  const change = { library: 'dart', from: 'v1', version: 'v2' };
  const site = {
    libraries: [{ library: 'dart', versions: ['v2', 'v1'] }],
    menus: [],
    pages: [
      { path: '/guides/auth' },
      ...['eq', 'in'].flatMap((id) => [entryPage('v2', id), entryPage('v1', id)]),
    ],
    changes: [
      { ...change, entry: 'eq', verdict: 'same' },
      { ...change, entry: 'in', verdict: 'changed' },
    ],
  } as unknown as Site;
  expect(derivedTask('.', site, {} as Dates).listed.sort()).toEqual([
    '/guides/auth',
    '/reference/dart/eq',
    '/reference/dart/in',
    '/reference/dart/v1/in',
  ]);
});
