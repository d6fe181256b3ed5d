import { exampleKey } from '../../../src/node/results/proofs';
import type { Example } from '../../../src/node/examples/example';
import type { SitePage } from '../../../src/node/spec/page';
import { runExamples } from '../../../src/node/run/run-examples';
import { NO_SETUP } from '../../../src/run/engine/setup';
import { proofsOf } from '../../fixtures/proofs-of';

const GUIDE = 'content/guides/a.mdx';
const SPEC = 'spec/javascript/v1/a.yml';
const entry = { library: 'javascript', version: 'v1', id: 'select', type: 'function' } as const;

const example = (more: Partial<Example>): Example => ({
  ...{
    id: more.code ?? '',
    role: 'fence',
    file: GUIDE,
    page: GUIDE,
    line: 1,
    column: 1,
    indent: 0,
  },
  ...{ language: 'sql', code: '' },
  ...more,
});
const pages = [
  { path: '/guides/a', file: GUIDE },
  { path: '/reference/javascript/v1/select', file: SPEC, entry: { ...entry, call: 'select()' } },
] as unknown as SitePage[];

function find(examples: Example[], unproven: Example[] = []) {
  const proven = examples.filter((item) => !unproven.includes(item));
  const proofs = proofsOf(proven.map((item) => [item, { proof: 'runs', by: 'Postgres' }]));
  return runExamples({ pages }, examples, proofs);
}

const [create, policy, select] = [
  example({ code: 'create table t ()' }),
  example({ code: 'create policy p on t using (true)' }),
  example({ code: 'select * from t' }),
].map((item) => ({ ...item, id: item.code })) as [Example, Example, Example];
const key = ({ language, code }: Example) => exampleKey(language, code);

test('the SQL of a guide builds on the SQL before it', () => {
  const found = find([create, policy, select]).examples.get('/guides/a')!;
  expect(Object.keys(found)).toEqual([create, policy, select].map(key));
  expect(found[key(select)]).toMatchObject({
    code: select.code,
    language: 'sql',
    after: [key(create), key(policy)],
    setup: { hasApi: false, users: ['ada@example.com', 'ben@example.com'] },
  });
});

test('readers can choose who runs an example after the first policy', () => {
  const found = find([create, policy, select]).examples.get('/guides/a')!;
  expect(Object.values(found).map(({ hasCallers }) => hasCallers)).toEqual([false, true, true]);
});

test('only examples that the checks ran can run, and only SQL on guides', () => {
  const others = [
    example({ language: 'js', code: 'await 1' }),
    example({ code: 'select 1', optOut: 'reason' }),
    example({ code: 'select * from pg_stat_statements' }),
  ];
  const found = find([create, select, ...others], [select]);
  expect([...found.examples].map(([path, examples]) => [path, Object.keys(examples)])).toEqual([
    ['/guides/a', [key(create)]],
  ]);
});

test('an example of an entry has its data, its response, and its release of the library', () => {
  const part = (role: Example['role'], language: string, code: string) =>
    example({ role, language, code, page: SPEC, file: SPEC, entry, group: 'one' });
  const setup = { ...NO_SETUP, users: ['b@example.com'] };
  const code = { ...part('example', 'js', 'await supabase.from("t").select()'), setup };
  const found = find([
    code,
    part('example-sql', 'sql', 'create table t ()'),
    part('example-response', 'json', '{ "data": [] }'),
  ]);
  expect(found.examples.get('/reference/javascript/v1/select')).toEqual({
    [key(code)]: {
      id: key(code),
      language: 'javascript',
      code: code.code,
      setup: { ...setup, sql: ['create table t ()'], library: 1, hasApi: true },
      after: [],
      response: '{ "data": [] }',
      hasCallers: false,
    },
  });
});

test('each page has the reasons why its other examples cannot run', () => {
  const failing = example({ code: 'create table u (); select * from pg_stat_statements' });
  const dependent = example({ code: 'select * from u' });
  const { examples, reasons } = find([create, failing, dependent]);
  expect(Object.keys(examples.get('/guides/a')!)).toEqual([key(create)]);
  expect([...reasons]).toEqual([
    [
      '/guides/a',
      new Map([
        [key(failing), expect.stringContaining('pg_stat_statements')],
        [key(dependent), expect.stringContaining('earlier example')],
      ]),
    ],
  ]);
});
