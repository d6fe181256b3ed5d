import { eslint } from '../../../src/check/eslint/eslint';
import { lintCode } from '../../../src/check/eslint/lint-code';
import { exampleDiagnostic } from '../../../src/check/runner/check-examples';
import { fixText } from '../../../src/check/runner/fix';
import type { Example } from '../../../src/node/examples/example';
import { checkExamples, example } from '../runner/check-example';

const rulesIn = (code: string, language = 'ts') => lintCode(code, language).map(({ rule }) => rule);

test.each([
  ['ts', "const { data, error } = await supabase.from('a').select()\nif (error) throw error"],
  ['ts', 'let { data, error } = await load()\nerror = null\nif (data != null) save()'],
  [
    'ts',
    'const rows = <Row[]>data\nenum Size { Small }\nabstract class A<T> { abstract run(): T }',
  ],
  ['tsx', 'const id = <T,>(value: T) => value\nexport default () => <p>{id(1)}</p>'],
  ['js', 'while (true) { if (await done()) break }'],
  ['js', 'try { save() } catch { /* Already saved. */ }'],
  ['jsx', 'export const App = () => <><a href="/">Home</a></>'],
  ['js', '{ "data": [], "count": null }'],
  ['ts', 'const a = ;'],
])('correct %s code, and code that another check reports: %j', (language, code) => {
  expect(rulesIn(code, language)).toEqual([]);
});

test('a comment in an example turns off no rule', () => {
  const code = '/* eslint-disable */\n// eslint-disable-next-line no-var\nvar name = 1';
  expect(rulesIn(code)).toEqual(['eslint/no-var']);
});

test('the keys of an object without a variable are linted', () => {
  expect(lintCode('{ "a": 1, "a": 2 }', 'js')).toMatchObject([
    { line: 1, column: 11, rule: 'eslint/no-dupe-keys' },
  ]);
});

test('examples of guides and of all library versions are linted, at their position in the file', async () => {
  const v1 = { library: 'javascript', version: 'v1', id: 'select', type: 'function' as const };
  const { found, fixes } = await checkExamples(eslint, [
    example('ts', 'const a = 1\nif (a == b) save()'),
    example('js', 'var a', { role: 'example', entry: v1, line: 90 }),
    example('jsx', 'debugger', { optOut: 'needs a browser', line: 95 }),
    example('ts', 'var signature', { role: 'signature' }),
    example('sql', 'var a = a'),
  ]);
  expect(found).toEqual([
    "12:11 Expected '===' and instead saw '=='",
    '90:5 Unexpected var, use let or const instead',
    "95:5 Unexpected 'debugger' statement",
  ]);
  expect(fixes).toEqual(['use === or !==', 'use const or let', 'remove it']);
});

function fixInFile(text: string, code: string, more: Partial<Example>): string {
  const found = lintCode(code, 'ts');
  const inFile = example('ts', code, more);
  return fixText(
    text,
    found.map((item) => exampleDiagnostic(inFile, 'eslint', item)),
  ).text;
}

test.each([
  ['var', 'var a = 1\nsave(a)', 'let a = 1\nsave(a)'],
  [
    'the text before the diagnostic',
    'let a = 1,\n  b = 2\nsave(a, b)',
    'const a = 1,\n  b = 2\nsave(a, b)',
  ],
  ['an operator', "if (typeof a == 'string') save()", "if (typeof a === 'string') save()"],
  ['nothing without a single solution', 'if (a == b) save()', 'if (a == b) save()'],
])('in an indented block, an edit replaces %s', (_, code, expected) => {
  const indented = (text: string) => `code: |\n${text.replace(/^/gm, '    ')}\nvar: let a = 1\n`;
  const place = { line: 2, column: 5, indent: 4 };
  expect(fixInFile(indented(code), code, place)).toBe(indented(expected));
});

test('an edit is left out if the file contains the code in another form', () => {
  const text = 'code: "let a = \\"1\\""\nother: let a = "1"\n';
  expect(fixInFile(text, 'let a = "1"', { line: 1, column: 8, indent: 7 })).toBe(text);
});
