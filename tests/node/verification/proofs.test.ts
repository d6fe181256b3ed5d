import type { Tree } from '../../../src/lib/content-tree';
import type { Proof } from '../../../src/node/verification/proofs';
import {
  readProofs,
  sampleKey,
  strongest,
  weakest,
  withProofs,
} from '../../../src/node/verification/proofs';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

test.each<[Proof[], Proof, Proof]>([
  [['parsed', 'runs', 'typed'], 'runs', 'parsed'],
  [['typed'], 'typed', 'typed'],
  [['runs', 'typed'], 'runs', 'typed'],
])('of %j the strongest is %s, the weakest %s', (proofs, strong, weak) => {
  expect(strongest(proofs)).toBe(strong);
  expect(weakest(proofs)).toBe(weak);
});

test('a key tells language and code apart, not the blank lines at the end', () => {
  expect(sampleKey('sql', 'select 1;\n')).toBe(sampleKey('sql', 'select 1;'));
  expect(sampleKey('sql', 'select 1;')).not.toBe(sampleKey('ts', 'select 1;'));
  expect(sampleKey('sql', 'select 1;')).not.toBe(sampleKey('sql', 'select 2;'));
  expect(sampleKey('sql', 'select 1;')).toMatch(/^[0-9a-f]{12}$/);
});

const root = temporaryFolder();

test('a ledger is read; without one nothing is proven', () => {
  const before = readProofs(root);
  expect(before.samples.size).toBe(0);
  const report = { runs: { 'Postgres 1': ['a'] }, typed: {}, parsed: { 'yaml 2': ['b', 'c'] } };
  writeFiles(root, { 'proofs.json': JSON.stringify(report) });
  const { samples, digest } = readProofs(root);
  expect([...samples]).toEqual([
    ['a', { proof: 'runs', by: 'Postgres 1' }],
    ['b', { proof: 'parsed', by: 'yaml 2' }],
    ['c', { proof: 'parsed', by: 'yaml 2' }],
  ]);
  expect(digest).not.toBe(before.digest);
});

test('a ledger of another shape is refused', () => {
  writeFiles(root, { 'proofs.json': '{ "runs": ["a"] }' });
  expect(() => readProofs(root)).toThrow(/runs/);
});

test('code blocks say how they were proven, wherever they stand', () => {
  const samples = new Map([['a', { proof: 'runs' as const, by: 'Postgres 1' }]]);
  const block = (props: object) => ['CodeBlock', { language: 'sql', html: '', ...props }];
  const tree = [
    ['Steps', {}, ['Step', {}, block({ sample: 'a' })]],
    block({ sample: 'b' }),
    block({ unproven: 'needs a phone' }),
    ['p', { id: 'sample' }, 'Text'],
  ] as Tree;
  expect(withProofs(tree, { digest: '', samples })).toEqual([
    ['Steps', {}, ['Step', {}, block({ proof: 'runs', by: 'Postgres 1' })]],
    block({}),
    block({ unproven: 'needs a phone' }),
    ['p', { id: 'sample' }, 'Text'],
  ]);
});
