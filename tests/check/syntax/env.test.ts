import { env } from '../../../src/check/syntax/env';
import { checkExamples, example } from '../runner/check-example';

const find = (code: string, others: [language: string, code: string][], page = 'content/a.mdx') =>
  checkExamples(env, [
    example('env', code, { page }),
    ...others.map(([language, text]) => example(language, text, { page })),
  ]);

const URL = 'SUPABASE_URL=https://a.supabase.co';

test.each([
  ['ts', 'createClient(process.env.SUPABASE_URL!)'],
  ['js', "const url = process.env['SUPABASE_URL']"],
  ['ts', 'import.meta.env.SUPABASE_URL'],
  ['ts', "Deno.env.get('SUPABASE_URL')"],
  ['python', 'os.environ["SUPABASE_URL"]'],
  ['python', 'os.environ.get("SUPABASE_URL")'],
  ['dart', "const url = String.fromEnvironment('SUPABASE_URL');"],
  ['svelte', "import { OTHER, SUPABASE_URL as url } from '$env/static/public'"],
  ['ts', "export { SUPABASE_URL } from '$app/env/public'"],
  ['toml', 'site_url = "env(SUPABASE_URL)"'],
  ['bash', 'curl "$SUPABASE_URL/rest/v1/"'],
])('read by %s: %s', async (language, code) => {
  const { found, proven } = await find(URL, [[language, code]]);
  expect({ found, proven }).toEqual({ found: [], proven: [URL] });
});

test('a module that the page adds reads its own variables', async () => {
  const code = 'NUXT_PUBLIC_SUPABASE_URL=a\nNUXT_PUBLIC_SUPABASE_KEY=b';
  const { proven } = await find(code, [['bash', '$ npm install @nuxtjs/supabase']]);
  expect(proven).toEqual([code]);
});

test.each([
  ['a variable that no code reads', 'SUPABASE_URL=a\nMAIL_FROM=b', 'process.env.SUPABASE_URL'],
  ['a variable that only other text mentions', URL, '$SUPABASE_URL'],
  ['a similar variable that is also set', 'DB_HOSTS=a\nDB_HOST=b', 'process.env.DB_HOST'],
  ['no variables', '# none', 'process.env.SUPABASE_URL'],
  ['a line without a value', 'SUPABASE_URL', 'process.env.SUPABASE_URL'],
])('neither an error nor proven: %s', async (_, code, other) => {
  const { found, proven } = await find(code, [['ts', other]]);
  expect({ found, proven }).toEqual({ found: [], proven: [] });
});

test('a misspelled variable is reported', async () => {
  const { found, fixes, proven } = await find(`# keys\n${URL}`, [
    ['ts', 'process.env.SUPABASE_URI'],
  ]);
  expect(found).toEqual(['12:5 No code on the page reads SUPABASE_URL']);
  expect(fixes).toEqual(['write SUPABASE_URI']);
  expect(proven).toEqual([]);
});

test('settings that the reference in the same folder documents are proven', async () => {
  const page = 'content/reference/self-hosting-auth/introduction.mdx';
  expect((await find('GOTRUE_SITE_URL=a\nPORT=1', [], page)).proven).toHaveLength(1);
  expect((await find('GOTRUE_SITE_URL=a', [])).proven).toEqual([]);
});

test('variables in the JSON file that Flutter reads are checked', async () => {
  const file = example('json', '{\n  "SUPABASE_URL": "a"\n}', { title: 'env.json' });
  const code = example('dart', "const url = String.fromEnvironment('SUPABASE_URL');");
  expect((await checkExamples(env, [file, code])).proven).toEqual([file.id]);
  const other = example('dart', "const url = String.fromEnvironment('SUPABASE_URI');");
  expect((await checkExamples(env, [file, other])).found).toEqual([
    '12:8 No code on the page reads SUPABASE_URL',
  ]);
});
