import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { searchBackend } from '../../../src/search/client/backend';
import { ErrorResults } from '../../../src/search/ErrorResults';
import { HIT_LIST_TEXT } from '../../../src/lib/strings/search';
import { cannedBackend, cannedHit, completeDom, openOverlay } from './canned';

jest.mock('../../../src/search/client/backend', () => ({ searchBackend: jest.fn() }));

const ROW = 'permission denied for table\nThe role has no grant.\nGrant the privilege.';
const HITS = ['a', 'b', 'c', 'd'].map((id) =>
  cannedHit(id, 'content', ['Errors', 'Postgres', id], ROW),
);

beforeAll(completeDom);

test('the best hit shows the cause and the fix of an error, and the others only the cause', async () => {
  const { field } = openOverlay(cannedBackend(HITS));
  await act(async () => {
    fireEvent.input(field, { target: { value: 'denied' } });
  });
  const rows = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(rows[0]).toContain(`${HIT_LIST_TEXT.cause} The role has no grant.`);
  expect(rows[0]).toContain(`${HIT_LIST_TEXT.fix} Grant the privilege.`);
  expect(rows[1]).toContain(HIT_LIST_TEXT.cause);
  expect(rows[1]).not.toContain(HIT_LIST_TEXT.fix);
});

test('a hit in an example shows its code, which is not read as an error', async () => {
  const code = 'await client\n.from(table)\n.upsert(row)';
  const hit = { ...cannedHit('e', 'content', ['Guides', 'Import'], code), isCode: true };
  const { field } = openOverlay(cannedBackend([hit]));
  await act(async () => {
    fireEvent.input(field, { target: { value: 'upsert' } });
  });
  const [row] = await screen.findAllByRole('option');
  expect(row!.querySelector('code')).not.toBeNull();
  expect(row!.textContent).not.toContain(HIT_LIST_TEXT.cause);
});

test('the page of error codes searches for what identifies a pasted error, and asks for three sections', async () => {
  const backend = cannedBackend(HITS);
  const search = jest.spyOn(backend, 'search');
  (searchBackend as jest.Mock).mockReturnValue(backend);
  const field = createRef<HTMLTextAreaElement>();
  render(
    <>
      <textarea ref={field} />
      <ErrorResults field={field} />
    </>,
  );
  expect(searchBackend).not.toHaveBeenCalled();
  const value = '{"code":"42501","message":"permission denied for table cities"}';
  await act(async () => {
    fireEvent.input(field.current!, { target: { value } });
  });
  expect(search.mock.calls[0]![0].query).toBe('42501 permission denied for table cities');
  expect(search.mock.calls[0]![0].limit).toBe(3);
  const links = await screen.findAllByRole('link');
  expect(links[0]!.textContent).toContain(HIT_LIST_TEXT.fix);
});
