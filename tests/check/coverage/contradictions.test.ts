import { compareEntries } from '../../../src/check/coverage/contradictions';
import type { WrittenEntry } from '../../../src/check/coverage/spec-entries';

function messages(entries: Partial<WrittenEntry>[]): string[] {
  const found: string[] = [];
  const report = (path: PropertyKey[], message: string) =>
    found.push(`${path.join('.')} ${message}`);
  compareEntries({ entries: entries as WrittenEntry[], report, diagnostics: [] });
  return found;
}

const entry = (id: string, title: string, value: string | undefined, description = 'Rows.') => ({
  id,
  title,
  parameters: [
    {
      name: 'options',
      properties: [{ name: 'limit', description, ...(value && { default: value }) }],
    },
  ],
});

test('a parameter with the same description and another default is reported', () => {
  expect(messages([entry('a', 'a()', '100'), entry('b', 'b()', '200')])).toEqual([
    '1.parameters.0.properties.0.default The default of "options.limit" is 200 here, but 100 in "a"',
  ]);
});

test('a parameter of the same call with another default is reported', () => {
  const entries = [entry('a', 'list()', '100'), entry('b', 'list()', '200', 'Files.')];
  expect(messages(entries)).toHaveLength(1);
});

test.each([
  ['the same default', [entry('a', 'a()', '100'), entry('b', 'b()', '100')]],
  ['another call and description', [entry('a', 'a()', '1'), entry('b', 'b()', '2', 'Files.')]],
  ['a default that one entry leaves out', [entry('a', 'a()', '1'), entry('b', 'b()', undefined)]],
])('accepts %s', (_, entries) => {
  expect(messages(entries)).toEqual([]);
});
