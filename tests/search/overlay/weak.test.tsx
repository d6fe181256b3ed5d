import { act, fireEvent, screen } from '@testing-library/react';
import { cannedBackend, cannedHit, completeDom, openOverlay } from './canned';

beforeAll(completeDom);

const HITS = ['One', 'Two', 'Three'].map((title) => cannedHit(title, 'lvl1', ['Auth', title]));

const selected = () =>
  screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);

test.each([
  ['ArrowDown', 'One'],
  ['ArrowUp', 'Three'],
])('if nothing matches well, no row is selected until the reader presses %s', async (key, row) => {
  const backend = cannedBackend(HITS);
  backend.search = () => Promise.resolve({ hits: HITS, total: 3, isWeak: true });
  const { dialog, field } = openOverlay(backend);
  await act(async () => void fireEvent.input(field, { target: { value: 'xyzzy' } }));
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(selected()).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(dialog.open).toBe(true);
  fireEvent.keyDown(field, { key });
  expect(selected()).toEqual([expect.stringContaining(row)]);
});
