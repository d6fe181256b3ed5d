import type { Proof } from '../../src/check/check';
import { linkRemark, readLinkRemark } from '../../src/check/links-remark';
import { qualityOf } from '../../src/check/quality';
import type { Sample } from '../../src/check/samples';
import { siteFiles } from '../fixtures/site-files';

const sample = (id: string, language: string, optOut?: string): Sample => ({
  id,
  role: 'fence',
  file: 'content/a.mdx',
  page: 'content/a.mdx',
  line: 9,
  column: 1,
  indent: 0,
  language,
  code: '',
  optOut,
});

const LOCK = JSON.stringify({
  packages: {
    'node_modules/typescript': { version: '6.0.3' },
    'node_modules/supabase-js-v1': { name: '@supabase/supabase-js', version: '1.35.7' },
    'node_modules/other': { version: '1.0.0' },
  },
});

test('the figures of a run', () => {
  const samples = [
    sample('1', 'ts'),
    sample('2', 'ts'),
    sample('3', 'sql'),
    sample('4', 'bash', 'needs a phone'),
    sample('5', 'text'),
  ];
  const proofs = new Map<string, Proof>([
    ['1', 'typed'],
    ['2', 'runs'],
    ['3', 'runs'],
  ]);
  const remarks = ['links: 12 links of 3 built pages, 2 external links'];
  expect(qualityOf({ problems: [], samples, proofs, remarks }, siteFiles(), LOCK)).toEqual({
    problems: 0,
    samples: {
      total: 5,
      byProof: { runs: 2, typed: 1, parsed: 0, none: 1, optOut: 1 },
      byLanguage: {
        bash: { total: 1, optOut: 1 },
        sql: { total: 1, runs: 1 },
        text: { total: 1, none: 1 },
        ts: { total: 2, typed: 1, runs: 1 },
      },
    },
    optOuts: [{ file: 'content/a.mdx', line: 9, language: 'bash', reason: 'needs a phone' }],
    links: { built: 12, pages: 3, external: 2 },
    entries: { 'javascript/v1': 1, 'javascript/v2': 2, 'management-api': 1 },
    packages: { 'supabase-js-v1': '@supabase/supabase-js 1.35.7', typescript: '6.0.3' },
  });
});

test('the number of links is read as it was written', () => {
  const counts = { built: 5, pages: 2, external: 1 };
  expect(readLinkRemark(['x: y', `links: ${linkRemark(counts)}`])).toEqual(counts);
  expect(readLinkRemark(['links: 3 external links; there is no public/'])).toBeUndefined();
});
