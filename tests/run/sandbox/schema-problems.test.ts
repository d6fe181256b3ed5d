import { readFileSync } from 'node:fs';
import { PROBLEM_PAGES } from '../../../src/run/playground/SchemaProblems';
import { runSqlOutside } from './sql-outside';
import type { SqlRun } from './sql-outside';

const SECURED = `create table quotes (id int primary key, body text);
  alter table quotes enable row level security;`;
const GRANTED = `${SECURED}
  grant select, insert, update on quotes to anon, authenticated;`;
const AUTHORS = `create table private.authors (id int primary key, name text, unique (id, name));`;

const CASES: [rule: string, sql: string, problems: string[]][] = [
  ['a table without RLS', 'create table quotes ()', ['rls quotes']],
  [
    'a partitioned table without RLS',
    'create table quotes (a int) partition by list (a)',
    ['rls quotes'],
  ],
  ['a view', 'create view numbers as select 1 as one', []],
  ['a table that the API does not expose', 'create table private.quotes ()', []],
  ['a table with RLS', SECURED, []],
  ['a policy that some pass', `${GRANTED} create policy "Read" on quotes using (id > 0)`, []],
  ['using (false)', `${GRANTED} create policy "Read" on quotes using (false)`, ['never Read']],
  [
    'with check (false)',
    `${GRANTED} create policy "Add" on quotes for insert with check (false);
     create policy "Change" on quotes for update using (true) with check (false)`,
    ['never Add', 'never Change'],
  ],
  [
    'a policy for all commands that only reading passes',
    `${GRANTED} create policy "Read" on quotes using (true) with check (false)`,
    [],
  ],
  [
    'a policy for everyone without a grant to an API role',
    `${SECURED} create policy "Read" on quotes for select using (true)`,
    ['grant Read'],
  ],
  [
    'a grant for another command',
    `${GRANTED} create policy "Remove" on quotes for delete using (true)`,
    ['grant Remove'],
  ],
  [
    'a grant to another role',
    `${SECURED} grant select on quotes to authenticated;
     create policy "Read" on quotes for select to anon using (true)`,
    ['grant Read'],
  ],
  [
    'a grant on a column',
    `${SECURED} grant select (body) on quotes to anon;
     create policy "Read" on quotes for select to anon, authenticated using (true)`,
    [],
  ],
  [
    'a schema that the roles cannot use',
    `create table private.quotes (); alter table private.quotes enable row level security;
     grant select on private.quotes to anon;
     create policy "Read" on private.quotes for select to anon using (true)`,
    ['grant Read'],
  ],
  [
    'a foreign key without an index',
    `${AUTHORS} create table private.quotes (author int references private.authors)`,
    ['index quotes_author_fkey'],
  ],
  [
    'a foreign key with an index',
    `${AUTHORS} create table private.quotes (author int references private.authors);
     create index on private.quotes (author)`,
    [],
  ],
  [
    'a foreign key whose columns are in another order in the index',
    `${AUTHORS} create table private.quotes (author int, name text, id int,
       foreign key (author, name) references private.authors (id, name));
     create index on private.quotes (name, author, id)`,
    [],
  ],
  [
    'a foreign key that is not first in an index, or in a partial one',
    `${AUTHORS} create table private.quotes (author int references private.authors, id int);
     create index on private.quotes (id, author);
     create index on private.quotes (author) where id > 0`,
    ['index quotes_author_fkey'],
  ],
];

const DUMP = `--
-- PostgreSQL database dump
--

\\restrict abc

SET statement_timeout = 0;
SET client_encoding = 'UTF8';
SELECT pg_catalog.set_config('search_path', '', false);

CREATE EXTENSION IF NOT EXISTS pg_not_here WITH SCHEMA extensions;

CREATE TABLE public.quotes (
    id bigint NOT NULL,
    body text DEFAULT '\\.'::text
);

ALTER TABLE public.quotes OWNER TO postgres;

COPY public.quotes (id, body) FROM stdin;
1	It's; a test
\\.

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_pkey PRIMARY KEY (id);

\\unrestrict abc
`;

const FAILING = 'create table a (); table b; create table c ()';

const [dump, failing, ...runs] = runSqlOutside([
  ...[DUMP, FAILING],
  ...CASES.map(([, sql]) => `create schema private; ${sql}`),
]) as [SqlRun, SqlRun, ...SqlRun[]];

test.each(CASES.map(([name, , problems], index) => [name, problems, runs[index]!] as const))(
  'the problems of %s: %j',
  (_, problems, { isDone, tables }) => {
    expect(isDone).toBe(true);
    const found = tables.flatMap((table) => table.problems);
    expect(found.map(({ rule, name }) => `${rule} ${name}`)).toEqual(problems);
  },
);

test.each(Object.values(PROBLEM_PAGES))('the section %s exists', (page) => {
  const [path, id] = page.split('#');
  const headings = readFileSync(`content${path}.mdx`, 'utf8').match(/^#{2,} .*$/gm)!;
  const idOf = (heading: string) => heading.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-');
  expect(headings.filter((line) => line.includes(`[#${id}`) || idOf(line) === id)).toHaveLength(1);
});

test('a dump runs to its end without what only psql understands, and reports the statements that fail', () => {
  expect(dump.isDone).toBe(true);
  expect(dump.outputs).toMatchObject([{ kind: 'error', line: 11 }]);
  expect(dump.outputs).toHaveLength(1);
  expect(dump.tables.map(({ name, problems }) => [name, problems.length])).toEqual([['quotes', 1]]);
});

test('other SQL ends at the first error', () => {
  expect(failing.isDone).toBe(false);
  expect(failing.tables.map(({ name }) => name)).toEqual(['a']);
});
