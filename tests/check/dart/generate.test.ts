import { Library } from '../../../src/check/dart/library';
import { parseType } from '../../../src/check/dart/types';
import { generate } from '../../../src/check/upstream/dart/generate';

const parameter = (name: string, type: string, kind: string, required: boolean) => ({
  name,
  type,
  kind,
  required,
});
const FACTS = {
  version: 'supabase_flutter 9.0.0',
  source: {
    packages: [{ repo: 'supabase/supabase-flutter', commit: 'abc' }],
    released: '2026-08-14',
  },
  classes: [
    {
      name: 'Rows',
      type_params: 'T extends Object',
      extends: 'Base<Map<String, T>> with Mixin',
      implements: 'A, B<C, D>',
      fields: [
        { name: 'count', type: 'int?' },
        { name: 'debug', type: 'bool', internal: true },
        { name: 'none', type: 'Rows', static: true },
      ],
      getters: [{ name: 'first', type: 'T' }],
      constructors: [
        { name: 'Rows', params: [] },
        { name: 'Rows.of', params: [parameter('items', 'List<T>', 'positional', true)] },
      ],
      methods: [
        {
          name: 'page',
          returns: 'Future<R>',
          type_params: '<R>',
          params: [
            parameter('from', 'int', 'positional', true),
            parameter('to', 'int?', 'optional_positional', false),
          ],
        },
        {
          name: 'sort',
          returns: 'void',
          params: [
            parameter('column', 'String', 'named', true),
            parameter('by', 'int Function(T a, T b)?', 'named', false),
          ],
        },
      ],
    },
    { name: 'Secret', exported: false, methods: [] },
  ],
  extensions: [{ name: 'More', on: 'Rows', methods: [{ name: 'last', returns: 'T', params: [] }] }],
  enums: [{ name: 'Kind', values: [{ name: 'all' }, { name: 'some' }] }],
  typedefs: [
    { name: 'Row', definition: 'Map<String, dynamic>' },
    { name: 'Callback', definition: 'void Function()' },
    { name: 'Callback', definition: 'int Function()' },
  ],
  functions: [
    { name: 'decode', returns: 'Row', params: [parameter('a', 'String', 'positional', true)] },
  ],
};

test('a table has the public names of a release, with signatures as types', () => {
  expect(generate(FACTS, '9.0.0')).toEqual({
    $source: {
      source: 'supabase/supabase-flutter at abc',
      version: 'supabase_flutter 9.0.0',
      date: '2026-08-14',
    },
    types: {
      Kind: { values: ['all', 'some'] },
      Rows: {
        generics: 'T',
        supertypes: ['Base<Map<String, T>>', 'Mixin', 'A', 'B<C, D>'],
        members: {
          count: 'int?',
          first: 'T',
          last: 'T Function()',
          page: 'Future<R> Function<R>(int from, [int? to])',
          sort: 'void Function({required String column, int Function(T a, T b)? by})',
        },
        statics: {
          new: 'Rows<T> Function()',
          of: 'Rows<T> Function(List<T> items)',
          none: 'Rows',
        },
      },
      Secret: { hidden: true },
    },
    typedefs: { Row: 'Map<String, dynamic>' },
    functions: { decode: 'Row Function(String a)' },
  });
});

test('facts about a different release are rejected', () => {
  expect(() => generate(FACTS, '8.0.0')).toThrow('These facts describe supabase_flutter 9.0.0');
});

test("a class that isn't exported can't be named, but its members are known", () => {
  const library = new Library(generate(FACTS, '9.0.0'));
  expect(library.named('Secret')).toBeUndefined();
  expect(library.declares(parseType('Secret'))).toBe(true);
});

test.each([
  ['Map<String, List<int?>>?', { name: 'Map', nullable: true }],
  ['(int, {String a})', { name: 'dynamic' }],
  ['Function?', { name: 'Function', nullable: true }],
  ['void Function()?', { name: 'Function', nullable: true }],
  ['Future<void> Function() Function(int a)', { name: 'Function', nullable: false }],
])('%s is parsed', (text, type) => {
  expect(parseType(text)).toMatchObject(type);
});

test('the parameters of a function type are parsed', () => {
  const { call } = parseType(
    'T Function<T>(int a, [Object? b], {required String c, void Function(T) d})',
  );
  expect(call?.generics).toEqual(['T']);
  expect(call?.positional.map(({ type, required }) => [type.name, required])).toEqual([
    ['int', true],
    ['Object', false],
  ]);
  expect([...call!.named].map(([name, { type, required }]) => [name, type.name, required])).toEqual(
    [
      ['c', 'String', true],
      ['d', 'Function', false],
    ],
  );
});
