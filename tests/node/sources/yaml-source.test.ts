import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { readYaml } from '../../../src/node/sources/yaml-source';

const read = (text: string) => readYaml('a.yml', text);
const list = (text: string) => read(text).diagnostics.map(formatDiagnostic);

test('anchors and aliases are errors, so no file can multiply its size', () => {
  const { data, diagnostics } = read('a: &a [x, x]\nb: [*a, *a]');
  expect(diagnostics.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 YAML reads &a as the name of the value',
    '2 *a refers to another value',
    '2 *a refers to another value',
  ]);
  expect(data).toBeUndefined();
});

test.each([
  ['__proto__: 1', '1:1', '__proto__'],
  ['a:\n  constructor: 1', '2:3', 'constructor'],
  ['a: [{ "prototype": 1 }]', '1:7', 'prototype'],
  ['c:\n  <<: { b: 1 }', '2:3', '<<'],
])('%j contains a forbidden key', (text, place, key) => {
  expect(list(text)).toEqual([
    expect.stringContaining(`a.yml:${place}  yaml  The key "${key}" isn't allowed  →  `),
  ]);
});

test.each([
  ['a: 2024-01-02', '1:4', '2024-01-02'],
  ['a:\n  - b\n  - 2024-1-2', '3:5', '2024-1-2'],
  ['a: 2024-01-02T10:00:00Z', '1:4', '2024-01-02T10:00:00Z'],
])('%j contains an unquoted date', (text, place, date) => {
  expect(list(text)).toEqual([
    `a.yml:${place}  yaml  ${date} looks like a date  →  put it in quotes`,
  ]);
});

test.each([
  ['a quoted date', 'a: "2024-01-02"', { a: '2024-01-02' }],
  ['a date in a block', 'a: |-\n  2024-01-02', { a: '2024-01-02' }],
  ['yes, which is a string in YAML 1.2', 'a: yes', { a: 'yes' }],
  ['an empty file', '', null],
])('%s is valid', (_, text, data) => {
  expect(list(text)).toEqual([]);
  expect(read(text).data).toEqual(data);
});

test('all errors in a file are reported', () => {
  expect(list('a: 1\na: 2\n__proto__: 1\nb: 2024-01-02')).toHaveLength(3);
});

test.each([
  ['brackets', `a:\n  ${'['.repeat(100)}1${']'.repeat(100)}`, 2],
  ['brackets that exceed the stack', `a:\n  ${'['.repeat(15_000)}`, 2],
  ['braces', `a:\n  ${'{a: '.repeat(100)}1${'}'.repeat(100)}`, 2],
  ['dashes', `a:\n  ${'- '.repeat(8_000)}a`, 2],
  ['lines', Array.from({ length: 100 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'), 51],
])('values in too many %s are an error', (_, text, line) => {
  const diagnostics = read(text).diagnostics;
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The values are nested more than \d+ levels deep$/),
  ]);
  expect(diagnostics[0]!.line).toBe(line);
});
