import { codeKey, readPageCode } from '../../../src/check/functions/page-code';

const PAGE = `---
title: Greet
---

\`\`\`ts title="supabase/functions/greet/index.ts"
Deno.serve(() => new Response('Hello'))
\`\`\`

<Part name="table" />

\`\`\`sql title="table.sql"
select 3;
\`\`\`

\`\`\`bash
$ npx supabase functions serve
$ curl "http://127.0.0.1:54321/functions/v1/greet" \\
  --json '{}'
{"message":"Hello"}
$ curl --include "$API_URL/functions/v1/greet"
\`\`\`

\`\`\`ts title="supabase/functions/greet/index.ts"
Deno.serve(() => new Response('Hello again'))
\`\`\`
`;
const PARTS = new Map([
  ['table', '```sql title="table.sql"\nselect 1;\n```'],
  ['other', '```sql title="other.sql"\nselect 2;\n```'],
]);

const code = readPageCode('content/a.mdx', PAGE, PARTS, ['other']);

test('the first version of a file counts', () => {
  expect(code.files).toEqual({
    'supabase/functions/greet/index.ts': "Deno.serve(() => new Response('Hello'))",
  });
});

test('SQL comes from the parts of the page and from the ones that it builds on', () => {
  expect(code.sql).toEqual({ 'table.sql': 'select 1;\nselect 3;\n', 'other.sql': 'select 2;\n' });
});

test('curl commands are read with what they print', () => {
  expect(code.commands).toEqual([
    {
      command: 'curl "http://127.0.0.1:54321/functions/v1/greet" \\\n  --json \'{}\'',
      prints: ['{"message":"Hello"}'],
    },
    { command: 'curl --include "$API_URL/functions/v1/greet"', prints: [] },
  ]);
});

test('the key changes with the code', () => {
  const changed = readPageCode('content/a.mdx', PAGE.replace("'Hello'", "'Hi'"), PARTS, ['other']);
  expect(codeKey(changed)).not.toBe(codeKey(code));
});
