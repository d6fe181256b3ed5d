import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Check } from '../../../src/check/runner/check';
import { runChecks } from '../../../src/check/run-checks';
import { page, siteFiles } from '../../fixtures/site-files';
import { temporaryFolder } from '../../fixtures/temporary-project';

const root = temporaryFolder();
const fence = (code: string) => `\`\`\`bash\n${code}\n\`\`\`\n`;

beforeAll(() => {
  // The checks' code is in the result cache's key.
  for (const name of ['src', 'package-lock.json']) {
    symlinkSync(join(process.cwd(), name), join(root, name));
  }
  const files = siteFiles({
    'content/parts/start.md': fence('supabase start'),
    'content/guides/auth.mdx': page(
      `## Sign in\n\n<Part name="start" />\n\n${fence('supabase stop')}`,
    ),
    'content/index.mdx': page(`${fence('supabase init')}\n[Auth](/guides/auth#sign-in)`),
  });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});

async function runOn(...paths: string[]) {
  let seen: string[] = [];
  const check: Check = {
    name: 'all',
    run({ examples }) {
      seen = examples.map(({ code }) => code);
      return { diagnostics: [] };
    },
  };
  const { unread } = await runChecks(root, [check], paths);
  return { seen, unread: unread.map(({ code }) => code) };
}

test('without paths, all examples are checked', async () => {
  const { seen, unread } = await runOn();
  expect(seen.sort()).toEqual(['supabase init', 'supabase start', 'supabase stop']);
  expect(unread).toEqual([]);
});

test('a page includes the examples of its shared parts', async () => {
  const { seen, unread } = await runOn('content/guides');
  expect(seen.sort()).toEqual(['supabase start', 'supabase stop']);
  expect(unread).toEqual(['supabase init']);
});

test('a shared part includes only its own examples', async () => {
  const { seen, unread } = await runOn('./content/parts/start.md');
  expect(seen).toEqual(['supabase start']);
  expect(unread.sort()).toEqual(['supabase init', 'supabase stop']);
});

test('an invalid list of libraries is the only error, and no check runs', async () => {
  const file = join(root, 'spec/libraries.yml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^(\s*-?\s*)name: /m, '$1nam: '));
  const run = jest.fn();
  const report = await runChecks(root, [{ name: 'all', run }]);
  writeFileSync(file, text);
  expect(report.isComplete).toBe(false);
  expect(new Set(report.diagnostics.map((diagnostic) => diagnostic.file))).toEqual(
    new Set(['spec/libraries.yml']),
  );
  expect(report.remarks).toEqual([expect.stringContaining('Fix spec/libraries.yml first')]);
  expect(run).not.toHaveBeenCalled();
});
