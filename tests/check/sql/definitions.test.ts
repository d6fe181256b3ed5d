import type { CheckInput } from '../../../src/check/runner/check';
import { definitions } from '../../../src/check/sql/definitions';
import type { Example } from '../../../src/node/examples/example';
import { example } from '../runner/check-example';

const TABLE = 'create table public.orders (id int);';

const guide = (name: string, code: string, more: Partial<Example> = {}) =>
  example('sql', code, {
    file: `content/guides/${name}.mdx`,
    page: `content/guides/${name}.mdx`,
    ...more,
  });

async function found(examples: Example[], wanted = (_file: string) => true) {
  const input: Partial<CheckInput> = { allExamples: examples, wanted };
  const { diagnostics } = await definitions.run(input as CheckInput);
  return diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a table that two guides create differently is reported with both places', async () => {
  const examples = [guide('a', TABLE), guide('b', '\ncreate table orders (id bigint);')];
  expect(await found(examples)).toEqual([
    'content/guides/b.mdx:12 content/guides/a.mdx:11 also creates the table orders, but differently',
  ]);
  expect(await found(examples, (file) => file.endsWith('a.mdx'))).toEqual([
    'content/guides/a.mdx:11 content/guides/b.mdx:12 also creates the table orders, but differently',
  ]);
  expect(await found(examples, () => false)).toEqual([]);
});

test('a table that two guides create alike is reported', async () => {
  expect(await found([guide('a', TABLE), guide('b', TABLE)])).toEqual([
    'content/guides/b.mdx:11 content/guides/a.mdx:11 also creates the table orders',
  ]);
});

const PART = { file: 'content/parts/orders-table.md' };

test.each<[string, Example[]]>([
  ['different names', [guide('a', TABLE), guide('b', 'create table items (id int);')]],
  ['different schemas', [guide('a', TABLE), guide('b', 'create table shop.orders (id int);')]],
  ['a shared part', [guide('a', TABLE, PART), guide('b', TABLE, PART)]],
  ['a part that a guide repeats', [guide('a', TABLE, PART), guide('b', TABLE)]],
  [
    'repeatable statements',
    [guide('a', 'create schema if not exists a;'), guide('b', 'create schema if not exists a;')],
  ],
  [
    'functions with other parameters',
    [
      guide('a', "create function f(a int) returns int language sql as 'select 1';"),
      guide('b', "create function f(a text) returns int language sql as 'select 2';"),
    ],
  ],
  ['dropped tables', [guide('a', TABLE), guide('b', `drop table if exists orders;\n${TABLE}`)]],
  ['tables that are rolled back', [guide('a', TABLE), guide('b', `begin;\n${TABLE}\nrollback;`)]],
  ['temporary tables', [guide('a', TABLE), guide('b', 'create temp table orders (id text);')]],
  ['unverified SQL', [guide('a', TABLE), guide('b', 'create table orders ();', { optOut: 'x' })]],
])('accepts %s', async (_, examples) => {
  expect(await found(examples)).toEqual([]);
});
