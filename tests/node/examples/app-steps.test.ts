import type { AppAction } from '../../../src/node/examples/app-steps';
import { readAppSteps, stepsKey } from '../../../src/node/examples/app-steps';

const PAGE = `---
title: Use it
---

An alternative outside of the steps:

\`\`\`bash
$ npm create other
\`\`\`

<Steps>
<Step title="Create the table">

<Part name="table" />

</Step>
<Step title="Create the app">

\`\`\`bash
$ npm create vite@latest app
$ cd app
\`\`\`

Add this to \`src/styles.css\`, which \`src/main.ts\` imports:

<Part name="style" />

Declare the variables at the end of \`env.d.ts\`:

\`\`\`ts title="env.d.ts"
interface ImportMetaEnv {}
\`\`\`

Run \`npm run dev\` and open \`http://localhost:5173/early\`. A local stack shows its emails at \`http://localhost:54324\`.

</Step>
<Step title="Run the app">

<Tabs label="Version">
<Tab label="2">

\`\`\`ts title="src/app.ts"
export {}
\`\`\`

</Tab>
<Tab label="3">

\`\`\`ts title="src/app.ts"
export { other }
\`\`\`

</Tab>
</Tabs>

\`\`\`bash
$ npm run dev
\`\`\`

Open \`http://localhost:5173/rows\`. On a phone:

\`\`\`bash
$ ionic capacitor add android
\`\`\`

\`\`\`xml title="ios/App/App/Info.plist"
<dict></dict>
\`\`\`

</Step>
</Steps>

\`\`\`html
<a href="{{ .SiteURL }}/confirm?token_hash={{ .TokenHash }}">Sign in</a>
\`\`\`
`;
const PARTS = new Map([
  ['table', 'Run this:\n\n```sql title="rows.sql"\nselect 1;\n```\n\nIt returns 1.\n'],
  ['style', '```css title="style.css"\nmain {}\n```\n'],
]);
const read = (page = PAGE, parts = PARTS) => readAppSteps('content/guides/a.mdx', page, parts);

test('reads commands, files, and SQL of the steps in page order, including those of parts', () => {
  const expected: AppAction[] = [
    { kind: 'sql', text: 'select 1;' },
    { kind: 'run', command: 'npm create vite@latest app' },
    { kind: 'run', command: 'cd app' },
    { kind: 'write', path: 'src/styles.css', text: 'main {}', adds: true },
    { kind: 'write', path: 'env.d.ts', text: 'interface ImportMetaEnv {}', adds: true },
    { kind: 'write', path: 'src/app.ts', text: 'export {}', adds: false },
  ];
  expect(read().actions).toEqual(expected);
});

test('the last start command counts, with the URL after it', () => {
  const { start, url } = read();
  expect({ start, url }).toEqual({ start: 'npm run dev', url: 'http://localhost:5173/rows' });
});

test('without a URL after the start command, the first one counts', () => {
  const page = PAGE.replace('`http://localhost:5173/rows`', 'it');
  expect(read(page).url).toBe('http://localhost:5173/early');
});

test('reads the link of an email template', () => {
  expect(read().emailLink).toBe('{{ .SiteURL }}/confirm?token_hash={{ .TokenHash }}');
});

test.each([
  ['a command', PAGE.replace('vite@latest', 'vite@9'), PARTS],
  ['a file', PAGE.replace('export {}', 'export const a = 1'), PARTS],
  ['the path of a file', PAGE.replace('src/app.ts', 'src/main.ts'), PARTS],
  ['the SQL of a part', PAGE, new Map([...PARTS, ['table', '```sql\nselect 2;\n```']])],
  ['the email template', PAGE.replace('/confirm?', '/login?'), PARTS],
])('the key changes with %s', (_, page, parts) => {
  expect(stepsKey(read(page, parts))).not.toBe(stepsKey(read()));
});

test('the key stays the same if only words change', () => {
  const page = PAGE.replace('On a phone', 'On your phone').replace('An alternative', 'A variant');
  expect(stepsKey(read(page))).toBe(stepsKey(read()));
});
