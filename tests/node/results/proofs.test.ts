import type { Tree } from '../../../src/lib/content-tree';
import type { Proof } from '../../../src/node/results/proofs';
import {
  readProofs,
  REPORT_FILE,
  exampleKey,
  strongest,
  weakest,
  withProofs,
} from '../../../src/node/results/proofs';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

test.each<[Proof[], Proof, Proof]>([
  [['parsed', 'runs', 'typed'], 'runs', 'parsed'],
  [['typed'], 'typed', 'typed'],
  [['runs', 'typed'], 'runs', 'typed'],
  [['parsed', 'names'], 'names', 'parsed'],
  [['names', 'typed'], 'typed', 'names'],
])('in %j, the strongest proof is %s and the weakest is %s', (proofs, strong, weak) => {
  expect(strongest(proofs)).toBe(strong);
  expect(weakest(proofs)).toBe(weak);
});

test('a key depends on language and code, but not on trailing blank lines', () => {
  expect(exampleKey('sql', 'select 1;\n')).toBe(exampleKey('sql', 'select 1;'));
  expect(exampleKey('sql', 'select 1;')).not.toBe(exampleKey('ts', 'select 1;'));
  expect(exampleKey('sql', 'select 1;')).not.toBe(exampleKey('sql', 'select 2;'));
  expect(exampleKey('sql', 'select 1;')).toMatch(/^[0-9a-f]{12}$/);
});

const root = temporaryFolder();

test('without a report, nothing is verified', () => {
  expect(readProofs(root).pages.size).toBe(0);
});

const REPORT = {
  'content/b.mdx': { parsed: { 'yaml 2': 'b c' } },
  'content/a.mdx': { runs: { 'Postgres 1': 'a c' } },
};

test('an example on two pages has the proof of each page', () => {
  writeFiles(root, { [REPORT_FILE]: JSON.stringify(REPORT) });
  const { pages } = readProofs(root);
  expect(Object.fromEntries(pages.get('content/a.mdx')!)).toEqual({
    a: { proof: 'runs', by: 'Postgres 1' },
    c: { proof: 'runs', by: 'Postgres 1' },
  });
  expect(Object.fromEntries(pages.get('content/b.mdx')!)).toEqual({
    b: { proof: 'parsed', by: 'yaml 2' },
    c: { proof: 'parsed', by: 'yaml 2' },
  });
});

test('a report with the wrong shape is an error', () => {
  writeFiles(root, { [REPORT_FILE]: '{ "content/a.mdx": ["a"] }' });
  expect(() => readProofs(root)).toThrow(/content\/a\.mdx/);
});

test('code blocks have their proof, wherever they are in the tree', () => {
  const examples = new Map([['a', { proof: 'runs' as const, by: 'Postgres 1' }]]);
  const block = (props: object) => ['CodeBlock', { language: 'sql', html: '', ...props }];
  const tree = [
    ['Steps', {}, ['Step', {}, block({ example: 'a' })]],
    block({ example: 'b' }),
    block({ unproven: 'needs a phone' }),
    ['p', { id: 'example' }, 'Text'],
  ] as Tree;
  expect(withProofs(tree, examples)).toEqual([
    ['Steps', {}, ['Step', {}, block({ proof: 'runs', by: 'Postgres 1' })]],
    block({}),
    block({ unproven: 'needs a phone' }),
    ['p', { id: 'example' }, 'Text'],
  ]);
});

test('code blocks can run, or say why they cannot', () => {
  const block = (props: object) => ['CodeBlock', { language: 'sql', html: '', ...props }];
  const tree = ['a', 'b', 'c'].map((example) => block({ example })) as Tree;
  const props = new Map([
    ['a', { run: '/a#a' }],
    ['b', { noRun: 'No.' }],
  ]);
  expect(withProofs(tree, new Map(), (key) => props.get(key) ?? {})).toEqual([
    block({ run: '/a#a' }),
    block({ noRun: 'No.' }),
    block({}),
  ]);
});
