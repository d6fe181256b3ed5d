import { sample } from '../runner/check-sample';
import { checkOutside } from '../runner/outside-jest';
import type { OutsideResult } from '../runner/outside-jest';

const FAULTS: [string, string, string][] = [
  ['a misspelt keyword', 'select 1;\ncreat table x ();', '12:5 Syntax error at or near "creat"'],
  [
    'an unknown table',
    'select 1;\n\nselect *\n  from nations;',
    '14:12 Relation "nations" does not exist',
  ],
  [
    'an unknown column, behind letters of two bytes',
    `select 'é', nme\nfrom countries;`,
    '11:17 Column "nme" does not exist',
  ],
  ['an unknown function', 'select\n  auth.uuid();', '12:7 Function auth.uuid() does not exist'],
  [
    'what the role postgres may not do',
    'select 1;\ndrop table auth.users;',
    '12:5 Must be owner of table users',
  ],
  [
    'a statement that is said to fail',
    'select 1;\n-- error: division by zero',
    '11:5 It is said to fail with "division by zero", but it runs',
  ],
  [
    'another error than the one announced',
    'select 1/0;\n-- error: permission denied',
    '11:5 It is said to fail with "permission denied", but: division by zero',
  ],
];

const GOOD: [string, string[]][] = [
  ['tables of earlier fences', ['create table a (id int);', 'select id from a;']],
  ['the tables pages share', ['select name from public.countries;']],
  ['an announced error', ['select 1/0;\n-- error: division by zero\n\nselect 1;']],
  [
    'transactions',
    ['begin;\nset local role anon;\nrollback;\ncreate table a (id int);', 'select 1 from a;'],
  ],
  [
    'policies on storage',
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

const UNRUN = [
  `create extension index_advisor;\ncreate table items as select * from index_advisor('select 1');`,
  'select * from items;',
  `select pgmq.send('orders', '{}');`,
];

let result: OutsideResult;

const page = (file: string, codes: string[]) =>
  codes.map((code, index) => sample('sql', code, { id: `${file} ${index}`, file, page: file }));

const proofsOf = (file: string) =>
  Object.entries(result.proofs)
    .filter(([id]) => id.startsWith(`${file} `))
    .map(([, proof]) => proof);

beforeAll(() => {
  result = checkOutside('sql', [
    ...FAULTS.flatMap(([name, code]) => page(name, [code])),
    ...GOOD.flatMap(([name, codes]) => page(name, codes)),
    ...page('unrun.mdx', UNRUN),
    sample('sql', 'select nothing;', { id: 'opted out', optOut: 'it is a sketch' }),
  ]);
});

test.each(FAULTS)('finds %s', (name, _, message) => {
  expect(result.found[name]).toEqual([message]);
  expect(proofsOf(name)).toEqual([]);
});

test.each(GOOD)('runs %s', (name, codes) => {
  expect(result.found[name]).toBeUndefined();
  expect(proofsOf(name)).toEqual(codes.map(() => 'runs'));
});

test('only parses what PGlite cannot run, and what depends on it', () => {
  expect(result.found['unrun.mdx']).toBeUndefined();
  expect(proofsOf('unrun.mdx')).toEqual(['parsed', 'parsed', 'parsed']);
  expect(result.remarks).toEqual([
    'parsed only, extension index_advisor is not in PGlite: unrun.mdx:11, unrun.mdx:11',
    'parsed only, extension pgmq is not in PGlite: unrun.mdx:11',
  ]);
});

test('leaves alone what is opted out', () => {
  expect(result.found['content/a.mdx']).toBeUndefined();
  expect(result.proofs['opted out']).toBeUndefined();
});
