import { render, screen, within } from '@testing-library/react';
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
const menuElement = () => document.getElementById('menu')!;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

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
  const bar = within(screen.getByRole('banner'));
  const search = bar.getByRole('button', { name: /^Search/ });
  expect(third?.getAttribute('href')).toBe(`#${search.id}`);
  expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main').tabIndex).toBe(-1);
});

/** jsdom has no popovers. */
function openMenu() {
  let isOpen = true;
  const { matches } = Element.prototype;
  const toggle = (newState: string) =>
    menuElement().dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  Object.assign(menuElement(), {
    hidePopover() {
      isOpen = false;
      toggle('closed');
    },
    matches(this: Element, selector: string) {
      return selector === ':popover-open' ? isOpen : matches.call(this, selector);
    },
  });
  toggle('open');
  return () => isOpen;
}

test('while the menu is open, nothing else can have the focus', () => {
  render(page('/guides/auth'));
  openMenu();
  expect(document.activeElement).toBe(button('Close'));
  const others = [...screen.getByRole('main').closest('.frame')!.parentElement!.children];
  for (const part of [screen.getByRole('main'), screen.getByRole('banner')]) {
    expect(part.hasAttribute('inert')).toBe(true);
  }
  expect(others[0]!.hasAttribute('inert')).toBe(true);
  const inMenu = within(menuElement());
  expect(inMenu.getByRole('link', { name: 'Main site' })).toBeTruthy();
  expect(inMenu.getByRole('link', { name: 'Dashboard' })).toBeTruthy();
  expect(inMenu.getByRole('button', { name: 'Dark theme' })).toBeTruthy();
  expect(inMenu.getByRole('button', { name: /^Search/ })).toBeTruthy();
  const sections = within(inMenu.getByRole('navigation', { name: 'Sections of the site' }));
  expect(sections.getByRole('link', { current: true }).textContent).toBe('Guides');
});

test('the menu closes when another page opens, but not when the page is rendered again', () => {
  const { rerender } = render(page('/guides/auth'));
  const isOpen = openMenu();
  rerender(page('/guides/auth'));
  expect(isOpen()).toBe(true);
  rerender(page('/guides/auth/email'));
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('main').hasAttribute('inert')).toBe(false);
});
