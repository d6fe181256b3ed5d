import { createReport } from '../../../src/check/runner/verification-report';
import type { VerificationReport, Proof } from '../../../src/node/results/proofs';
import { exampleKey } from '../../../src/node/results/proofs';
import type { Example } from '../../../src/node/examples/example';
import { example } from './check-example';

const PACKAGES = {
  '@electric-sql/pglite': '0.5.16',
  '@supabase/lite': '0.10.0',
  '@supabase/supabase-js': '2.119.0',
  '@vue/compiler-sfc': '3.5.0',
  typescript: '6.0.3',
};
const LOCK = JSON.stringify({
  packages: Object.fromEntries(
    Object.entries(PACKAGES).map(([name, version]) => [`node_modules/${name}`, { version }]),
  ),
});

const CLIENTS = [
  { version: 'v2', name: 'a', release: 'supabase-js 2.119.0', major: 2 },
  { version: 'v1', name: 'b', release: 'supabase-js 1.35.7', major: 1 },
];

const FILE = 'content/index.mdx';

function report(
  examples: Example[],
  proofs: Record<string, Proof>,
  before?: VerificationReport,
  unread: Example[] = [],
  verifiedBy: Record<string, string> = {},
): VerificationReport[string] {
  const run = {
    examples,
    unread,
    proofs: new Map(Object.entries(proofs)),
    verifiedBy: new Map(Object.entries(verifiedBy)),
  };
  const [page = FILE] = examples.map((item) => item.page);
  return createReport(run, LOCK, CLIENTS, before)[page] ?? {};
}

test.each<[string, string, Proof, string, Partial<Example>?]>([
  ['sql', 'select 1', 'runs', 'Postgres in PGlite 0.5.16'],
  ['sql', 'select 1', 'parsed', 'the syntax'],
  ['ts', 'a', 'runs', 'supabase-js 2.119.0 and Supabase Lite 0.10.0'],
  ['json', '{}', 'runs', 'supabase-js 2.119.0 and Supabase Lite 0.10.0'],
  ['ts', 'a', 'typed', 'supabase-js 2.119.0 and TypeScript 6.0.3'],
  [
    'ts',
    'a',
    'typed',
    'supabase-js 1.35.7 and TypeScript 6.0.3',
    { page: 'content/reference/javascript/v1/start.mdx' },
  ],
  ['vue', 'a', 'typed', 'supabase-js 2.119.0, Vue 3.5.0, and TypeScript 6.0.3'],
  ['bash', 'ls', 'parsed', 'the syntax'],
])('%s %j that %s: %s', (language, code, proof, by, more = {}) => {
  const found = report([example(language, code, more)], { [code]: proof });
  expect(found[proof]).toEqual({ [by]: exampleKey(language, code) });
});

test.each<[string, Proof, string, string]>([
  ['bash', 'typed', 'the commands of X 1', 'the commands of X 1'],
  ['bash', 'parsed', 'the commands of X 1', 'the syntax'],
  ['ts', 'typed', 'solid-js 1.9.19', 'supabase-js 2.119.0, solid-js 1.9.19, and TypeScript 6.0.3'],
  ['dart', 'names', 'supabase_flutter 2.17.2', 'supabase_flutter 2.17.2'],
  ['env', 'typed', 'the code of its page', 'the code of its page'],
])('%s that %s, looked up in %s: %s', (language, proof, verifier, by) => {
  const found = report([example(language, 'a')], { a: proof }, undefined, [], { a: verifier });
  expect(Object.keys(found[proof] ?? {})).toEqual([by]);
});

test('an example that appears twice gets the weaker of its proofs, or none', () => {
  const twice = [example('sql', 'a', { id: '1' }), example('sql', 'a', { id: '2' })];
  const key = exampleKey('sql', 'a');
  expect(report(twice, { 1: 'runs', 2: 'parsed' })).toEqual({
    parsed: { 'the syntax': key },
  });
  expect(report(twice, { 1: 'runs' })).toEqual({});
});

test('an example that opted out has no proof and does not weaken another one', () => {
  const examples = [
    example('sql', 'a', { id: '1' }),
    example('sql', 'a', { id: '2', optOut: 'b' }),
    example('sql', 'c', { id: '3', optOut: 'b' }),
  ];
  expect(report(examples, { 1: 'runs' })).toEqual({
    runs: { 'Postgres in PGlite 0.5.16': exampleKey('sql', 'a') },
  });
});

test('a run over some files keeps the lines of all other files', () => {
  const block = example('sql', 'a');
  const other = { runs: { X: 'old' } };
  const run = { examples: [block], unread: [], proofs: new Map(), verifiedBy: new Map() };
  expect(createReport(run, LOCK, CLIENTS, { 'b.mdx': other, [block.page]: other })).toEqual({
    'b.mdx': other,
  });
});

test('a file keeps its line if the run left out some of its examples', () => {
  const before = { [example('sql', 'a').page]: { parsed: { X: 'old' } } };
  const found = report([example('sql', 'a')], { a: 'runs' }, before, [example('sql', 'b')]);
  expect(found).toEqual({ parsed: { X: 'old' } });
});
