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

test.each<[VersionChange | null, string]>([
  [change('same', 'a'), 'In v2: the same call, a().More.'],
  [change('renamed', 'a'), 'In v2: renamed to a().More.'],
  [change('replaced', 'a', 'b', 'c'), 'In v2: replaced by a(), b() and c().More.'],
  [change('removed'), 'In v2: removed.More.'],
  [null, ''],
])('%j is told as %s', (verdict, text) => {
  render(<OlderVersion newer={newer} change={verdict} />);
  const box = screen.getByRole('complementary', { name: 'Older version' });
  expect(box.textContent).toBe(
    `${text}This page is about JavaScript v1. The same page for JavaScript v2`,
  );
  const links = screen.getAllByRole('link').map((item) => item.getAttribute('href'));
  expect(links).toEqual([...(verdict?.by ?? []), newer].map(({ path }) => `/docs${path}`));
});

test('a page that the latest version has not leads to its introduction', () => {
  render(<OlderVersion newer={{ ...newer, path: '/reference/javascript/start', isSame: false }} />);
  const found = screen.getByRole('link', { name: 'Go to JavaScript v2, the latest version' });
  expect(found.getAttribute('href')).toBe('/docs/reference/javascript/start');
});
