import type { ExampleSetup } from '../../../src/run/engine/setup';
import { example } from '../runner/check-example';
import { checkOutside } from '../runner/check-outside';
import type { OutsideResult } from '../runner/check-outside';

const ERRORS: [string, string, string][] = [
  ['a misspelled keyword', 'select 1;\ncreat table x ();', '12:5 Syntax error at or near "creat"'],
  [
    'an unknown table',
    'select 1;\n\nselect *\n  from nations;',
    '14:12 Relation "nations" does not exist',
  ],
  [
    'an unknown column after a two-byte letter',
    `select 'é', nme\nfrom pg_class;`,
    '11:17 Column "nme" does not exist',
  ],
  ['an unknown function', 'select\n  auth.uuid();', '12:7 Function auth.uuid() does not exist'],
  [
    'a statement that the role postgres isn’t allowed to run',
    'select 1;\ndrop table auth.users;',
    '12:5 Must be owner of table users',
  ],
  [
    'a success where an error is expected',
    'select 1;\n-- error: division by zero',
    '11:5 The comment expects the error "division by zero", but the statement succeeds',
  ],
  [
    'an error other than the expected one',
    'select 1/0;\n-- error: permission denied',
    '11:5 The comment expects the error "permission denied", but the error is: division by zero',
  ],
];

const GOOD: [string, string[]][] = [
  ['tables of earlier fences', ['create table a (id int);', 'select id from a;']],
  [
    'the same results with the default privileges of older projects',
    ['create table a ();\nrevoke all on a from anon;\nset role anon;\ntable a;\n-- error: denied'],
  ],
  ['an expected error', ['select 1/0;\n-- error: division by zero\n\nselect 1;']],
  [
    'transactions',
    ['begin;\nset local role anon;\nrollback;\ncreate table a (id int);', 'select 1 from a;'],
  ],
  [
    'policies on storage.objects',
    [`create policy a on storage.objects for select using (bucket_id = 'a');`],
  ],
  [
    'extensions',
    [
      'create extension if not exists pg_trgm with schema extensions;',
      `select similarity('a', 'b');`,
    ],
  ],
];

/** Can't run without another page's SQL and without a user. */
const REQUIRING = `insert into public.countries (name) select email from auth.users;
select 1 / count(*) from public.countries;`;

const CALLS: [string, string, string, string | undefined][] = [
  [
    'ts',
    `supabase.from('a').select()`,
    '',
    '11:20 No API role has the "select" privilege on table "a"',
  ],
  ['ts', `supabase.from('a').select()`, 'grant select on a to anon;', undefined],
  ['ts', `supabase.from('a').select('id')`, 'grant select (id) on a to anon;', undefined],
  [
    'dart',
    `await supabase.from('a').insert({'id': 1});`,
    'grant select on a to anon;',
    '11:26 No API role has the "insert" privilege on table "a"',
  ],
  [
    'python',
    `supabase.table("a").delete().eq("id", 1).execute()`,
    'grant delete on a to authenticated;',
    '11:21 No API role has the "select" privilege on table "a"',
  ],
  [
    'ts',
    `supabase.from('a').upsert({}, { ignoreDuplicates: true })`,
    'grant insert, select on a to anon;',
    undefined,
  ],
  ['ts', `supabase.storage.from('a').remove([])`, '', undefined],
  ['ts', `supabase.schema('b').from('a').select()`, '', undefined],
  ['ts', `supabase.from('a').select() // 42501`, '', undefined],
];

const UNRUN = [
  `create extension index_advisor;\ncreate table items as select * from index_advisor('select 1');`,
  'select * from items;',
  `select pgmq.send('orders', '{}');`,
  `create function a() returns int language plv8 as $$ return 1 $$;`,
];

const COUNTRIES: ExampleSetup = {
  users: ['ada@example.com'],
  sql: ['create table public.countries (name text);'],
  confirmEmail: true,
};

let result: OutsideResult;

const page = (file: string, codes: string[]) =>
  codes.map((code, index) => example('sql', code, { id: `${file} ${index}`, file, page: file }));

const proofsOf = (file: string) =>
  Object.entries(result.proofs)
    .filter(([id]) => id.startsWith(`${file} `))
    .map(([, proof]) => proof);

beforeAll(() => {
  result = checkOutside('sql', [
    ...ERRORS.flatMap(([name, code]) => page(name, [code])),
    ...GOOD.flatMap(([name, codes]) => page(name, codes)),
    ...page('unrun.mdx', UNRUN),
    ...page('requiring', [REQUIRING]).map((item) => ({ ...item, setup: COUNTRIES })),
    ...page('lacking', [REQUIRING]),
    ...page('former', [
      'create table a ();\nset role anon;\ntable a;\n-- error: permission denied',
    ]),
    ...CALLS.flatMap(([language, code, grant], index) => [
      ...page(`call ${index}`, [`create table a (id int);\n${grant}`]),
      example(language, code, {
        id: `call ${index}`,
        file: `call ${index}`,
        page: `call ${index}`,
      }),
    ]),
    example('sql', 'select nothing;', { id: 'opted out', optOut: 'incomplete' }),
  ]);
});

test.each(ERRORS)('finds %s', (name, _, message) => {
  expect(result.found[name]).toEqual([message]);
  expect(proofsOf(name)).toEqual([]);
});

test.each(GOOD)('runs %s', (name, codes) => {
  expect(result.found[name]).toBeUndefined();
  expect(proofsOf(name)).toEqual(codes.map(() => 'runs'));
});

test('only parses statements that PGlite can’t run and statements that depend on them', () => {
  expect(result.found['unrun.mdx']).toBeUndefined();
  expect(proofsOf('unrun.mdx')).toEqual(['parsed', 'parsed', 'parsed', 'parsed']);
  expect(result.remarks).toEqual([
    "parsed only, extension index_advisor isn't in PGlite: unrun.mdx:11, unrun.mdx:11",
    "parsed only, extension pgmq isn't in PGlite: unrun.mdx:11",
    "parsed only, extension plv8 isn't in PGlite: unrun.mdx:11",
  ]);
});

test('runs SQL after the sections and users that its page requires', () => {
  expect(result.found['requiring']).toBeUndefined();
  expect(result.found['lacking']).toContain('11:17 Relation "public.countries" does not exist');
});

test('reports statements that fail with the default privileges of older projects', () => {
  expect(result.found['former']).toEqual([
    '13:5 In a project created before May 30, 2026: The comment expects the error "permission denied", but the statement succeeds',
  ]);
});

test.each(CALLS)('checks that an API role can run, in %s: %s, after %p', (...args) => {
  const message = args[3];
  const index = CALLS.findIndex(([, code, grant]) => code === args[1] && grant === args[2]);
  expect(result.found[`call ${index}`]).toEqual(message && [message]);
});

test('skips examples that are opted out', () => {
  expect(result.found['content/a.mdx']).toBeUndefined();
  expect(result.proofs['opted out']).toBeUndefined();
});
