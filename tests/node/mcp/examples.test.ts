import { examplesIn } from '../../../src/node/mcp/examples';

const block = (language: string, code: string, proof = '') =>
  `\`\`\`${language}\n${code}\n\`\`\`\n\n${proof && `*${proof}*\n\n`}`;
const RUNS = 'Runs: Postgres in PGlite 0.5.16, 2026-11-24';

test('an example has the heading or label above it, its proof, and its response', () => {
  const markdown = [
    '## Read rows\n\n',
    block('sql', '-- ## no heading\nselect 1', RUNS),
    '**Python**\n\n',
    block('python', 'select()', 'Names checked: supabase 2.30.0, 2026-11-24'),
    '**Data source**\n\n',
    block('sql', 'create table a ()'),
    '**Response**\n\n',
    block('json', '[]'),
  ].join('');
  expect(examplesIn(markdown)).toEqual([
    { title: 'Read rows', code: '```sql\n-- ## no heading\nselect 1\n```', proof: RUNS },
    {
      ...{ title: 'Python', code: '```python\nselect()\n```', response: '```json\n[]\n```' },
      proof: 'Names checked: supabase 2.30.0, 2026-11-24',
    },
  ]);
});

test('code in a list has no indentation', () => {
  const markdown = `1. Run this:\n\n   \`\`\`sql\n   select 1\n     as a\n   \`\`\`\n\n   *${RUNS}*\n`;
  expect(examplesIn(markdown)).toEqual([
    { title: '', code: '```sql\nselect 1\n  as a\n```', proof: RUNS },
  ]);
});

test.each([
  ['without a proof', block('ts', 'a()')],
  ['that was only parsed', block('json', '{}', 'Parsed: the syntax')],
  ['that was not verified', block('ts', 'a()', 'Not verified: it needs a browser')],
  ['with removed lines', block('diff', '-a()\n+b()', RUNS)],
  ['for the auth helpers', block('ts', "import '@supabase/auth-helpers-nextjs'", RUNS)],
  ['without an end', '```ts\na()\n\n*Runs: a*\n'],
])('code %s is no example', (_, markdown) => {
  expect(examplesIn(markdown)).toEqual([]);
});
