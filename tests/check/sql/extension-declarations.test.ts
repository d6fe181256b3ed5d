import { join } from 'node:path';
import { DECLARED_EXTENSIONS } from '../../../src/run/engine/texts';
import { readSourceFiles } from '../../../src/node/sources/source-files';
import { NO_SETUP } from '../../../src/run/engine/setup';
import { createReport } from '../../../src/check/runner/verification-report';
import { example } from '../runner/check-example';
import { checkOutside } from '../runner/check-outside';
import type { OutsideResult } from '../runner/check-outside';

const TABLES = {
  ...NO_SETUP,
  sql: ['create table countries (name text); create table quotes (id bigint);'],
};

const ROOT = join(__dirname, '../../..');
const EXTENSIONS = [...DECLARED_EXTENSIONS.keys()];

const notify = (call: string) => `create function public.notify()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  answer bigint;
begin
  answer := ${call};
  return new;
end;
$$;

create trigger notify after insert on public.countries
for each row execute function public.notify();`;

const TYPED: [string, string][] = [
  ['a call', `select net.http_get(url := 'https://example.com', timeout_milliseconds := 10);`],
  ['an extension that is enabled by default', `select vault.create_secret('secret', 'name');`],
  ['a type with its modifier', 'create table a (b extensions.geography(point, 4326));'],
  ['an operator', `select * from countries where name &@~ 'a';`],
  ['an access method', 'create index on countries using pgroonga (name);'],
  [
    'the command of a job',
    `select cron.schedule('a', '0 3 * * *', 'delete from public.countries');`,
  ],
  [
    'a function body',
    notify(`net.http_post(url := 'a', body := jsonb_build_object('name', new.name))`),
  ],
  [
    'a view on a declared table',
    `create view a as select jobname from cron.job;\nselect jobname from a;`,
  ],
];

const ERRORS: [string, string, string][] = [
  [
    'an unknown function',
    `select 1;\nselect\n  net.http_gett(url := 'a');`,
    '13:7 Function net.http_gett(url => unknown) does not exist',
  ],
  [
    'a wrong argument name',
    `select 1;\nselect net.http_get(uri := 'a');`,
    '12:12 Function net.http_get(uri => unknown) does not exist',
  ],
  [
    'a wrong argument type',
    `select net.http_get('a', 1);`,
    '11:12 Function net.http_get(unknown, integer) does not exist',
  ],
  [
    'an unknown column',
    'select jobid,\n  name\nfrom cron.job;',
    '12:7 Column "name" does not exist',
  ],
  [
    'an unknown operator class',
    'create extension rum with schema extensions;\ncreate index on quotes using rum (id rum_ops);',
    '12:5 Operator class "rum_ops" does not exist for access method "rum"',
  ],
  [
    'an unknown geometry type',
    'create table a (b extensions.geometry(pont));',
    '11:23 Invalid geometry type modifier: pont',
  ],
  [
    'an unknown name in the command of a job',
    `select 1;\nselect cron.schedule('a', '0 3 * * *', 'delete from nations');`,
    '12:5 Relation "nations" does not exist',
  ],
  [
    'an unknown name in a function body',
    notify(`net.http_post(url := 'a', body := to_jsonb(new.nam))`),
    '19:60 Variable "new" has no such field',
  ],
];

const PARSED: [string, string, string][] = [
  [
    'a PLV8 body',
    'create function a() returns int language plv8 as $$ return 1 $$;',
    "extension plv8 isn't in PGlite",
  ],
  [
    'an error from the extension',
    `select cron.unschedule('a');\n-- error: could not find valid entry`,
    'it depends on what extension pg_cron does',
  ],
  [
    'a value from the extension',
    `select 1 / extensions.st_x(extensions.st_point(1, 2))::integer;`,
    'it depends on what extension postgis does',
  ],
  [
    'a body with dynamic queries',
    `create function a() returns void language plpgsql as $$
    begin execute 'select net.http_get(''a'')'; end $$;`,
    'types in its PL/pgSQL body are only known when it is called',
  ],
];

let result: OutsideResult;

const page = (file: string, code: string) =>
  example('sql', code, { setup: TABLES, id: file, file, page: file });

beforeAll(() => {
  result = checkOutside('sql', [
    ...EXTENSIONS.map((name) => page(name, `create extension ${name};\ndrop extension ${name};`)),
    ...TYPED.map(([name, code]) => page(name, code)),
    ...ERRORS.map(([name, code]) => page(name, code)),
    ...PARSED.map(([name, code]) => page(name, code)),
  ]);
});

describe.each(['pgroonga', 'rum'])('the declarations of %s', (extension) => {
  const declarations = DECLARED_EXTENSIONS.get(extension)!;
  const texts = readSourceFiles(ROOT).files.map(({ text }) => text);
  const examples = texts
    .filter((text) => new RegExp(`\\b${extension}\\b`).test(text))
    .flatMap((text) => text.match(/^ *```sql[\s\S]*?```/gm) ?? [])
    .join('\n');
  const namesIn = (text: string): string[] =>
    text.match(new RegExp(`\\b${extension}_\\w+`, 'g')) ?? [];

  test('include each name in the examples', () => {
    expect(namesIn(declarations)).toEqual(expect.arrayContaining(namesIn(examples)));
  });

  test('include only names that examples or other declarations use', () => {
    // Index columns without an operator class use the default one.
    const named = namesIn(declarations.replace(/create operator class \w+\s+default/g, ''));
    const isUnused = (name: string, _: number, all: string[]) =>
      all.filter((other) => other === name).length === 1 && !namesIn(examples).includes(name);
    expect(named.filter(isUnused)).toEqual([]);
  });

  test('include only operators that examples use', () => {
    const operators = [...declarations.matchAll(/create operator (\S+) \(/g)].map(
      ([, name]) => name,
    );
    expect(operators.filter((name) => !examples.includes(` ${name} `))).toEqual([]);
  });
});

test.each(EXTENSIONS)('%s can be created and dropped', (name) => {
  expect(result.found[name]).toBeUndefined();
  expect(result.proofs[name]).toBe('typed');
});

test.each(TYPED)('types %s', (name) => {
  expect(result.found[name]).toBeUndefined();
  expect(result.proofs[name]).toBe('typed');
});

test.each(ERRORS)('finds %s', (name, _, message) => {
  expect(result.found[name]).toEqual([message]);
  expect(result.proofs[name]).toBeUndefined();
});

test.each(PARSED)('only parses %s', (name, _, reason) => {
  expect(result.found[name]).toBeUndefined();
  expect(result.proofs[name]).toBe('parsed');
  expect(result.remarks.find((remark) => remark.includes(`${name}:11`))).toContain(reason);
});

test('the report says that examples ran on declarations', () => {
  const lock = '{"packages":{"node_modules/@electric-sql/pglite":{"version":"0.5.16"}}}';
  const report = {
    examples: [example('sql', 'a')],
    unread: [],
    verifiedBy: new Map<string, string>(),
  };
  const { [report.examples[0]!.page]: page } = createReport(
    { ...report, proofs: new Map([['a', 'typed']]) },
    lock,
    [],
  );
  expect(Object.keys(page!.typed!)).toEqual([
    'Postgres in PGlite 0.5.16, on the declarations of the extension',
  ]);
});
