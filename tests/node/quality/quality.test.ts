import type { Reference } from '../../../src/node/markdown/types';
import { SIZE_LIMITS } from '../../../src/node/quality/size-limits';
import { qualityOf, qualityTables } from '../../../src/node/quality/quality';
import type { Example } from '../../../src/node/examples/example';
import type { SitePage } from '../../../src/node/spec/page';
import { proofsOf } from '../../fixtures/proofs-of';
import { siteFiles } from '../../fixtures/site-files';

const example = (code: string, language: string, page: string, optOut?: string): Example => ({
  id: code,
  role: 'fence',
  file: 'content/a.mdx',
  page,
  line: 9,
  column: 1,
  indent: 0,
  language,
  code,
  optOut,
});

const LOCK = JSON.stringify({
  packages: {
    'node_modules/typescript': { version: '6.0.3' },
    'node_modules/supabase-js-v1': { name: '@supabase/supabase-js', version: '1.35.7' },
    'node_modules/other': { version: '1.0.0' },
  },
});

const reference = (kind: Reference['kind'], url: string) => ({ kind, url, line: 1, column: 1 });
const page = {
  references: [
    reference('link', '/a'),
    reference('link', '#b'),
    reference('link', 'https://a.example'),
    reference('image', '/images/a.svg'),
    reference('part', 'c'),
  ],
} as SitePage;

const examples = [
  example('1', 'ts', 'spec/javascript/v2/auth.yml'),
  example('2', 'ts', 'content/reference/javascript/start.mdx'),
  example('3', 'sql', 'content/guides/auth/overview.mdx'),
  example('4', 'bash', 'content/learn/a.mdx', 'needs a phone'),
  example('5', 'text', 'content/learn.mdx'),
  example('6', 'dart', 'content/guides/auth.mdx'),
  example('7', 'text', 'content/reference.mdx'),
];
const proofs = proofsOf([
  [examples[0]!, { proof: 'typed', by: 'a' }],
  [examples[1]!, { proof: 'runs', by: 'a' }],
  [examples[2]!, { proof: 'runs', by: 'b' }],
  [examples[5]!, { proof: 'names', by: 'c' }],
]);
const part = { name: 'c', file: '', references: [reference('link', '/d')] };
const quality = qualityOf(
  { pages: [page, page], parts: [part] },
  examples,
  proofs,
  siteFiles(),
  LOCK,
  { cli: { total: 9, documented: 7, leftOut: 2 } },
);

test('the figures are computed from examples, proofs, pages, and specs', () => {
  expect(quality).toEqual({
    pages: 2,
    examples: {
      total: 7,
      byProof: { runs: 2, typed: 1, names: 1, none: 2, optOut: 1 },
      byLanguage: {
        bash: { optOut: 1 },
        dart: { names: 1 },
        sql: { runs: 1 },
        text: { none: 2 },
        ts: { typed: 1, runs: 1 },
      },
      bySection: {
        'guides/auth': { runs: 1, names: 1 },
        learn: { optOut: 1, none: 1 },
        reference: { none: 1 },
        'reference/javascript': { typed: 1, runs: 1 },
      },
    },
    optOuts: [{ file: 'content/a.mdx', line: 9, language: 'bash', reason: 'needs a phone' }],
    links: { internal: 5, external: 2, images: 2 },
    entries: { 'javascript/v1': 1, 'javascript/v2': 2, 'management-api': 1 },
    coverage: { cli: { total: 9, documented: 7, leftOut: 2 } },
    packages: { 'supabase-js-v1': '@supabase/supabase-js 1.35.7', typescript: '6.0.3' },
  });
});

test('the tables contain the figures', () => {
  const text = JSON.stringify(qualityTables(quality));
  const number = (value: string) => `["td",{"className":"align-right"},"${value}"]`;
  expect(text).toContain(`["tr",{},["th",{"scope":"row"},"Runs"],${number('2')}]`);
  expect(text).toContain(
    `["th",{"scope":"row"},"ts"],${['1', '1', '0', '0', '0', '0'].map(number).join()}`,
  );
  expect(text).toContain(`["tr",{},["th",{"scope":"row"},"Names checked"],${number('1')}]`);
  expect(text).toContain(`["th",{"scope":"row"},"javascript/v2"],${number('2')}`);
  expect(text).toContain('["th",{},"Label"],["th",{"className":"align-right"},"Examples"]');
  expect(text).toContain('["th",{"scope":"row"},"typescript"],["td",{"data-label":""},"6.0.3"]');
});

test('the tables contain the coverage and the size limits', () => {
  const text = JSON.stringify(qualityTables(quality));
  const number = (value: string) => `["td",{"className":"align-right"},"${value}"]`;
  expect(text).toContain(`["th",{"scope":"row"},"cli"],${['9', '7', '2'].map(number).join()}`);
  const { bytes, gzip } = SIZE_LIMITS.styles;
  const [limit, compressed] = [bytes, gzip].map((size) => number(size.toLocaleString('en-US')));
  expect(text).toContain(`${limit},${compressed}`);
});

test('thousands are separated by commas', () => {
  const text = JSON.stringify(qualityTables({ ...quality, pages: 1234 }));
  expect(text).toContain('"1,234"');
});
