import type { CheckInput } from '../../../src/check/runner/check';
import { CheckCache } from '../../../src/check/runner/cache';
import { FREE, PARSERS, syntax } from '../../../src/check/syntax/syntax';
import { LANGUAGES } from '../../../src/lib/languages';
import { checkExamples, example } from '../runner/check-example';

const GOOD: [string, string][] = [
  ['astro', '---\nif (!a) return b\nconst c = await d()\n---\n<a href={c}>{c}</a>\n<b>1</b>'],
  ['astro', '<p class="a">{1}</p>'],
  ['bash', 'export A="$(openssl rand -hex 24)"\nsupabase link <project-ref> && echo "$A" | cat'],
  ['bash', "$ supabase init\nFinished (it's done.\n$ echo 'a\n  b'"],
  ['css', '@media (width > 10px) { a { color: red; } }'],
  ['dart', "final data = await supabase\n  .from('countries')\n  .select('id')\n  .eq('id', 1);"],
  ['dart', 'final id = supabase.auth.currentUser?.id;\nfinal other = other.anything();'],
  ['dart', "supabase.channel('a').on(type, filter, (p, [ref]) {}).subscribe();"],
  ['dart', "final rows = (await supabase.from('a').select())[0].anything;"],
  ['env', '# keys\nURL=https://<project-ref>.supabase.co\nexport NAME="two words" # why\nEMPTY='],
  ['graphql', 'query Countries { countries { name } }'],
  ['http', 'POST /v1/projects HTTP/1.1\nHost: api.supabase.com\n\n{ "any": body }'],
  ['http', 'HTTP/1.1 200 OK'],
  ['json', '{"a": [1, -2.5e3, true, null, "\\u00e9", "<ref>"], "b": {}}'],
  ['json', '"text"'],
  ['prisma', 'datasource db {\n  provider = "postgresql"\n}\nmodel A {\n  id BigInt @id\n}'],
  ['python', "rows = supabase.table('a').select('*').eq('id', 1).execute().data[0].anything"],
  ['python', "supabase.auth.admin.create_user({'email': 'a'})\nother.anything()"],
  ['toml', '[api]\nport = 54321'],
  ['xml', '<?xml version="1.0"?><a b="c"><d/>&amp;<!-- < --></a>'],
  ['xml', '<key>a</key>\n<string>b</string>'],
  ['xml', '<!DOCTYPE a>\n<a />'],
  ['yaml', 'a:\n  - b\n'],
];

test.each(GOOD)('%s: %s', async (language, code) => {
  expect((await checkExamples(syntax, [example(language, code)])).found).toEqual([]);
});

