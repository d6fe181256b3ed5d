import { pageCrumbs } from '../../src/lib/crumbs';
import type { MenuGroup, MenuItem } from '../../src/lib/menu';
import { menuPages, neighbours, trail } from '../../src/lib/menu';

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

test('pages of a menu come in reading order, items without a page left out', () => {
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
])('%s stands between %s and %s', (path, previous, next) => {
  const found = neighbours(groups, path);
  expect([found.previous?.url, found.next?.url]).toEqual([previous, next]);
});

test.each([
  ['/a', []],
  ['/a/email', ['Sign in']],
  ['/a/apple', ['Sign in', 'Social']],
  ['/a/twilio', ['Sign in', 'Phone /a/phone']],
  ['/elsewhere', []],
])('the trail to %s is %j', (path, names) => {
  const found = trail(groups, path).map(({ name, url }) => (url ? `${name} ${url}` : name));
  expect(found).toEqual(names);
});

test.each([
  ['/a', ['Docs /', 'Auth']],
  ['/a/email', ['Docs /', 'Auth /a', 'Sign in']],
  ['/a/twilio', ['Docs /', 'Auth /a', 'Sign in', 'Phone /a/phone']],
])('the crumbs of %s are %j', (path, names) => {
  const crumbs = pageCrumbs({ level: 'auth', title: 'Auth', groups }, path);
  expect(crumbs.map(({ name, url }) => (url ? `${name} ${url}` : name))).toEqual(names);
});

test('a page of the home menu has the home page as its only crumb', () => {
  const crumbs = pageCrumbs({ level: 'home', title: 'Home', groups }, '/a/email');
  expect(crumbs).toEqual([{ name: 'Docs', url: '/' }]);
});

test('a menu without pages leads nowhere', () => {
  const crumbs = pageCrumbs({ level: 'auth', title: 'Auth', groups: [] }, '/a');
  expect(crumbs.at(-1)).toEqual({ name: 'Auth', url: null });
});
