import { act, fireEvent } from '@testing-library/react';
import type { SearchField } from '../../../src/page/search-dialog';
import { cannedBackend, completeDom, openOverlay } from './canned';

const ERROR = `{\n  "code": "42501",\n  "message": "permission denied for table cities", "hint": null\n}`;
const SIGNATURE = '42501 permission denied for table cities';
const oneLine = (text: string) => text.replace(/\n/g, '');

beforeAll(completeDom);

/** Returns the text in the field and the queries. */
async function pasteAndSearch(pasted: string, value: string) {
  const backend = cannedBackend([]);
  const search = jest.spyOn(backend, 'search');
  const field: SearchField = openOverlay(backend).field;
  await act(async () => {
    field.pasted = pasted;
    fireEvent.input(field, { target: { value } });
  });
  const queries = search.mock.calls.map(([{ query }]) => query);
  expect(field.pasted).toBeUndefined();
  return { value: field.value, queries: [...new Set(queries)] };
}

test.each([
  ['a long error', ERROR, oneLine(ERROR).slice(0, 64), SIGNATURE],
  ['with spaces for line breaks', ERROR, ERROR.replace(/\n/g, ' ').slice(0, 64), SIGNATURE],
  [
    'several short lines',
    'Error: Bad token\n  at a.js:1',
    'Error: Bad token  at a.js:1',
    'Bad token',
  ],
])('%s that is pasted is reduced to its signature', async (_, pasted, value, signature) => {
  expect(await pasteAndSearch(pasted, value)).toEqual({ value: signature, queries: [signature] });
});

test.each([
  ['a short text', 'PGRST116: no rows', 'PGRST116: no rows'],
  ['a text with a line break at its end', 'bucket policy\n', 'bucket policy'],
  ['a text after another one', ERROR, `why ${oneLine(ERROR)}`.slice(0, 64)],
  ['a text that the reader has changed', ERROR, '{ "code": "42501'],
])('%s stays as it is', async (_, pasted, value) => {
  expect(await pasteAndSearch(pasted, value)).toEqual({ value, queries: [value] });
});

test('on a reference page, a pasted error is searched in everything', async () => {
  const backend = cannedBackend([]);
  const search = jest.spyOn(backend, 'search');
  const field: SearchField = openOverlay(backend, 'reference_cli').field;
  const levels = () => search.mock.calls.map(([{ level }]) => level);
  await act(async () => fireEvent.input(field, { target: { value: 'db push' } }));
  expect(levels().at(-1)).toBe('reference_cli');
  await act(async () => {
    field.pasted = ERROR;
    fireEvent.input(field, { target: { value: oneLine(ERROR).slice(0, 64) } });
  });
  expect(search.mock.calls.at(-1)![0]).toMatchObject({ query: SIGNATURE, level: undefined });
});