test.each([
  ['astro', '---\nconst a =\n---\n<a></a>', '13:5 Astro: Expression expected.'],
  ['astro', '---\n---\n<a>{</a>', '13:9 Astro: Expression expected.'],
  ['bash', 'echo a\nif true; then', '12:18 "fi" is missing here'],
  ['bash', 'echo a\necho "abc', '12:10 Syntax error at: "abc'],
  ['css', 'a { color: red; }\nb { color }', '12:15 CSS: Colon is expected'],
  ['dart', 'final a = 1;\nfinal b = ;', '12:13 Syntax error at: ='],
  ['env', 'A=1\nnot a variable', '12:5 Not a variable: not a variable'],
  ['env', 'A="open', '11:5 Not a variable: A="open'],
  ['graphql', 'query {\n  a(\n}', '13:5 GraphQL: Syntax Error: Expected Name, found "}".'],
  ['http', 'GET /a\nno header', '12:5 Not a request line, status line, or header: no header'],
  ['json', '{\n  "a": 1,\n}', '13:5 JSON: property name expected at }'],
  ['json', '{"a": 1\n "b": 2}', '12:6 JSON: comma expected at "b"'],
  ['json', '{"a": 1, "a": 2}', '11:14 JSON: the key "a" appears twice in the same object'],
  [
    'json',
    '[{"a": 1, "b": {"c": 1, "c": 2}}]',
    '11:29 JSON: the key "c" appears twice in the same object',
  ],
  ['json', '[1, x]', '11:9 JSON: invalid symbol at x'],
  ['json', '{} {}', '11:8 JSON: end of file expected at {'],
  ['json', '[01]', '11:7 JSON: comma expected at 1'],
  ['json', '[1', '11:7 JSON: close bracket expected at the end'],
  ['json', '', '11:5 JSON: value expected at the end'],
  ['json', '[1,]', '11:8 JSON: value expected at ]'],
  ['json', '[1] // one', '11:9 JSON: invalid comment token at // one'],
  ['json', '["\\x"]', '11:6 JSON: invalid escape character at "\\x"'],
  ['python', 'a = 1\ndef f(:\n  pass', '12:11 ")" is missing here'],
  ['python', "supabase.tabel('a').x()", '11:14 supabase 2.30.0 has no "tabel"'],
  ['python', "await supabase.auth.signup({'a': 1})", '11:25 supabase 2.30.0 has no "signup"'],
  ['python', 'admin.auth.admin.lst_users()', '11:22 supabase 2.30.0 has no "lst_users"'],
  [
    'python',
    "other = await create_async_client('a', 'b')\nother.tabel('a')",
    '12:11 supabase 2.30.0 has no "tabel"',
  ],
  [
    'prisma',
    'model A {\n  id   BigInt @id\n  nöte Strin\n}',
    '13:12 Prisma: Type "Strin" is neither a built-in type, nor refers to another model, composite type, or enum.',
  ],
  ['toml', 'a = 1\nb = ', '12:9 TOML: Unspecified values are invalid'],
  ['toml', '[a]\nb = 1\nb = 2', '13:5 TOML: Defining a key multiple times is invalid'],
  ['toml', 'a = { b = 1, }', '11:18 TOML: Trailing comma is not permitted in an inline table'],
  ['toml', 'a = <ref>', '11:9 TOML: Unexpected character'],
  ['xml', '<a>\n  <b></a>', '12:10 XML: unexpected close tag'],
  ['xml', '<a>\n  <b>', '12:7 XML: unclosed tag: b'],
  ['xml', 'a & b', '11:7 XML: unexpected end'],
  ['xml', '<a>\n  x&nbsp;y</a>', '12:8 XML: undefined entity'],
  ['xml', '<a b="&amp;" c=d />', '11:5 XML: unquoted attribute value'],
  ['xml', '<?xml version="1.0"?><a /><b />', '11:31 XML: documents may contain only one root'],
  ['yaml', 'a: 1\na: 2', '12:5 The key "a" is already on line 1'],
])('%s: %j', async (language, code, message) => {
  expect((await checkExamples(syntax, [example(language, code)])).found).toEqual([message]);
});

test.each([
  ['supabase db diff [flags]', []],
  ['supabase migration new [flags] <migration name>', []],
  ['supabase secrets set [flags] [<NAME=VALUE...>]', []],
  ['supabase db diff [flags', ['11:5 Not a usage line: supabase db diff [flags']],
])('usage: %s', async (code, messages) => {
  const { found } = await checkExamples(syntax, [example('bash', code, { role: 'usage' })]);
  expect(found).toEqual(messages);
});

test('the fix for an unknown name is the nearest one', async () => {
  const { fixes } = await checkExamples(syntax, [example('python', "supabase.tabel('a')")]);
  expect(fixes).toEqual(['write "table"']);
});

test.each([
  ["supabase.table('a').select('*').execute()", 'names'],
  ['print(1)', 'parsed'],
])('the names of a Python example are checked if it calls the client: %s', async (code, proof) => {
  const { proofs } = await syntax.run({
    root: process.cwd(),
    examples: [example('python', code)],
    cache: new CheckCache(process.cwd()),
  } as unknown as CheckInput);
  expect(proofs?.get(code)).toBe(proof);
});

test('examples that opt out, plain text, and languages without a grammar are not verified', async () => {
  const examples = [
    example('json', '{', { optOut: 'shortened' }),
    example('text', '{'),
    example('kotlin', '{}'),
    example('json', '{}', { id: 'good' }),
  ];
  expect(await checkExamples(syntax, examples)).toMatchObject({ found: [], proven: ['good'] });
});

/** For the checks `markup`, `sql`, and `typescript`. */
const OTHERS = ['html', 'js', 'jsx', 'sql', 'svelte', 'ts', 'tsx', 'vue'];

test('every language has a parser, or is known to have none', () => {
  const covered = [...Object.keys(PARSERS), ...FREE, ...OTHERS];
  expect(covered.sort()).toEqual(Object.keys(LANGUAGES).sort());
});
