import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createReport } from '../../../src/check/runner/verification-report';
import { sample } from '../runner/check-sample';
import { checkOutside } from '../runner/outside-jest';
import type { OutsideResult } from '../runner/outside-jest';

const EXTENSIONS = readdirSync(join(__dirname, '../../../src/check/extensions')).map((file) =>
  file.replace('.sql', ''),
);

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
  ['what is on from the start', `select vault.create_secret('secret', 'name');`],
  ['a type with its modifier', 'create table a (b extensions.geography(point, 4326));'],
  ['an operator', `select * from countries where name &@~ 'a';`],
  ['an access method', 'create index on countries using pgroonga (name);'],
  ['a command of a job', `select cron.schedule('a', '0 3 * * *', 'delete from public.countries');`],
  ['a body', notify(`net.http_post(url := 'a', body := jsonb_build_object('name', new.name))`)],
  [
    'what rests on a declaration',
    `create view a as select jobname from cron.job;\nselect jobname from a;`,
  ],
];

const FAULTS: [string, string, string][] = [
  [
    'an unknown function',
    `select 1;\nselect\n  net.http_gett(url := 'a');`,
    '13:7 Function net.http_gett(url => unknown) does not exist',
  ],
  [
    'a wrong name of an argument',
    `select 1;\nselect net.http_get(uri := 'a');`,
    '12:12 Function net.http_get(uri => unknown) does not exist',
  ],
  [
    'a wrong type of an argument',
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
    'an unknown kind of geometry',
    'create table a (b extensions.geometry(pont));',
    '11:23 Invalid geometry type modifier: pont',
  ],
  [
    'an unknown name in a command of a job',
    `select 1;\nselect cron.schedule('a', '0 3 * * *', 'delete from nations');`,
    '12:5 Relation "nations" does not exist',
  ],
  [
    'an unknown name in a body',
    notify(`net.http_post(url := 'a', body := to_jsonb(new.nam))`),
    '19:60 Variable "new" has no such field',
  ],
];

const PARSED: [string, string, string][] = [
  [
    'a body in plv8',
    'create function a() returns int language plv8 as $$ return 1 $$;',
    'extension plv8 is not in PGlite',
  ],
  [
    'an error of the extension',
    `select cron.unschedule('a');\n-- error: could not find valid entry`,
    'it depends on what extension pg_cron does',
  ],
  [
    'a value of the extension',
    `select 1 / extensions.st_x(extensions.st_point(1, 2))::integer;`,
    'it depends on what extension postgis does',
  ],
  [
    'a body that makes its queries',
    `create function a() returns void language plpgsql as $$
    begin execute 'select net.http_get(''a'')'; end $$;`,
    'types in its body in PL/pgSQL show only when it is called',
  ],
];

let result: OutsideResult;

const page = (file: string, code: string) => sample('sql', code, { id: file, file, page: file });

beforeAll(() => {
  result = checkOutside('sql', [
    ...EXTENSIONS.map((name) => page(name, `create extension ${name};\ndrop extension ${name};`)),
    ...TYPED.map(([name, code]) => page(name, code)),
    ...FAULTS.map(([name, code]) => page(name, code)),
    ...PARSED.map(([name, code]) => page(name, code)),
  ]);
});

test.each(EXTENSIONS)('%s comes and goes', (name) => {
  expect(result.found[name]).toBeUndefined();
  expect(result.proofs[name]).toBe('typed');
});

test.each(TYPED)('types %s', (name) => {
  expect(result.found[name]).toBeUndefined();
  expect(result.proofs[name]).toBe('typed');
});

test.each(FAULTS)('finds %s', (name, _, message) => {
  expect(result.found[name]).toEqual([message]);
  expect(result.proofs[name]).toBeUndefined();
});

test.each(PARSED)('only parses %s', (name, _, reason) => {
  expect(result.found[name]).toBeUndefined();
  expect(result.proofs[name]).toBe('parsed');
  expect(result.remarks.find((remark) => remark.includes(`${name}:11`))).toContain(reason);
});

test('the label names the declarations', () => {
  const lock = '{"packages":{"node_modules/@electric-sql/pglite":{"version":"0.5.16"}}}';
  const report = {
    samples: [sample('sql', 'a')],
    unread: [],
    verifiedBy: new Map<string, string>(),
  };
  const { [report.samples[0]!.page]: page } = createReport(
    { ...report, proofs: new Map([['a', 'typed']]) },
    lock,
    [],
  );
  expect(Object.keys(page!.typed!)).toEqual([
    'Postgres in PGlite 0.5.16, on the declarations of the extension',
  ]);
});
