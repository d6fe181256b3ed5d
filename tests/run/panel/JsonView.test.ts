import { jsonTokens } from '../../../src/run/panel/JsonView';

test.each([
  [{ a: [1, -2.5e3, null, true], 'b "c"': 'd: e' }],
  ['text with "quotes" and \\ slashes'],
  [[]],
  [null],
])('the tokens of %j are its text', (value) => {
  const json = JSON.stringify(value, null, 2);
  expect(
    jsonTokens(json)
      .map(({ text }) => text)
      .join(''),
  ).toBe(json);
});

test('keys, strings, and constants have a kind', () => {
  const kinds = jsonTokens('{"a": "b", "c": [1, false]}').filter(({ kind }) => kind);
  expect(kinds.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'key "a"',
    'string "b"',
    'key "c"',
    'constant 1',
    'constant false',
  ]);
});
