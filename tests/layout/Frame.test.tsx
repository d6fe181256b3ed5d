import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Frame } from '../../src/layout/Frame';

const menu = {
  ...{ level: 'auth', title: 'Auth', icon: 'auth' },
  groups: [{ label: '', items: [{ name: 'Overview', url: '/guides/auth', items: [] }] }],
  versions: [],
};
const page = (path: string) => (
  <Frame menu={menu} path={path} otherVersions={[]}>
    <h1>Title</h1>
  </Frame>
);
const isOpen = () => document.getElementById('menu')?.dataset['open'];
const openMenu = () => userEvent.click(screen.getByRole('link', { name: 'Menu' }));

test('a page has a top bar, a menu, its content, and a footer', () => {
  render(page('/guides/auth'));
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Title' })).toBeTruthy();
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Main site' })).toBeTruthy();
  expect(bar.getByRole('link', { name: 'Dashboard' })).toBeTruthy();
  expect(bar.getByRole('button', { name: 'Dark theme' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Auth' })).toBeTruthy();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/2022/)).toBeTruthy();
  expect(footer.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...['Contributing', 'Changelog', 'Author Styleguide', 'Open Source', 'SupaSquad'],
  ]);
  expect(screen.getByText('Need some help?')).toBeTruthy();
});

test('the first links skip to the content, to the menu, and to search', () => {
  render(page('/guides/auth'));
  const [first, second, third] = screen.getAllByRole('link');
  expect(first?.textContent).toBe('Skip to content');
  expect(second?.getAttribute('href')).toBe('#menu');
  const search = screen.getByRole('button', { name: /^Search/ });
  expect(third?.getAttribute('href')).toBe(`#${search.id}`);
  expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main').tabIndex).toBe(-1);
});

test('the mobile menu opens and closes', async () => {
  render(page('/guides/auth'));
  expect(isOpen()).toBeUndefined();
  await openMenu();
  expect(isOpen()).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: 'Close' }));
  expect(isOpen()).toBeUndefined();
});

test('the open menu is a modal dialog, and the focus returns when it closes', async () => {
  render(page('/guides/auth'));
  await openMenu();
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  expect(document.activeElement).toBe(within(dialog).getByRole('link', { name: 'Close' }));
  expect(document.getElementById('content')?.hasAttribute('inert')).toBe(true);
  expect(document.querySelector('header')?.hasAttribute('inert')).toBe(true);
  expect(within(dialog).getByRole('link', { name: 'Main site' })).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Dark theme' })).toBeTruthy();
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('renders the frame even if the page throws', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('no');
  };
  render(
    <Frame menu={menu} path="/guides/auth" otherVersions={[]}>
      <Broken />
    </Frame>,
  );
  expect(screen.getByRole('alert').textContent).toContain("couldn't be displayed");
  expect(screen.getByRole('navigation', { name: 'Auth' })).toBeTruthy();
  error.mockRestore();
});

test('Escape closes the menu, but other keys do not', async () => {
  render(page('/guides/auth'));
  await openMenu();
  fireEvent.keyDown(window, { key: 'a' });
  expect(isOpen()).toBe('true');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(isOpen()).toBeUndefined();
});

test('the menu closes when another page opens', async () => {
  const { rerender } = render(page('/guides/auth'));
  await openMenu();
  rerender(page('/guides/auth/email'));
  expect(isOpen()).toBeUndefined();
});
