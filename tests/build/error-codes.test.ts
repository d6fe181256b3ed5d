import { readBuiltSite } from './built-site';

const { pages } = readBuiltSite();
const CATALOGUE = '/reference/errors';
const codes = pages
  .filter(({ path }) => path.startsWith(`${CATALOGUE}/`))
  .flatMap(({ path, root }) =>
    root
      .querySelectorAll('article :is(th, td) code[id], article :is(h2, h3, h4)[id]:has(code)')
      .map(({ id }) => `${path}#${id}`),
  );

test('every error code has an anchor and is in the list of all codes', () => {
  expect(codes.length).toBeGreaterThan(280);
  const { root } = pages.find(({ path }) => path === CATALOGUE)!;
  const listed = new Set(
    root.querySelectorAll('article a').map((link) => link.getAttribute('href')),
  );
  expect(codes.filter((url) => !listed.has(`/docs${url}`))).toEqual([]);
});

test('tables of codes have an anchor in each first cell', () => {
  const without = pages
    .filter(({ path }) => path.startsWith(`${CATALOGUE}/`))
    .flatMap(({ root }) => root.querySelectorAll('article table'))
    .filter((table) => table.querySelector('th')?.text === 'Code')
    .flatMap((table) => table.querySelectorAll('tbody :is(th, td):first-child code'))
    .filter(
      (code) => !code.id && !codes.some((url) => url.endsWith(`#${code.text.toLowerCase()}`)),
    );
  expect(without.map(({ text }) => text)).toEqual([]);
});
