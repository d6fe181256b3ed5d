import { act, render, screen } from '@testing-library/react';
import { setPlace, usePlace } from '../../src/reading/place';

function Shown({ page }: { page: string }) {
  return <p>{usePlace(page)?.path ?? 'own'}</p>;
}

afterEach(() => act(() => setPlace(undefined)));

test('the place is told to those who show the page it is on', () => {
  render(<Shown page="/a" />);
  expect(screen.getByText('own')).toBeTruthy();
  act(() => setPlace({ page: '/a', path: '/b', otherVersions: [], choices: 0 }));
  expect(screen.getByText('/b')).toBeTruthy();
});

test('the place on another page does not count', () => {
  render(<Shown page="/a" />);
  act(() => setPlace({ page: '/c', path: '/b', otherVersions: [], choices: 0 }));
  expect(screen.getByText('own')).toBeTruthy();
});
