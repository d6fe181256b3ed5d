import { CHECKED_LANGUAGES } from '../../../src/check/syntax/checked-languages';
import { PARSERS, syntax } from '../../../src/check/syntax/syntax';
import { LANGUAGES } from '../../../src/lib/languages';
import { checkSamples, sample } from '../runner/check-sample';

const GOOD: [string, string][] = [
  ['bash', 'export A="$(openssl rand -hex 24)"\nsupabase link <project-ref> && echo "$A" | cat'],
  ['bash', "$ supabase init\nFinished (it's done.\n$ echo 'a\n  b'"],
  ['css', '@media (width > 10px) { a { color: red; } }'],
  ['dart', "final data = await supabase\n  .from('countries')\n  .select('id')\n  .eq('id', 1);"],
  ['dart', 'final id = supabase.auth.currentUser?.id;\nfinal other = other.anything();'],
  ['dart', "supabase.channel('a').on(type, filter, (p, [ref]) {}).subscribe();"],
  ['dart', "final rows = (await supabase.from('a').select())[0].anything;"],
  ['env', '# keys\nURL=https://<project-ref>.supabase.co\nexport NAME="two words" # why\nEMPTY='],
  ['graphql', 'query Countries { countries { name } }'],
  ['html', '<!doctype html><title>a</title><p>One<p>Two<br><script>"</b>"</script>'],
  ['http', 'POST /v1/projects HTTP/1.1\nHost: api.supabase.com\n\n{ "any": body }'],
  ['http', 'HTTP/1.1 200 OK'],
  ['json', '{"a": [1, -2.5e3, true, null, "\\u00e9", "<ref>"], "b": {}}'],
  ['json', '"text"'],
  ['kotlin', 'val a = listOf("(", \'(\') // ('],
  ['python', "rows = supabase.table('a').select('*').eq('id', 1).execute().data[0].anything"],
  ['python', "supabase.auth.admin.create_user({'email': 'a'})\nother.anything()"],
  ['swift', 'let a = try await client.from("a").select()'],
  ['toml', '[api]\nport = 54321'],
  ['xml', '<?xml version="1.0"?><a b="c"><d/>&amp;<!-- < --></a>'],
  ['yaml', 'a:\n  - b\n'],
];

test.each(GOOD)('%s: %s', async (language, code) => {
  expect((await checkSamples(syntax, [sample(language, code)])).found).toEqual([]);
});

test.each([
  ['bash', 'echo a\nif true; then', '12:18 Here "fi" is missing'],
  ['bash', 'echo a\necho "abc', '12:10 Cannot be read: "abc'],
  ['css', 'a { color: red; }\nb { color }', '12:15 CSS: Colon is expected'],
  ['dart', 'final a = 1;\nfinal b = ;', '12:14 Here "identifier" is missing'],
  ['dart', "supabase.from('a')\n  .selct();", '12:8 supabase_flutter 1.10.25 has no "selct"'],
  ['dart', 'Supabase.instance.clint.auth;', '11:23 supabase_flutter 1.10.25 has no "clint"'],
  ['env', 'A=1\nnot a variable', '12:5 Not a variable: not a variable'],
  ['env', 'A="open', '11:5 Not a variable: A="open'],
  ['graphql', 'query {\n  a(\n}', '13:5 GraphQL: Syntax Error: Expected Name, found "}".'],
  ['html', '<p>\n  <div><b>x</div>', '12:12 HTML: <b> is not closed'],
  ['html', '<p>a</p>\n</b>', '12:5 HTML: </b> closes nothing that is open'],
  ['html', '<a id=x id=y></a>', '11:15 HTML: Unexpected duplicate attribute'],
  ['http', 'GET /a\nno header', '12:5 Neither a request, a status nor a header: no header'],
  ['json', '{\n  "a": 1,\n}', '13:5 JSON: } instead of a key in quotes'],
  ['json', '{"a": 1\n "b": 2}', '12:6 JSON: "b" instead of "," or "}"'],
  ['json', '{"a": 1, "a": 2}', '11:14 JSON: the key "a" stands here twice'],
  ['json', '[1, x]', '11:9 JSON: x instead of a value'],
  ['json', '{} {}', '11:8 JSON: more than one value'],
  ['json', '[01]', '11:6 JSON: 01 instead of ]'],
  ['json', '[1', '11:7 JSON: the end instead of "," or "]"'],
  ['kotlin', 'fun a() {\n  b(}', '12:9 "}" stands where "(" is still open'],
  ['python', 'a = 1\ndef f(:\n  pass', '12:11 Here ")" is missing'],
  ['python', "supabase.tabel('a').x()", '11:14 supabase 2.30.0 has no "tabel"'],
  ['python', "await supabase.auth.signup({'a': 1})", '11:25 supabase 2.30.0 has no "signup"'],
  ['swift', 'let a = "open', '11:13 The string does not end'],
  ['toml', 'a = 1\nb = ', '12:9 TOML: invalid value'],
  ['xml', '<a>\n  <b></a>', '12:10 XML: </a> closes another element'],
  ['xml', 'a & b', '11:7 XML: & begins nothing'],
  ['yaml', 'a: 1\na: 2', '12:5 YAML: Map keys must be unique'],
])('%s: %j', async (language, code, message) => {
  expect((await checkSamples(syntax, [sample(language, code)])).found).toEqual([message]);
});

test.each([
  ['supabase db diff [flags]', []],
  ['supabase migration new [flags] <migration name>', []],
  ['supabase secrets set [flags] [<NAME=VALUE...>]', []],
  ['supabase db diff [flags', ['11:5 Not a usage line: supabase db diff [flags']],
])('usage: %s', async (code, messages) => {
  const { found } = await checkSamples(syntax, [sample('bash', code, { role: 'usage' })]);
  expect(found).toEqual(messages);
});

test('names the nearest call of the release the sample is written for', async () => {
  const old = sample('dart', "supabase.from('a').exceute();", { page: 'content/dart/v0/a.mdx' });
  const { found, fixes } = await checkSamples(syntax, [old]);
  expect(found).toEqual(['11:24 supabase_flutter 0.3.3+1 has no "exceute"']);
  expect(fixes).toEqual(['write "execute"']);
});

test('does not look at samples that opt out, and proves neither plain text nor brackets', async () => {
  const samples = [
    sample('json', '{', { optOut: 'shortened' }),
    sample('text', '{'),
    sample('kotlin', '{}'),
    sample('json', '{}', { id: 'good' }),
  ];
  expect(await checkSamples(syntax, samples)).toMatchObject({ found: [], proven: ['good'] });
});

test.each(Object.keys(LANGUAGES))('the language %s has a checker', (language) => {
  expect(language in PARSERS || CHECKED_LANGUAGES[language] !== undefined).toBe(true);
  if (CHECKED_LANGUAGES[language] === 'syntax') expect(PARSERS).toHaveProperty(language);
});
