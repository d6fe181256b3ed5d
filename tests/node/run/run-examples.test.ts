import { sampleKey } from '../../../src/node/results/proofs';
import type { Sample } from '../../../src/node/examples/sample';
import type { SitePage } from '../../../src/node/spec/page';
import { runExamples } from '../../../src/node/run/run-examples';
import { NO_SETUP } from '../../../src/run/engine/setup';
import { proofsOf } from '../../fixtures/proofs-of';

const GUIDE = 'content/guides/a.mdx';
const SPEC = 'spec/javascript/v1/a.yml';
const entry = { library: 'javascript', version: 'v1', id: 'select', type: 'function' } as const;

const sample = (more: Partial<Sample>): Sample => ({
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

function find(samples: Sample[], unproven: Sample[] = []) {
  const proven = samples.filter((item) => !unproven.includes(item));
  const proofs = proofsOf(proven.map((item) => [item, { proof: 'runs', by: 'Postgres' }]));
  return runExamples({ pages }, samples, proofs);
}

const [create, policy, select] = [
  sample({ code: 'create table t ()' }),
  sample({ code: 'create policy p on t using (true)' }),
  sample({ code: 'select * from t' }),
].map((item) => ({ ...item, id: item.code })) as [Sample, Sample, Sample];
const key = ({ language, code }: Sample) => sampleKey(language, code);

test('the SQL of a guide builds on the SQL before it', () => {
  const found = find([create, policy, select]).examples.get('/guides/a')!;
  expect(Object.keys(found)).toEqual([create, policy, select].map(key));
  expect(found[key(select)]).toMatchObject({
    code: select.code,
    language: 'sql',
    after: [key(create), key(policy)],
    setup: { hasApi: false, users: ['ada@example.com', 'grace@example.com'] },
  });
});

test('readers can choose who runs an example after the first policy', () => {
  const found = find([create, policy, select]).examples.get('/guides/a')!;
  expect(Object.values(found).map(({ hasCallers }) => hasCallers)).toEqual([false, true, true]);
});

test('only examples that the checks ran can run, and only SQL on guides', () => {
  const others = [
    sample({ language: 'js', code: 'await 1' }),
    sample({ code: 'select 1', optOut: 'reason' }),
    sample({ code: 'select * from pg_stat_statements' }),
  ];
  const found = find([create, select, ...others], [select]);
  expect([...found.examples].map(([path, examples]) => [path, Object.keys(examples)])).toEqual([
    ['/guides/a', [key(create)]],
  ]);
});

test('an example of an entry has its data, its response, and its release of the library', () => {
  const part = (role: Sample['role'], language: string, code: string) =>
    sample({ role, language, code, page: SPEC, file: SPEC, entry, example: 'one' });
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
  const failing = sample({ code: 'create table u (); select * from pg_stat_statements' });
  const dependent = sample({ code: 'select * from u' });
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
