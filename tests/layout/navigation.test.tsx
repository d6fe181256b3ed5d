import { render, screen } from '@testing-library/react';
import { Breadcrumb } from '../../src/layout/Breadcrumb';
import { Pagination } from '../../src/layout/Pagination';
import { PageEnd } from '../../src/layout/page/PageEnd';

test('breadcrumbs with a page are links', () => {
  const crumbs = [
    { name: 'Docs', url: '/' },
    { name: 'Auth', url: '/guides/auth' },
    { name: 'Sign in', url: null },
  ];
  render(<Breadcrumb crumbs={crumbs} title="Page" />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Docs', 'Auth', 'Sign in'],
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/docs/', '/docs/guides/auth'],
  ]);
});

test('a menu and its group can have the same name without a warning', () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  const crumbs = [
    { name: 'Auth', url: '/guides/auth' },
    { name: 'Auth', url: null },
  ];
  render(<Breadcrumb crumbs={crumbs} title="Page" />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

const previous = { name: 'Email', url: '/guides/auth/email' };
const next = { name: 'Phone', url: '/guides/auth/phone' };

test.each([
  ['both', { previous, next }, ['PreviousEmail', 'NextPhone'], ['prev', 'next']],
  ['the first page', { next }, ['NextPhone'], ['next']],
  ['the last page', { previous }, ['PreviousEmail'], ['prev']],
])('links to the adjacent pages: %s', (_, adjacent, names, relations) => {
  render(<Pagination {...adjacent} />);
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(relations);
  expect(links[0]?.getAttribute('href')).toMatch(/^\/docs\/guides\/auth\//);
});

test('a page without adjacent pages has no pagination', () => {
  const { container } = render(<Pagination />);
  expect(container.innerHTML).toBe('');
});

const info = {
  ...{ path: '/guides/auth', title: 'Auth', file: 'content/guides/auth.mdx' },
  ...{ modified: '2024-03-04', version: '' },
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the end of a page links to the file and shows the date of its last change', () => {
  render(<PageEnd page={info} />);
  expect(hrefOf('Edit this page')).toMatch(/\/edit\/.*\/content\/guides\/auth\.mdx$/);
  expect(hrefOf('Report a problem')).toMatch(
    /\/issues\/new\?body=https:\/\/supabase\.com\/docs\/guides\/auth$/,
  );
  expect(screen.getByRole('time').getAttribute('datetime')).toBe('2024-03-04');
});

test('the edit link of an entry points to its line', () => {
  render(<PageEnd page={{ ...info, file: 'spec/cli/start.yml', line: 12 }} />);
  expect(hrefOf('Edit this page')).toMatch(/\/spec\/cli\/start\.yml#L12$/);
});

test('the end of a page omits an unknown date', () => {
  render(<PageEnd page={{ ...info, modified: '' }} />);
  expect(screen.queryByRole('time')).toBeNull();
  expect(screen.queryByText(/Last updated/)).toBeNull();
});
