import { commandOf } from '../../../src/run/sandbox/run-sql';

test.each([
  ['create policy "Read" on quotes using (true)', 'CREATE', 'CREATE POLICY'],
  ['create or replace function one() returns int', 'CREATE', 'CREATE FUNCTION'],
  ['create unique index on quotes (id)', 'CREATE', 'CREATE INDEX'],
  ['drop table quotes', 'DROP', 'DROP TABLE'],
  ['select 1', 'SELECT', 'SELECT'],
])('the command of %s', (sql, command, expected) => {
  expect(commandOf(sql, command)).toBe(expected);
});
