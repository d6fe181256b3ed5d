import { callersOf, policyQuery } from '../../../src/run/panel/callers';
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
