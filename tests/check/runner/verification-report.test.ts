import { createReport } from '../../../src/check/runner/verification-report';
import type { VerificationReport, Proof } from '../../../src/node/verification/proofs';
import { sampleKey } from '../../../src/node/verification/proofs';
import type { Sample } from '../../../src/node/verification/samples';
import { sample } from './check-sample';

const PACKAGES = {
  '@electric-sql/pglite': '0.5.16',
  '@supabase/lite': '0.10.0',
  '@supabase/supabase-js': '2.119.0',
  '@vue/compiler-sfc': '3.5.0',
  'libpg-query': '18.1.5',
  'tree-sitter-bash': '0.25.1',
  'tree-sitter-dart': '1.0.0',
  typescript: '6.0.3',
};
const LOCK = JSON.stringify({
  packages: {
    ...Object.fromEntries(
      Object.entries(PACKAGES).map(([name, version]) => [`node_modules/${name}`, { version }]),
    ),
    'node_modules/supabase-js-v1': { name: '@supabase/supabase-js', version: '1.35.7' },
  },
});

function report(
  samples: Sample[],
  proofs: Record<string, Proof>,
  before?: VerificationReport,
  unread: Sample[] = [],
  verifiedBy: Record<string, string> = {},
): VerificationReport {
  const report = {
    samples,
    unread,
    proofs: new Map(Object.entries(proofs)),
    verifiedBy: new Map(Object.entries(verifiedBy)),
  };
  return createReport(report, LOCK, before);
}

test.each<[string, string, Proof, string, Partial<Sample>?]>([
  ['sql', 'select 1', 'runs', 'Postgres in PGlite 0.5.16'],
  ['sql', 'select 1', 'parsed', 'libpg-query 18.1.5'],
  ['ts', 'a', 'runs', 'supabase-js 2.119.0 and Supabase Lite 0.10.0'],
  ['json', '{}', 'runs', 'supabase-js 2.119.0 and Supabase Lite 0.10.0'],
  ['ts', 'a', 'typed', 'supabase-js 2.119.0 and TypeScript 6.0.3'],
  [
    'ts',
    'a',
    'typed',
    'supabase-js 1.35.7 and TypeScript 6.0.3',
    { page: 'spec/javascript/v1/auth.yml' },
  ],
  ['vue', 'a', 'typed', 'Vue 3.5.0, supabase-js 2.119.0 and TypeScript 6.0.3'],
  ['ts', 'a', 'parsed', 'TypeScript 6.0.3'],
  ['bash', 'ls', 'parsed', 'tree-sitter-bash 0.25.1'],
  ['dart', 'a();', 'parsed', 'tree-sitter-dart 1.0.0 and the names of supabase_flutter 1.10.25'],
  ['json', '{}', 'parsed', 'the JSON parser of this site'],
])('%s %j that %s: %s', (language, code, proof, by, more = {}) => {
  const found = report([sample(language, code, more)], { [code]: proof });
  expect(found[proof]).toEqual({ [by]: [sampleKey(language, code)] });
});

test.each<[string, Proof, string, string]>([
  ['bash', 'typed', 'the commands of X 1', 'tree-sitter-bash 0.25.1 and the commands of X 1'],
  ['bash', 'parsed', 'A and B', 'tree-sitter-bash 0.25.1, A and B'],
  [
    'env',
    'typed',
    'the code of its page',
    'the Environment parser of this site and the code of its page',
  ],
])('%s that %s, looked up in %s: %s', (language, proof, verifier, by) => {
  const found = report([sample(language, 'a')], { a: proof }, undefined, [], { a: verifier });
  expect(Object.keys(found[proof])).toEqual([by]);
});

test('what stands in two places has the weaker of two proofs, or none', () => {
  const twice = [sample('sql', 'a', { id: '1' }), sample('sql', 'a', { id: '2' })];
  expect(report(twice, { 1: 'runs', 2: 'parsed' }).runs).toEqual({});
  expect(Object.keys(report(twice, { 1: 'runs', 2: 'parsed' }).parsed)).toHaveLength(1);
  expect(report(twice, { 1: 'runs' })).toEqual({ runs: {}, typed: {}, parsed: {} });
});

test('a sample that opted out has no proof, and takes none away', () => {
  const samples = [
    sample('sql', 'a', { id: '1' }),
    sample('sql', 'a', { id: '2', optOut: 'b' }),
    sample('sql', 'c', { optOut: 'b' }),
  ];
  expect(Object.values(report(samples, { 1: 'runs' }).runs)).toEqual([[sampleKey('sql', 'a')]]);
});

test('a run over some files keeps what it did not look at', () => {
  const before = { runs: { X: ['old', sampleKey('sql', 'a')] }, typed: {}, parsed: {} };
  const found = report([sample('sql', 'a')], { a: 'parsed' }, before);
  expect(found.runs).toEqual({ X: ['old'] });
  expect(found.parsed).toEqual({ 'libpg-query 18.1.5': [sampleKey('sql', 'a')] });
});

test('a sample that stands in an unread file as well keeps its line', () => {
  const before = { runs: {}, typed: {}, parsed: { X: [sampleKey('sql', 'a')] } };
  const found = report([sample('sql', 'a')], { a: 'runs' }, before, [sample('sql', 'a')]);
  expect(found).toEqual(before);
});
