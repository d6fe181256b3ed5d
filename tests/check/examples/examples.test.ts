import { locateCause } from '../../../src/check/examples/examples';
import type { Example } from '../../../src/node/examples/example';
import { example } from '../runner/check-example';
import { checkOutside } from '../runner/check-outside';
import type { OutsideResult } from '../runner/check-outside';

const SQL = `create table countries (id int8 primary key, name text);
insert into countries values (1, 'Chile'), (2, 'Ghana');`;
const CODE = `const { data, error } = await supabase.from('countries').select('name').eq('id', 2)`;
const SHOWN = '{ "data": [{ "name": "Ghana" }], "status": 200, "statusText": "OK" }';

function entryExample(id: string, version: string, code: string, sql?: string, response?: string) {
  const more = {
    file: id,
    entry: { library: 'javascript', version, id: 'select', type: 'function' as const },
    group: id,
  };
  const parts: Example[] = [example('ts', code, { ...more, id: `${id} code`, role: 'example' })];
  if (sql) parts.push(example('sql', sql, { ...more, id: `${id} sql`, role: 'example-sql' }));
  if (response) {
    const role = 'example-response' as const;
    parts.push(example('json', response, { ...more, id: `${id} response`, role }));
  }
  return parts;
}

const SIGN_UP = `await supabase.auth.signUp({ email: 'ada@example.com', password: 'a-passphrase' })
const { data } = await supabase.auth.getUser()`;

const WRONG: [string, Example[], string[]][] = [
  [
    'a different value',
    entryExample('v2-value', 'v2', CODE, SQL, SHOWN.replace('Ghana', 'Gabon')),
    ['11:26 data[0].name is "Ghana", not "Gabon"'],
  ],
  [
    'a different value on a later line',
    entryExample('v1-value', 'v1', CODE, SQL, '{\n  "data": [\n    { "name": "Chile" }\n  ]\n}'),
    [
      '11:5 status is 200, not missing',
      '11:5 statusText is "OK", not missing',
      '13:19 data[0].name is "Ghana", not "Chile"',
    ],
  ],
  [
    'an extra row and an extra key',
    entryExample('v2-rows', 'v2', CODE, SQL, SHOWN.replace('}],', ', "id": 2 }, {}],')),
    ['11:42 data[0].id is missing, not 2', '11:47 data[1] is missing, not {}'],
  ],
  [
    'a missing row',
    entryExample('v2-few', 'v2', CODE, SQL, SHOWN.replace('{ "name": "Ghana" }', '')),
    ['11:15 data[0] is {"name":"Ghana"}, not missing'],
  ],
  ['code that throws', entryExample('v2-throws', 'v2', 'nation()'), ['11:5 nation is not defined']],
  [
    'SQL that fails',
    entryExample('v2-sql', 'v2', CODE, 'create tabel a ();', SHOWN),
    ['11:5 syntax error at or near "tabel"'],
  ],
  [
    "an error that isn't shown",
    entryExample('v2-error', 'v2', CODE),
    [
      `11:50 The call returns the error "Could not find the table 'public.countries' in the schema cache"`,
    ],
  ],
  [
    'an error if the shown response has none',
    entryExample('v2-column', 'v2', CODE.replace('name', 'nation'), SQL, SHOWN),
    ['11:70 The call returns the error "column countries.nation does not exist"'],
  ],
];

const CORRECT: [string, Example[]][] = [
  ['v2', entryExample('v2-good', 'v2', CODE, SQL, SHOWN)],
  [
    'v1',
    entryExample('v1-good', 'v1', CODE, SQL, SHOWN.replace('"status"', '"error": null, "status"')),
  ],
  ['an example without a response', entryExample('v2-silent', 'v2', CODE, SQL)],
  [
    'volatile values',
    entryExample(
      'v2-volatile',
      'v2',
      `const { data, error } = await supabase.from('a').select().single()`,
      'create table a (id uuid default gen_random_uuid(), created_at timestamptz default now());\ninsert into a default values;',
      '{ "data": { "id": "<user-id>", "created_at": "<timestamp>" }, "status": 200, "statusText": "OK" }',
    ),
  ],
  ['an example that signs up a user', entryExample('v2-user', 'v2', SIGN_UP.split('\n')[0]!)],
];

let result: OutsideResult;

beforeAll(() => {
  const all = [...WRONG.map(([, parts]) => parts), ...CORRECT.map(([, parts]) => parts)];
  result = checkOutside('examples', all.flat());
});

test.each(WRONG)('finds %s', (_, parts, found) => {
  expect([...(result.found[parts[0]!.file] ?? [])].sort()).toEqual(found);
  expect(parts.filter(({ id }) => id in result.proofs)).toEqual([]);
});

test.each(CORRECT)('runs %s', (_, parts) => {
  expect(result.found[parts[0]!.file]).toBeUndefined();
  expect(parts.map(({ id }) => result.proofs[id])).toEqual(parts.map(() => 'runs'));
});

test.each([
  ["await a.from('b').order('idd')", 'column b.idd does not exist', 'idd'],
  ["await a.select('id, nme')", 'column b.nme does not exist', 'nme'],
  ['let a\nawait b.signUp()', 'Signups are off', 'await'],
  ['a.insert({ id: 1 })', 'duplicate key value', 'a.insert'],
])('in %j, the cause of "%s" is at %s', (code, message, place) => {
  expect(locateCause(code, message)).toBe(code.indexOf(place));
});

test('reports listed names that no example has', () => {
  expect(result.found['src/node/examples/not-executed.yml']).toContain(
    "1:1 There's no example javascript/v2/sign-up/phone",
  );
});
