import { isDatabaseTypes, TypesError } from '../../../src/run/playground/read-types';
import { typesToSql } from '../../../src/run/playground/types-to-sql';
import { runSqlOutside } from '../sandbox/sql-outside';
import { DATABASE_TYPES } from './database-types';

const CUT_OFF = DATABASE_TYPES.slice(0, DATABASE_TYPES.indexOf('score?'));

const { sql, tables } = typesToSql(DATABASE_TYPES);

test('tables, enums, composite types, and foreign keys become SQL', () => {
  expect(tables).toBe(5);
  expect(sql.slice(sql.indexOf('\n\n') + 2)).toBe(`create schema if not exists private;

create type mood as enum ('happy', 'it''s raining', 'not "sad"');

create type very_long_enum_name as enum ('the first value of an enum that is too long for one line', 'the second value');

create type address as (
  city text,
  zip numeric
);

create table private.keys (
  secret text not null
);

create table authors (
  address address,
  bio jsonb default '{}' not null,
  id text default gen_random_uuid(),
  is_active boolean default false not null,
  mood mood default 'happy' not null,
  name text,
  "order" numeric not null,
  "pen-names" text[] default '{}' not null,
  score numeric default 0 not null,
  primary key (id)
);

create table books (
  author_id text not null,
  id bigint generated always as identity,
  kind text check (kind in ('novel', 'poem')),
  parent bigint,
  search text default '' not null,
  serial numeric default 0 not null,
  primary key (id)
);

create table covers (
  book_id bigint not null,
  page numeric not null,
  title text default '' not null,
  unique (book_id)
);

create table empty ();

alter table books add constraint books_author_id_fkey
  foreign key (author_id) references authors (id);

alter table books add constraint books_parent_fkey
  foreign key (parent) references books (id);

alter table covers add constraint covers_book_id_fkey
  foreign key (book_id) references books (id);
`);
});

test('the SQL starts with a comment that says what types do not contain', () => {
  expect(sql).toMatch(/^-- Created from database\.types\.ts\. Types have no policies/);
});

test('the SQL runs in Postgres, and the tables accept rows', () => {
  const insert = `
    insert into authors ("order") values (1), (2);
    insert into books (author_id) select id from authors;
    insert into covers (book_id, page) select id, 1.5 from books;
    select count(*)::int from covers join books on book_id = books.id join authors on author_id = authors.id;`;
  const [run] = runSqlOutside([sql + insert]);
  expect(run!.outputs.filter(({ kind }) => kind === 'error')).toEqual([]);
  expect(run!.outputs.at(-1)).toMatchObject({ rows: [{ count: 2 }] });
  expect(run!.tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['authors', 'books', 'covers', 'empty', 'keys']),
  );
});

test.each([
  [
    'the interface of older versions',
    'export interface Database {\n  public: { Tables: {} }\n}',
    true,
  ],
  ['types without Database', 'export type Json = string', true],
  ['SQL', 'create table database (export type);', false],
  ['SQL with a comment', '-- export type Database\nselect 1', false],
])('%s', (_, code, expected) => {
  expect(isDatabaseTypes(code)).toBe(expected);
});

test.each([
  ['another type', 'type A = 1\nexport type Json = string', 1],
  ['a file that is cut off', CUT_OFF, CUT_OFF.split('\n').length],
  [
    'a conditional type',
    'export type Database = {\n  public: {\n    a: A extends B ? 1 : 2\n  }\n}',
    3,
  ],
  ['an unknown escape', 'export type Database = {\n  public: "\\x41"\n}', 2],
  ['a method', 'export type Database = {\n  public(): void\n}', 2],
])('%s is an error at its line', (_, code, line) => {
  expect(() => typesToSql(code)).toThrow(new TypesError(line));
});
