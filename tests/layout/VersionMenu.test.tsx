import { render, screen, within } from '@testing-library/react';
import { VersionMenu } from '../../src/layout/VersionMenu';

const versions = [
  { name: 'Version 2.0', version: 'v2', url: '/reference/javascript/start' },
  { name: 'Version 1.0', version: 'v1', url: '/reference/javascript/v1/start' },
];
const otherVersions = [
  { name: 'JavaScript v2', path: '/reference/javascript/select' },
  { name: 'JavaScript v1', path: '/reference/javascript/v1/select' },
  { name: 'Flutter v1', path: '/reference/dart/select' },
];
const renderMenu = (path: string, others = otherVersions) => {
  render(<VersionMenu versions={versions} path={path} otherVersions={others} />);
  return screen.getByRole('group') as HTMLDetailsElement;
};
const links = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);

const STARTS = [
  ['Version 2.0 Latest', '/docs/reference/javascript/start'],
  ['Version 1.0', '/docs/reference/javascript/v1/start'],
];

test.each([
  [
    '/reference/javascript/select',
    'Version 2.0',
    [['This page in Version 1.0', '/docs/reference/javascript/v1/select']],
  ],
  [
    '/reference/javascript/v1/select',
    'Version 1.0',
    [['This page in Version 2.0', '/docs/reference/javascript/select']],
  ],
])(
  'on %s, the version is %s, with a link to the entry in the other version',
  (path, name, same) => {
    const menu = renderMenu(path);
    expect(menu.querySelector('summary')?.textContent).toBe(name);
    expect(within(menu).getByText('Stable releases')).toBeTruthy();
    expect(links()).toEqual([...STARTS, ...same]);
  },
);

test('an entry that exists in only one version has no links to others', () => {
  renderMenu('/reference/javascript/geojson', []);
  expect(links()).toEqual(STARTS);
});
