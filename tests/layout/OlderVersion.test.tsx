import { render, screen } from '@testing-library/react';
import { OlderVersion } from '../../src/layout/OlderVersion';
import type { VersionChange } from '../../src/layout/OlderVersion';

const newer = {
  ...{ of: 'JavaScript v1', name: 'JavaScript v2' },
  ...{ path: '/reference/javascript/update-user', isSame: true },
};
const link = (id: string) => ({ title: `${id}()`, path: `/reference/javascript/${id}` });
const change = (verdict: string, ...by: string[]): VersionChange => ({
  ...{ version: 'v2', verdict, note: [['p', {}, 'More.']] },
  by: by.map(link),
});

const LINK = 'View this page for JavaScript v2';

test.each<[VersionChange | null, string]>([
  [change('same', 'a'), `In v2, it's still called a(). ${LINK}`],
  [change('same', 'update-user'), "In v2, it's still called update-user()."],
  [change('renamed', 'a'), `In v2, this was renamed to a(). ${LINK}`],
  [change('replaced', 'a', 'b'), `In v2, this was replaced by a() and b(). ${LINK}`],
  [change('replaced', 'a', 'b', 'c'), `In v2, this was replaced by a(), b(), and c(). ${LINK}`],
  [change('removed'), `In v2, this was removed. ${LINK}`],
  [null, LINK],
])('the notice for %j is %s', (verdict, text) => {
  render(<OlderVersion newer={newer} change={verdict} />);
  const box = screen.getByRole('complementary', { name: 'Older version' });
  const details = verdict ? 'What you need to changeMore.' : '';
  expect(box.textContent).toBe(`This page is for JavaScript v1. ${text}${details}`);
  const links = screen.getAllByRole('link').map((item) => item.getAttribute('href'));
  const paths = [...(verdict?.by ?? []), newer].map(({ path }) => `/docs${path}`);
  expect(links).toEqual([...new Set(paths)]);
});

test('if the latest version does not have the page, the notice links to its introduction', () => {
  render(<OlderVersion newer={{ ...newer, path: '/reference/javascript/start', isSame: false }} />);
  const introduction = screen.getByRole('link', {
    name: 'Go to the JavaScript v2 reference',
  });
  expect(introduction.getAttribute('href')).toBe('/docs/reference/javascript/start');
});
