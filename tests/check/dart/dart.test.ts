import { dart } from '../../../src/check/dart/dart';
import { dartToTypescript } from '../../../src/check/dart/to-typescript';
import { withTree } from '../../../src/check/syntax/tree-sitter';
import { checkSamples, sample } from '../runner/check-sample';

const root = process.cwd();

/** The statements of a Dart function, translated. */
async function translated(statements: string): Promise<string> {
  const code = `f() async {${statements}}`;
  return withTree(root, 'dart', code, (tree) => {
    const body = tree.namedChildren.find((node) => node?.type === 'function_body')!;
    return dartToTypescript(body.lastChild!, code).text.slice(1, -1).replace(/\s+/g, ' ').trim();
  });
}

test.each([
  ["f(1, a: 'b');", 'f(1, { a: `b` });'],
  ["f(a: 'b');", 'f({ a: `b` });'],
  ['final a = User(1);', 'const a = new User(1);'],
  ['final a = Uri.parse(b);', 'const a = Uri.parse(b);'],
  ['String? a;', 'let a!: string | undefined;'],
  ['final List<int> a = f();', 'const a: Array<number> = f();'],
  ["final a = {'b': null};", 'const a = $map([`b`, undefined]);'],
  ["final a = {...b, 'c': 1};", 'const a = $map($entry(b), [`c`, 1]);'],
  ["f('a ${b.c} $d `e`');", 'f(`a ${b.c} ${d} \\`e\\``);'],
  [String.raw`f(r'\d');`, 'f(`\\\\d`);'],
  ['if (a is User && b == c) {}', 'if ((a instanceof User) && b === c) {}'],
  ['f(a! + (b as String?));', 'f(a! + ((b as any as string | undefined)));'],
  ['a?[0].b();', 'a?.[0].b();'],
  ['a..b = 1..c(2);', '$cascade(a, ($it) => { $it.b = 1; $it.c(2); });'],
  ['f((a) async { await a; });', 'f(async (a) => { await a; });'],
  [
    'int g(String a, {int b = 1}) => 2;',
    'function g(a: string, { b }: { b?: number } = {}): number { return 2; }',
  ],
  ['for (final a in b) { c(a); }', 'while ($is(0)) { const a = $element(b); { c(a); } }'],
  [
    'try { a(); } on A catch (e) { b(e); } catch (e) { rethrow; }',
    'try { a(); } catch ($error) { if ($error instanceof A) { const e = $error; { b(e); } } ' +
      '{ const e = $error; { throw 0; } } }',
  ],
])('%s', async (code, typescript) => {
  expect((await translated(code)).replace(/\s+/g, ' ')).toBe(typescript);
});

/** What the check finds in a Dart sample, and whether it calls it typed. */
async function check(code: string, page = 'content/a.mdx') {
  const { found, proven } = await checkSamples(dart, [sample('dart', code, { page })]);
  return { found, isTyped: proven.length > 0 };
}

test.each([
  ["await supabase.auth.signUp(email: 'a', pasword: 'b');", "'pasword' does not exist"],
  ["await supabase.auth.signUp(email: 'a');", "'password' is missing"],
  ["await supabase.auth.signUp(email: 1, password: 'b');", "'number' is not assignable"],
  [
    'final r = await supabase.auth.signOut();\nprint(r.user);',
    "'user' does not exist on type 'void'",
  ],
  ['print(supabase.auth.currentUser.id);', "possibly 'null'"],
  ['await supabase.auth.verifyOTP(token: "1", type: OtpType.mail);', "'mail' does not exist"],
  ["final rows = await supabase.from('a').select().upload('b');", "'upload' does not exist"],
  ["await supbase.from('a').select();", "Cannot find name 'supbase'"],
])('%s', async (code, message) => {
  expect(await check(code)).toEqual({ found: [expect.stringContaining(message)], isTyped: false });
});

test('a fault is told where it stands in the Dart code', async () => {
  const { found } = await check(
    "final a = 'é ${1}';\nawait supabase.auth.signUp(\n  emial: a,\n);",
  );
  expect(found).toEqual([expect.stringMatching(/^13:7 .*'emial' does not exist/)]);
});

test('samples of an older release have its types', async () => {
  const v0 = 'content/reference/dart/v0/start.mdx';
  expect(await check("await supabase.from('a').select().execute();", v0)).toEqual({
    found: [],
    isTyped: true,
  });
  const { found } = await check('final user = supabase.auth.currentUser;\nprint(user.email);', v0);
  expect(found).toEqual([expect.stringContaining('null')]);
});

test.each([
  ['classes of its own', 'class A extends StatelessWidget {}'],
  ['packages without declarations', 'runApp(const MaterialApp());'],
  ['a parameter of a later release', "await Supabase.initialize(url: 'a', publishableKey: 'b');"],
])('what uses %s is not looked at', async (_, code) => {
  expect(await check(code)).toEqual({ found: [], isTyped: false });
});
