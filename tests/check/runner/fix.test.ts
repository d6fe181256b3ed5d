import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fixFiles, fixText } from '../../../src/check/runner/fix';
import { checkHeadings } from '../../../src/check/content/headings';
import { checkSpaces } from '../../../src/check/content/spaces';
import { readSite } from '../../../src/node/site/site-model';
import type { Diagnostic } from '../../../src/lib/diagnostic';
import { page, siteFiles } from '../../fixtures/site-files';
import { temporaryCache, temporaryFolder } from '../../fixtures/temporary-project';

const FILE = 'content/guides/auth.mdx';
const problem = (line: number, column: number, from: string, to: string): Diagnostic => ({
  ...{ file: FILE, line, column, rule: 'link', message: 'Wrong', fix: 'Correct it' },
  edit: { from, to },
});

test.each([
  ['at its position', 'a [b](/old) c', [problem(1, 3, '/old', '/new')], 'a [b](/new) c'],
  [
    'not in a longer URL',
    '[a](/older) [b](/old)',
    [problem(1, 1, '/old', '/new')],
    '[a](/older) [b](/new)',
  ],
  ['not before its position', '/old [b](/old)', [problem(1, 6, '/old', '/new')], '/old [b](/new)'],
  ['on a later line', '[long\ntext](/old)', [problem(1, 1, '/old', '/new')], '[long\ntext](/new)'],
  [
    'twice, in any order',
    '[a](/old) [b](/old)',
    [problem(1, 11, '/old', '/new'), problem(1, 1, '/old', '/new')],
    '[a](/new) [b](/new)',
  ],
  ['once where two overlap', 'x yz', [problem(1, 1, 'x', 'a'), problem(1, 1, 'x', 'b')], 'a yz'],
  ['never if the text is missing', 'nothing', [problem(1, 1, '/old', '/new')], 'nothing'],
  [
    'only at its own position, if it has one',
    'x y x',
    [{ ...problem(1, 3, 'x', 'z'), edit: { from: 'x', to: 'z', at: { line: 1, column: 1 } } }],
    'z y x',
  ],
  [
    'never if other text is at its own position',
    'y x',
    [{ ...problem(1, 1, 'x', 'z'), edit: { from: 'x', to: 'z', at: { line: 1, column: 1 } } }],
    undefined,
  ],
  ['never far away', `${'x '.repeat(1500)}/old`, [problem(1, 1, '/old', '/new')], undefined],
])('an edit applies %s', (_, text, diagnostics, expected) => {
  expect(fixText(text, diagnostics).text).toBe(expected ?? text);
});

test('only problems that were fixed are reported as fixed', () => {
  const [first, second] = [problem(1, 1, '/old', '/new'), problem(1, 1, '/gone', '/new')];
  expect(fixText('[a](/old)', [first, second]).fixed).toEqual([first]);
});

const TEXT = page(
  [
    '## Sign in [#sign-in #login]',
    'See [a](/guides/auth-alias#login), [b](/docs/guides/auth), [c](#login), and',
    '[d](https://supabase.com/docs/guides/auth#sign-in).',
    '```SQL\nselect 1;\n```',
    '```typescript\nconst a = 1\n```',
    'Spaces  ',
  ].join('\n\n'),
  'aliases: [/guides/auth-alias]\n',
);

const cache = temporaryCache();
const root = temporaryFolder();
const problemsIn = (text: string) => {
  const { diagnostics, pages } = readSite(siteFiles({ [FILE]: text }), cache);
  return [
    ...diagnostics.filter(({ file }) => file === FILE),
    ...pages.filter(({ file }) => file === FILE).flatMap(checkHeadings),
    ...checkSpaces({ path: FILE, text }),
  ];
};

test('three rounds fix every kind of problem that has an edit', () => {
  const path = join(root, FILE);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, TEXT);
  const rounds = [1, 2, 3].map(() =>
    fixFiles(root, problemsIn(readFileSync(path, 'utf8')))
      .map(({ edit }) => edit!.from)
      .sort(),
  );
  expect(rounds).toEqual([
    ['  ', 'SQL', 'typescript'],
    [
      '#login',
      '/docs/guides/auth',
      '/guides/auth-alias#login',
      'https://supabase.com/docs/guides/auth#sign-in',
    ],
    // The alias has become the page, with a former anchor.
    ['/guides/auth#login'],
  ]);
  const fixed = readFileSync(path, 'utf8');
  expect(problemsIn(fixed)).toEqual([]);
  expect(fixed).toContain('[a](/guides/auth#sign-in), [b](/guides/auth), [c](#sign-in), and');
  expect(fixed).toContain('```sql\nselect');
  expect(fixed).toContain('```ts\nconst');
});

/** Until nothing changes, as `npm run check -- --fix` does. */
function fixAll(body: string): string {
  let text = page(body);
  for (let round = 0; round < 3; round++) text = fixText(text, problemsIn(text)).text;
  return text.slice(page('').length - 1, -1);
}

test.each([
  ['a skipped level', '## A\n\n#### B\n\ntext', '## A\n\n### B\n\ntext'],
  [
    'siblings and subheadings of a heading that skips a level',
    '## A\n\n#### B\n\n##### C\n\n#### D\n\n### E',
    '## A\n\n### B\n\n#### C\n\n### D\n\n### E',
  ],
  ['a first heading that is too deep', '#### A\n\n## B', '## A\n\n## B'],
  ['a second title', '## A\n\n# B #\n\ntext', '## A\n\n## B #\n\ntext'],
  ['capital letters in an ID', '## A [#Sign-In #Login]', '## A [#sign-in #login]'],
  ['a comma between IDs', '## A [#sign-in, #login]', '## A [#sign-in #login]'],
  ['a missing bracket', '## A [#sign-in', '## A [#sign-in]'],
])('headings are fixed: %s', (_, before, after) => {
  expect(fixAll(before)).toBe(after);
  expect(problemsIn(page(after)).filter(({ edit }) => edit)).toEqual([]);
});

test.each([
  ['a title with subheadings', '# A\n\n## B'],
  ['an underlined title', 'A\n===\n\n```bash\n# a comment\n```'],
  ['an empty heading', '##\n\ntext'],
  ['words without # in an ID', '## A [#sign in]'],
  ['the same heading twice', '## A\n\n## A'],
])("headings are reported but not fixed if there's more than one solution: %s", (_, body) => {
  expect(problemsIn(page(body))).not.toEqual([]);
  expect(fixAll(body)).toBe(body);
});
