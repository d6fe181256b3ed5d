import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page } from '../../src/layout/Page';

const menu = {
  ...{ level: 'auth', title: 'Auth', icon: 'auth' },
  groups: [{ label: '', items: [{ name: 'Overview', url: '/guides/auth', items: [] }] }],
};
const page = (path: string) => (
  <Page menu={menu} path={path}>
    <h1>Title</h1>
  </Page>
);
const isOpen = () => document.getElementById('menu')?.dataset['open'];
const openMenu = () => userEvent.click(screen.getByRole('link', { name: 'Menu' }));

test('a page has a bar, a menu, its content and a footer', () => {
  render(page('/guides/auth'));
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Title' })).toBeTruthy();
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Main site' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Auth' })).toBeTruthy();
  expect(screen.getByText(/2022/).tagName).toBe('FOOTER');
});

test('the first link leads past the menu to the content', () => {
  render(page('/guides/auth'));
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent).toBe('Skip to content');
  expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main').tabIndex).toBe(-1);
});

test('the menu of phones opens and closes', async () => {
  render(page('/guides/auth'));
  expect(isOpen()).toBe('false');
  await openMenu();
  expect(isOpen()).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: 'Close' }));
  expect(isOpen()).toBe('false');
});

test('Escape closes the menu, other keys do not', async () => {
  render(page('/guides/auth'));
  await openMenu();
  fireEvent.keyDown(window, { key: 'a' });
  expect(isOpen()).toBe('true');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(isOpen()).toBe('false');
});

test('another page closes the menu', async () => {
  const { rerender } = render(page('/guides/auth'));
  await openMenu();
  rerender(page('/guides/auth/email'));
  expect(isOpen()).toBe('false');
});
