import { pageCrumbs } from '../../src/lib/crumbs';
import type { MenuGroup, MenuItem } from '../../src/lib/menu';
import { adjacentPages, menuPages, trail } from '../../src/lib/menu';

const item = (name: string, url: string | null, items: MenuItem[] = []) => ({ name, url, items });

const groups: MenuGroup[] = [
  { label: '', items: [item('Overview', '/a')] },
  {
    label: 'Sign in',
    items: [
      item('Email', '/a/email'),
      item('Social', null, [item('Apple', '/a/apple'), item('Google', '/a/google')]),
      item('Phone', '/a/phone', [item('Twilio', '/a/twilio')]),
    ],
  },
];

test('the pages of a menu are in reading order, without items that have no page', () => {
  expect(menuPages(groups).map(({ url }) => url)).toEqual([
    ...['/a', '/a/email', '/a/apple', '/a/google', '/a/phone', '/a/twilio'],
  ]);
});

test.each([
  ['/a', undefined, '/a/email'],
  ['/a/email', '/a', '/a/apple'],
  ['/a/google', '/a/apple', '/a/phone'],
  ['/a/twilio', '/a/phone', undefined],
  ['/elsewhere', undefined, undefined],
])('%s is between %s and %s', (path, previous, next) => {
  const adjacent = adjacentPages(groups, path);
  expect([adjacent.previous?.url, adjacent.next?.url]).toEqual([previous, next]);
});

test.each([
  ['/a', []],
  ['/a/email', ['Sign in']],
  ['/a/apple', ['Sign in', 'Social']],
  ['/a/twilio', ['Sign in', 'Phone /a/phone']],
  ['/elsewhere', []],
])('the trail to %s is %j', (path, names) => {
  const crumbs = trail(groups, path).map(({ name, url }) => (url ? `${name} ${url}` : name));
  expect(crumbs).toEqual(names);
});

test.each([
  ['/a', ['Docs /', 'Auth']],
  ['/a/email', ['Docs /', 'Auth /a', 'Sign in']],
  ['/a/twilio', ['Docs /', 'Auth /a', 'Sign in', 'Phone /a/phone']],
])('the breadcrumb of %s is %j', (path, names) => {
  const crumbs = pageCrumbs({ level: 'auth', title: 'Auth', groups }, path);
  expect(crumbs.map(({ name, url }) => (url ? `${name} ${url}` : name))).toEqual(names);
});

test('the breadcrumb of a page in the home menu omits the menu', () => {
  const crumbs = pageCrumbs({ level: 'home', title: 'Home', groups }, '/a/email');
  expect(crumbs).toEqual([{ name: 'Docs', url: '/' }, ...trail(groups, '/a/email')]);
  expect(crumbs.length).toBeGreaterThan(1);
});

test('in a menu without pages, the breadcrumb has no link to the menu', () => {
  const crumbs = pageCrumbs({ level: 'auth', title: 'Auth', groups: [] }, '/a');
  expect(crumbs.at(-1)).toEqual({ name: 'Auth', url: null });
});
