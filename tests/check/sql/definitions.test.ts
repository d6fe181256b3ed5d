import type { CheckInput } from '../../../src/check/runner/check';
import { definitions } from '../../../src/check/sql/definitions';
import type { Sample } from '../../../src/node/examples/sample';
import { sample } from '../runner/check-sample';

const TABLE = 'create table public.orders (id int);';

const guide = (name: string, code: string, more: Partial<Sample> = {}) =>
  sample('sql', code, {
    file: `content/guides/${name}.mdx`,
    page: `content/guides/${name}.mdx`,
    ...more,
  });

async function found(samples: Sample[], wanted = (_file: string) => true) {
  const input: Partial<CheckInput> = { allSamples: samples, wanted };
  const { diagnostics } = await definitions.run(input as CheckInput);
  return diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a table that two guides create differently is reported with both places', async () => {
  const samples = [guide('a', TABLE), guide('b', '\ncreate table orders (id bigint);')];
  expect(await found(samples)).toEqual([
    'content/guides/b.mdx:12 content/guides/a.mdx:11 also creates the table orders, but differently',
  ]);
  expect(await found(samples, (file) => file.endsWith('a.mdx'))).toEqual([
    'content/guides/a.mdx:11 content/guides/b.mdx:12 also creates the table orders, but differently',
  ]);
  expect(await found(samples, () => false)).toEqual([]);
});

test('a table that two guides create alike is reported', async () => {
  expect(await found([guide('a', TABLE), guide('b', TABLE)])).toEqual([
    'content/guides/b.mdx:11 content/guides/a.mdx:11 also creates the table orders',
  ]);
});

const PART = { file: 'content/parts/orders-table.md' };

test.each<[string, Sample[]]>([
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
])('accepts %s', async (_, samples) => {
  expect(await found(samples)).toEqual([]);
});
