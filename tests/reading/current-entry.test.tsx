import { act, render, screen } from '@testing-library/react';
import { setCurrentEntry, useCurrentEntry } from '../../src/reading/current-entry';

function EntryInView({ page }: { page: string }) {
  return <p>{useCurrentEntry(page)?.path ?? 'none'}</p>;
}

afterEach(() => act(() => setCurrentEntry(undefined)));

test.each([
  ['/a', '/b'],
  ['/c', 'none'],
])('with an entry in view on %s, the entry on /a is %s', (page, path) => {
  render(<EntryInView page="/a" />);
  expect(screen.getByText('none')).toBeTruthy();
  act(() => setCurrentEntry({ page, path: '/b', otherVersions: [] }));
  expect(screen.getByText(path)).toBeTruthy();
});
