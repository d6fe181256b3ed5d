import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SideMenu } from '../../src/layout/SideMenu';
import type { MenuGroup, MenuItem } from '../../src/lib/menu';
import { uniqueBy } from '../../src/lib/group-by';
import { GUIDE_LEVELS } from '../../src/lib/menu-level';
import { PRODUCT_MENU } from '../../src/lib/strings/frame';
import { readYaml } from '../../src/node/sources/yaml-source';

const item = (name: string, url: string | null, items: MenuItem[] = []) => ({ name, url, items });

const groups: MenuGroup[] = [
  { label: '', items: [item('Overview', '/guides/auth')] },
  { label: 'Sign in', items: [item('Email', '/guides/auth/email'), item('Phone', null)] },
  {
    label: 'Social',
    items: [item('Providers', null, [item('Apple', '/guides/auth/apple')])],
  },
];

const menuOf = (level: string, shown: MenuGroup[]) => ({
  level,
  title: 'Auth',
  icon: 'auth',
  groups: shown,
  versions: [],
});

function renderMenu(path: string, level = 'auth', shown = groups) {
  render(<SideMenu menu={menuOf(level, shown)} path={path} otherVersions={[]} />);
  return screen.getByRole('navigation', { name: 'Auth' });
}
afterEach(() => sessionStorage.clear());

const open = () =>
  (screen.queryAllByRole('group') as HTMLDetailsElement[])
    .filter((group) => group.open)
    .map((group) => group.querySelector('summary')?.textContent);

test.each([
  ['/guides/auth', 'Overview', []],
  ['/guides/auth/email', 'Email', ['Sign in']],
  ['/guides/auth/apple', 'Apple', ['Social']],
])('on %s, the item %s is active and the groups %j are open', (path, name, labels) => {
  const menu = renderMenu(path);
  const current = [...menu.querySelectorAll('[aria-current=page]')];
  expect(current).toEqual([screen.getByRole('link', { name })]);
  expect(current[0]?.getAttribute('aria-current')).toBe('page');
  expect(open()).toEqual(labels);
});

test('every group of the home menu is open', () => {
  renderMenu('/', 'home');
  expect(open()).toEqual(['Sign in', 'Social']);
});

test.each([
  ['auth', 'Back to Home'],
  ['resources', 'Back to Home'],
  ['reference_javascript_v1', 'Back to Main Menu'],
  ['reference_cli', 'Back to Main Menu'],
])('the menu %s has the link "%s"', (level, name) => {
  renderMenu('/guides/auth', level);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/docs/');
});

test('the home menu has no link back', () => {
  renderMenu('/', 'home');
  expect(screen.queryByRole('link', { name: /^Back/ })).toBeNull();
});

test('the title opens a list of the products, with the current one marked', async () => {
  const menu = renderMenu('/guides/auth');
  const title = menu.querySelector('[data-dropdown] summary')!;
  expect(title.textContent).toBe('Auth');
  await userEvent.click(title);
  const products = within(title.parentElement!).getAllByRole('link');
  expect(products.map(({ textContent }) => textContent)).toEqual(
    PRODUCT_MENU.products.map(({ name }) => name),
  );
  const current = products.filter((link) => link.getAttribute('aria-current') === 'true');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Auth']);
});

test('the title of a reference opens a list of the references', async () => {
  const menu = renderMenu('/reference/javascript/v1/select', 'reference_javascript_v1');
  const title = menu.querySelector('[data-dropdown] summary')!;
  await userEvent.click(title);
  const references = within(title.parentElement!).getAllByRole('link');
  const current = references.filter((link) => link.getAttribute('aria-current') === 'true');
  expect(current.map(({ textContent }) => textContent)).toEqual(['JavaScript']);
  expect(references.at(-1)!.textContent).toBe('All references');
});

const file = 'spec/libraries.yml';
const libraries = readYaml(file, readFileSync(join(__dirname, '../..', file), 'utf8')).data as {
  library: string;
  name: string;
  level?: string;
}[];

test('the references are the libraries with a menu, with their names and first pages', () => {
  const first = uniqueBy(libraries, ({ library, level = `reference_${library}` }) => level);
  const expected = first.map(({ library, name, level = `reference_${library}` }) => {
    return { level, name, url: `/reference/${library}/start` };
  });
  const { references } = PRODUCT_MENU;
  expect(references.slice(0, -1)).toEqual(expected);
});

test('the products are the levels of the guides, with the title and first page of their menus', () => {
  const levels = GUIDE_LEVELS.filter((level) => level !== 'home');
  expect(PRODUCT_MENU.products.map(({ level }) => level).toSorted()).toEqual(
    [...levels, 'reference'].toSorted(),
  );
  for (const { level, name, url } of PRODUCT_MENU.products.filter(
    (item) => item.level !== 'reference',
  )) {
    const text = readFileSync(join(__dirname, `../../content/menus/${level}.yml`), 'utf8');
    expect(text).toContain(`title: ${name}\n`);
    expect(/url: ([^ ]+)/.exec(text)?.[1]).toBe(url);
  }
});

test('items without a page are not links', () => {
  renderMenu('/guides/auth');
  expect(screen.queryByRole('link', { name: 'Phone' })).toBeNull();
  expect(screen.getByText('Phone')).toBeTruthy();
});

test('nested items are below their parent', () => {
  renderMenu('/guides/auth');
  const parent = screen.getByText('Providers').closest('li')!;
  const link = within(parent).getByRole('link', { name: 'Apple' });
  expect(link.getAttribute('href')).toBe('/docs/guides/auth/apple');
});

test('two groups without a label are rendered without a warning', () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  const group = (name: string) => ({ label: '', items: [item(name, `/reference/${name}/start`)] });
  renderMenu('/x', 'reference_self_hosting_auth', [group('auth'), group('self-hosting-auth')]);
  expect(screen.getByRole('link', { name: 'self-hosting-auth' })).toBeTruthy();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

const many = [
  ...groups,
  {
    label: 'Filters',
    items: 'eq neq gt gte lt lte like ilike is contains overlaps maybe-single'
      .split(' ')
      .map((id) => item(`Name of ${id}`, `/reference/javascript/${id}`)),
  },
];

test('a long reference menu has a filter', async () => {
  renderMenu('/reference/javascript/eq', 'reference_javascript_v2', many);
  const box = screen.getByRole('textbox', { name: 'Filter the menu' });
  await userEvent.type(box, 'maybesin');
  expect(screen.getByRole('status').textContent).toBe('1 entry');
  expect(screen.getByRole('link', { name: 'Name of maybe-single' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Name of eq' })).toBeNull();
  await userEvent.clear(box);
  await userEvent.type(box, 'apple');
  expect(open()).toEqual(['Social']);
  await userEvent.keyboard('{Escape}');
  expect((box as HTMLInputElement).value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(open()).toEqual(['Filters']);
});

test.each([
  ['reference_javascript_v2', groups],
  ['auth', many],
])('a short menu or a guide menu has no filter: %s', (level, shown) => {
  renderMenu('/guides/auth', level, shown);
  expect(screen.queryByRole('textbox')).toBeNull();
});
