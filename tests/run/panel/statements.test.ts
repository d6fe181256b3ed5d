import { isAboutRows, isReadOnly } from '../../../src/run/panel/statements';

test.each([
  ['select 1', true],
  ['-- Counts rows\nselect count(*) from a;\ntable a;', true],
  ['/* insert */ explain select 1', true],
  ['select 1; insert into a values (1)', false],
  ['with x as (delete from a returning *) select * from x', false],
  ['create table a ()', false],
])('"%s" only reads: %s', (sql, expected) => {
  expect(isReadOnly(sql)).toBe(expected);
});

test.each([
  ['insert into a values (1); select * from a', true],
  ['with x as (delete from a returning *) select * from x', true],
  ['create table a ()', false],
  ['grant select on a to anon', false],
])('"%s" is about rows: %s', (sql, expected) => {
  expect(isAboutRows(sql)).toBe(expected);
});
