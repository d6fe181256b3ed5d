import { commands } from '../../../src/check/shell/commands';
import { checkExamples, example } from '../runner/check-example';

const find = async (code: string, role: 'fence' | 'usage' = 'fence') =>
  (await checkExamples(commands, [example('bash', code, { role })])).found;

test.each([
  'supabase',
  'supabase --version',
  'supabase db',
  'supabase migrations up',
  'supabase --workdir apps/api db diff --schema public -f "add cities"',
  'supabase db diff --debug --output=review.sql -s=public',
  'supabase db push --remote=<project-ref> --dry-run',
  'supabase link <project-ref>',
  'supabase link "$REF" --output-format $FORMAT --yes=true',
  'supabase secrets set A=1 B=2',
  'supabase migration new -- --odd-name',
  'supabase status -o env > .env',
  'supabase start --exclude imgproxy,logflare',
  '$ npx --yes supabase@3.1.0 init\nsupabase nonsense is output here',
  'echo supabase nonsense',
  'npm install supabase nonsense',
  'brew install supabase/tap/supabase',
])('%s', async (code) => {
  expect(await find(code)).toEqual([]);
});

test.each([
  ['supabase dv diff', '11:14 There is no command "supabase dv" in CLI 3.1.0'],
  ['cd a\nsupabase db dif', '12:17 There is no command "supabase db dif" in CLI 3.1.0'],
  ['supabase --debug db dif', '11:25 There is no command "supabase db dif" in CLI 3.1.0'],
  ['supabase db diff --linked', '11:22 "supabase db diff" has no flag --linked in CLI 3.1.0'],
  ['supabase db diff -q', '11:22 "supabase db diff" has no flag -q in CLI 3.1.0'],
  ['supabase db diff --file', '11:22 --file needs a value in CLI 3.1.0'],
  ['supabase status -o xml', '11:24 --output doesn\'t accept "xml" in CLI 3.1.0'],
  ['supabase status --output=xml', '11:30 --output doesn\'t accept "xml" in CLI 3.1.0'],
  ['supabase init --force=no', '11:27 --force doesn\'t accept "no" in CLI 3.1.0'],
  ['supabase start -x kong,rest', '11:23 --exclude doesn\'t accept "kong,rest" in CLI 3.1.0'],
  [
    'supabase db diff --remote main',
    '11:31 "supabase db diff" doesn\'t accept the argument "main" in CLI 3.1.0',
  ],
  ['A=1 npx supabase dv | cat', '11:22 There is no command "supabase dv" in CLI 3.1.0'],
  ['pnpm dlx supabase dv', '11:23 There is no command "supabase dv" in CLI 3.1.0'],
  ['a && echo "$(supabase dv)"', '11:27 There is no command "supabase dv" in CLI 3.1.0'],
  ['$ a\n$ supabase dv', '12:16 There is no command "supabase dv" in CLI 3.1.0'],
])('%j', async (code, message) => {
  expect(await find(code)).toEqual([message]);
});

test.each([
  ['supabase migration new [flags] <migration name>', []],
  ['supabase <subcommand> [flags]', []],
  [
    'supabase migration add [flags]',
    ['11:24 There is no command "supabase migration add" in CLI 3.1.0'],
  ],
])('usage: %s', async (code, messages) => {
  expect(await find(code, 'usage')).toEqual(messages);
});

test.each([
  ['supabase migration lst', 'write "supabase migration list"'],
  ['supabase db diff --scheme a', 'write --schema'],
  ['supabase status -o xml', 'use one of env, pretty, json, toml, yaml, table, csv'],
])('%s → %s', async (code, fix) => {
  expect((await checkExamples(commands, [example('bash', code)])).fixes).toEqual([fix]);
});
