import { dart, dartErrors, releaseOf } from '../../../src/check/dart/dart';
import { checkExamples, example } from '../runner/check-example';

const root = process.cwd();

/** `line:column message`. */
async function check(code: string, release = 'v2') {
  const { errors } = await dartErrors(root, code, release);
  return errors.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const V2 = 'supabase_flutter 2.17.2';

test.each([
  ['records', 'final (a, b) = f();\n(int, {String x}) r = (1, x: "a");\nprint(r.$1);'],
  ['a record as the result of a future', 'Future<(int, String)> f() async => (1, "a");'],
  [
    'a switch expression',
    "final t = switch (a) { B(:final url) => url, [1, ...] => 'b', _ => '' };",
  ],
  ['patterns with a guard', 'switch (a) { case int n when n > 0: print(n); case _: break; }'],
  ['if-case', "if (json case {'user': [String name, int age]}) print(name);"],
  ['sealed and final classes', 'sealed class A {}\nfinal class B extends A {}\nbase mixin M {}'],
  ['an enhanced enum', 'enum E { a(1), b(2); const E(this.n); final int n; int get d => n * 2; }'],
  ['an extension type', 'extension type Id(String id) { bool get ok => id.isNotEmpty; }'],
  ['super parameters', 'class A extends B { const A({super.key, required this.a}); final int a; }'],
  ['null-aware elements', 'final a = [?b, ...?c, if (d) 1 else 2, for (final (i, e) in f) e];'],
  ['dot shorthands', 'await supabase.auth.signInWithOAuth(.google);'],
  ['statements after imports', "import 'dart:io';\nfinal a = await File('b').readAsString();"],
  ['members of a class', '@override\nvoid initState() { super.initState(); }\nint get a => 1;'],
])('%s can be parsed', async (_, code) => {
  expect(await check(code)).toEqual([]);
});

test.each([
  ['final a = ;', '1:9 Syntax error at: ='],
  ['f(1;', '1:4 ")" is missing here'],
])('a syntax error is reported: %s', async (code, message) => {
  expect(await check(code)).toEqual([message]);
});

test.each([
  // Members
  ["supabase.from('a').selct();", `1:20 SupabaseQueryBuilder has no "selct" in ${V2}`],
  ['Supabase.instance.clint;', `1:19 Supabase has no "clint" in ${V2}`],
  ["supabase\n  .from('a')\n  .select()\n  .is_('b', null);", '4:4 PostgrestFilterBuilder'],
  ["admin.storage.from('a').uplod();", '1:25 StorageFileApi has no "uplod"'],
  ["supabase.from('a').select().order('b').eq('c', 1);", '1:40 PostgrestTransformBuilder has no'],
  [
    'final a = supabase.auth;\nfinal b = a.admin;\nawait b.listUser();',
    '3:9 GoTrueAdminApi has no',
  ],
  [
    "final a = supabase.storage.from('b')..upload;\na.uplod();",
    '2:3 StorageFileApi has no "uplod"',
  ],
  ['supabase.auth.signOut().whenCompleted(f);', '1:25 Future has no "whenCompleted"'],
  ['final a = supabase.auth.getUser();\na.user;', '2:3 Future has no "user"'],
  ['final a = await supabase.auth.signOut();\na.user;', '2:3 A call that returns nothing has no'],
  [
    "final a = await supabase.from('b').select().count();\na.total;",
    '2:3 PostgrestResponse has no',
  ],
  ["print('${supabase.auth.curentUser}');", '1:24 GoTrueClient has no "curentUser"'],
  ["supabase.channel('a')..on()..subscribe();", '1:24 RealtimeChannel has no "on"'],
  ['supabase.auth();', "1:14 GoTrueClient can't be called"],
  [
    "final a = [for (final f in await supabase.storage.from('b').list()) f.nam];",
    '1:71 FileObject',
  ],
  // Types that calls pass to closures, and that code declares
  [
    'supabase.auth.onAuthStateChange.listen((data) { data.sesion; });',
    '1:54 AuthState has no "sesion"',
  ],
  ['supabase.auth.getUser().then((r) => r.usr);', '1:39 UserResponse has no "usr"'],
  ['void f(Session s) { s.acessToken; }', '1:23 Session has no "acessToken"'],
  ['try { f(); } on AuthException catch (e) { e.mesage; }', '1:45 AuthException has no "mesage"'],
  ['for (final User u in users) { u.mail; }', '1:33 User has no "mail"'],
  ['if (e is AuthException) { e.mesage; }', '1:29 AuthException has no "mesage"'],
  ['(e as PostgrestException).mesage;', '1:27 PostgrestException has no "mesage"'],
  ['if (r case SignedUrlSuccess(:final ur)) {}', '1:36 SignedUrlSuccess has no "ur"'],
  ['if (r case AuthResponse(user: User(:final mail))) {}', '1:43 User has no "mail"'],
  ['Future<AuthResponse> f() async => g();\n(await f()).usr;', '2:13 AuthResponse has no "usr"'],
  [
    "class A extends State<B> {\n  void f() { _a.from('b').selct(); }\n  final _a = Supabase.instance.client;\n}",
    '2:27 SupabaseQueryBuilder has no "selct"',
  ],
  [
    'class A extends StatelessWidget {\n  Widget build(c) => B(onTap: () => this.a.signOt());\n  GoTrueClient get a => b;\n}',
    '2:44 GoTrueClient has no "signOt"',
  ],
  // Arguments
  ["supabase.auth.signUp(email: 'a', pasword: 'b', password: 'c');", `1:34 ${V2} has no parameter`],
  ["supabase.auth.signUp(email: 'a');", '1:21 The argument "password" is missing'],
  ["supabase.from('a', 'b');", '1:14 Expected 1 positional argument, but found 2'],
  ["supabase.storage.from('a').upload('b');", '1:34 Expected 2 positional arguments, but found 1'],
  ["supabase.rpc('a', {'b': 1});", '1:13 Expected 1 positional argument, but found 2'],
  ['const FileOptions(upsrt: true);', `1:19 ${V2} has no parameter "upsrt" here`],
  ["Supabase.initialize(url: 'a', authOptions: FlutterAuthClientOptions(flow: b));", '1:69'],
  [
    "supabase.from('a').select<PostgrestList>('b');",
    "1:26 This function doesn't have type parameters",
  ],
  ["supabase.from('a').select().eq('b', null);", '1:37 This is Null, but Object is expected'],
  ['supabase.auth.signUp(email: 1, password: "b");', '1:29 This is int, but String is expected'],
  ['supabase.auth.setSession(supabase.auth.signOut());', '1:26 This is Future, but String is'],
  [
    "supabase.channel('a').subscribe((status) {});",
    '1:33 This function is called with 2 arguments',
  ],
  // Enums and classes
  ["supabase.auth.verifyOTP(token: 'a', type: OtpType.mail);", '1:51 OtpType has no "mail"'],
  ["supabase.auth.verifyOTP(token: 'a', type: .mail);", '1:44 OtpType has no "mail"'],
  ["supabase.auth.verifyOTP(token: 'a', type: 'email');", '1:43 This is String, but OtpType is'],
  ['supabase.auth.signInWithOAuth(OtpType.email);', '1:31 This is OtpType, but OAuthProvider is'],
  ['supabase.auth.signInWithOAuth(Providers.google);', `1:31 ${V2} has no "Providers"`],
  ['switch (s) { case RealtimeSubscribeStatus.joined: break; default: }', '1:43 RealtimeSubscribe'],
  ["final a = SupabaseClent('b', 'c');", `1:11 ${V2} has no "SupabaseClent"`],
  ['void f(SupabaseClent a) {}', `1:8 ${V2} has no "SupabaseClent"`],
  ['final a = FetchOptions(count: CountOption.exact);', `1:11 ${V2} has no "FetchOptions"`],
  ["supbase.from('a').select();", `1:1 ${V2} has no "supbase"`],
  // Null
  ['print(supabase.auth.currentUser.id);', '1:33 The value before "id" can be null'],
  ['final a = supabase.auth.currentUser;\nprint(a.id);', '2:9 The value before "id" can be null'],
])('%s', async (code, message) => {
  expect(await check(code)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ["supabase.from('a').select().in_('b', [1]);", 'write "inFilter"'],
  ['supabase.auth.signInWithOAuth(Provider.google);', 'write "OAuthProvider"'],
  [
    "supabase.from('a').select().order('b', foreignTable: 'c');",
    'choose from ascending, nullsFirst',
  ],
  ['supabase.auth.getUser().user;', 'await the call first'],
  ['supabase.auth.currentUser.id;', 'write "?.id", or "!.id" if it\'s never null'],
])('the fix for %s: %s', async (code, fix) => {
  const { errors } = await dartErrors(root, code, 'v2');
  expect(errors.map((error) => error.fix)).toEqual([expect.stringContaining(fix)]);
});

test.each([
  ['an unknown variable', 'result.anything().and(more: 1);'],
  ['rows', "final rows = await supabase.from('a').select();\nrows.first['b'].c();"],
  ['a member of an unknown type', 'supabase.auth.currentUser!.userMetadata!.anything();'],
  [
    "an app's class with the name of a library class",
    'class User { int x = 1; }\nvoid f(User u) { u.x; }',
  ],
  [
    'a class of another package',
    "import 'package:provider/provider.dart';\nfinal a = Provider.of(b);",
  ],
  ['a Flutter widget', "ListTile(title: Text(supabase.auth.currentUser?.email ?? ''));"],
  ['a tested variable', 'final a = supabase.auth.currentUser;\nif (a != null) print(a.id);'],
  ['a tested type', 'if (e is! AuthApiException) return;\nprint(e.anything);'],
  ['a subtype', "throw AuthApiException('a', statusCode: '1', code: 'b');"],
  ['a method as a value', 'onPressed(supabase.auth.signOut);'],
  ['null-safe calls', 'supabase.auth.currentSession?.user.email?.length;'],
  ['members of every object', 'print(supabase.auth.toString() + OtpType.sms.name);'],
  ['values of an enum', "OtpType.values.byName('sms');"],
  ['type arguments', "final n = await supabase.rpc<int>('a', params: {'b': 1});"],
  ["an app's helper function", 'Session? s() => null;\nfinal a = s();\nprint(a?.accessToken);'],
])('%s is not an error', async (_, code) => {
  expect(await check(code)).toEqual([]);
});

const ENROLL = "final factor = await supabase.auth.mfa.enroll(friendlyName: 'a');\n";

test.each([
  ['await supabase.auth.signInWithOAuth(\n  Provider.github,\n);', `2:3 ${V2} has no "Provider"`],
  [
    'await supabase.auth.signInWithIdToken(\n  provider: Provider.apple, idToken: a);',
    `2:13 ${V2} has no "Provider"`,
  ],
  [`${ENROLL}print(factor.totp.uri);`, '2:19 The value before "uri" can be null'],
  [
    "await Supabase.initialize(\n  url: 'a',\n  authFlowType: AuthFlowType.pkce,\n);",
    `3:3 ${V2} has no parameter "authFlowType" here`,
  ],
])('1.x code in a guide: %s', async (code, message) => {
  expect(await check(code)).toEqual([message]);
});

test.each([
  ['v0', "await supabase.from('a').select().execute();", []],
  ['v0', 'final a = supabase.auth.currentUser;\nprint(a.email);', ['2:9']],
  ['v1', "await supabase.from('a').select<PostgrestList>().is_('b', null);", []],
  ['v1', "await supabase.from('a').select().isFilter('b', null);", ['1:35']],
  ['v1', 'supabase.auth.signInWithOAuth(Provider.google);', []],
  ['v1', 'supabase.auth.signInWithOAuth(OAuthProvider.google);', ['1:31']],
  ['v2', "await supabase.from('a').select().execute();", ['1:35']],
] as const)('%s: errors in %s', async (release, code, places) => {
  expect((await check(code, release)).map((line) => line.split(' ')[0])).toEqual(places);
});

test.each([
  ['content/guides/auth/auth-email.mdx', undefined, 'v2'],
  ['content/learn/a.mdx', undefined, 'v2'],
  ['content/reference/dart/start.mdx', undefined, 'v1'],
  ['content/reference/dart/v0/start.mdx', undefined, 'v0'],
  ['spec/dart/v1/auth.yml', { library: 'dart', version: 'v1' }, 'v1'],
  ['spec/dart/v0/auth.yml', { library: 'dart', version: 'v0' }, 'v0'],
])('the release of examples in %s', (page, entry, release) => {
  const more = entry && { entry: { ...entry, id: 'a', type: 'function' as const } };
  expect(releaseOf(example('dart', 'a', { page, ...more }), 'v1')).toBe(release);
});

test.each([
  ['a checked name', 'await supabase.auth.signOut();', {}, 1],
  ['no library name', 'final a = 1;', {}, 0],
  ['an error', 'supabase.auth.x;', {}, 0],
  ['an opt-out', 'await supabase.auth.signOut();', { optOut: 'a' }, 0],
  ['a signature', 'Future<void> signOut();', { role: 'signature' as const }, 0],
  ['two releases', 'supabase.auth;', { page: 'content/reference/dart/v0/upgrade-guide.mdx' }, 0],
])('an example with %s has its names checked: %#', async (_, code, more, count) => {
  expect((await checkExamples(dart, [example('dart', code, more)])).proven).toHaveLength(count);
});

test('a version without a table of names is an error', async () => {
  const entry = { library: 'dart', version: 'v9', id: 'a', type: 'function' as const };
  const { found } = await checkExamples(dart, [example('dart', 'supabase.auth;', { entry })]);
  expect(found).toEqual(['11:5 There is no table of names for Dart v9']);
});
