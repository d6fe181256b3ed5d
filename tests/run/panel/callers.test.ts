import { callersOf, firstCaller, policyQuery } from '../../../src/run/panel/callers';
import { javascriptExample, sqlExample } from '../../fixtures/fake-engine';

const users = ['ada@example.com', 'grace.hopper@example.com'];
const labels = (example: ReturnType<typeof sqlExample>) =>
  callersOf({ ...example, setup: { ...example.setup, users } }).map(({ label }) => label);

test('callers are roles, and users by first name', () => {
  expect(labels(javascriptExample('1', ''))).toEqual(['anon', 'Ada', 'Grace', 'service_role']);
  expect(labels(sqlExample('1', ''))).toEqual(['anon', 'Ada', 'Grace', 'service_role', 'postgres']);
});

test.each([
  ['create policy "Read" on quotes for select using (true)', 'select * from quotes'],
  ['CREATE POLICY read\nON public.quotes', 'select * from public.quotes'],
  ['alter policy "A b" on "My schema"."My table" to anon', 'select * from "My schema"."My table"'],
  ['alter table quotes enable row level security', 'select * from quotes'],
  ['drop policy "Read" on quotes', undefined],
])('the query of %j is %j', (sql, query) => {
  expect(policyQuery(sql)).toBe(query);
});

const policy = 'create policy "Read" on quotes for select using (true);';

test.each([
  [policy, 'ada@example.com'],
  [
    'alter table quotes enable row level security; grant select on quotes to anon;',
    'ada@example.com',
  ],
  ['create table quotes (); alter table quotes enable row level security;', 'postgres'],
  [`${policy} set role anon; select * from quotes;`, 'anon'],
  [`${policy} SET LOCAL ROLE anon; select 1; set role authenticated;`, 'ada@example.com'],
  [`${policy} set role anon; reset role;`, 'anon'],
  [`${policy} set role service_role;`, 'service_role'],
  [`${policy} set role moderator;`, 'ada@example.com'],
])('the first query after %j is as %s', (sql, expected) => {
  const example = sqlExample('1', sql);
  const options = callersOf({ ...example, setup: { ...example.setup, users } });
  const caller = firstCaller(sql, options);
  expect('email' in caller ? caller.email : caller.role).toBe(expected);
});
