import { LANGUAGES } from '../../../src/lib/languages';
import { codeText, diffText, escapeHtml, highlight } from '../../../src/node/markdown/highlight';
import { CODE_EXAMPLES } from './code-examples';

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}

test.each([
  ['a keyword', 'select 1', 'sql', '<b>select </b>'],
  ['a string', "x = 'a'", 'python', `<i>'a'</i>`],
  ['a comment', '-- note', 'sql', '<i class=c>-- note</i>'],
  ['a number', 'f(1)', 'ts', '<u>1</u>'],
  ['a function', 'f(1)', 'ts', '<i class=f>f</i>'],
])('%s has a tag', (_, code, language, html) => {
  expect(highlight(code, language)).toContain(html);
});

test.each([
  ['text', 'a < b && c > d', 'a &lt; b &amp;&amp; c > d'],
  ['http', 'GET /a?b=<c>&d', 'GET /a?b=&lt;c>&amp;d'],
  ['mdx', '<Tabs>\n{a & b}', '&lt;Tabs>\n{a &amp; b}'],
])('%s is only escaped, not highlighted', (language, code, html) => {
  expect(highlight(code, language)).toBe(html);
});

test('markup in highlighted code is escaped', () => {
  const html = highlight(`a = "<script>alert(1)</script>" // &lt;`, 'js');
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script>');
  expect(html).toContain('&amp;lt;');
});

test('text is escaped for use between tags', () => {
  expect(escapeHtml('<a> & &lt;')).toBe('&lt;a> &amp; &amp;lt;');
});

test('highlighted lines are wrapped together with their line break', () => {
  expect(highlight('a\nb\nc', 'text', { marked: new Set([2, 3]) })).toBe(
    'a\n<span class="hl">b\n</span><span class="hl">c</span>',
  );
});

test('line numbers outside the code have no effect', () => {
  expect(highlight('a', 'text', { marked: new Set([0, 2]) })).toBe('a');
});

test('a prompt has its own element and does not affect how the command is highlighted', () => {
  const command = highlight('npm install --save a', 'bash');
  const prompt = '<span class="prompt">$ </span>';
  expect(highlight('$ npm install --save a', 'bash')).toBe(prompt + command);
});

test.each([
  ['a variable in a shell', 'echo $HOME', 'bash'],
  ['a dollar in another language', '$ a', 'text'],
])("%s isn't a prompt", (_, code, language) => {
  expect(highlight(code, language)).not.toContain('prompt');
});

test.each([
  ['npx a db push --dry-run', ['--dry-run']],
  ['npm install @supabase/supabase-js', ['@supabase/supabase-js']],
  ['psql "$A?sslmode=verify-full&b=c-d.crt"', ['c-d.crt']],
  ['curl -6 https://a.example/a-name-that-is-longer-than-a-line', ['-6']],
  ['a-b\nc-d', []],
])('in %s, %j stay in one piece', (code, words) => {
  const found = highlight(code, 'bash').matchAll(/<span class=w>([^<]*)/g);
  expect([...found].map(([, word]) => word)).toEqual(words);
});

test('output has its own element and is not highlighted', () => {
  const html = highlight('$ ls\nif <a>\n$ pwd', 'bash');
  expect(html).toContain('\n<span class="output">if &lt;a>\n</span><span class="prompt">');
});

test('there is an example of every language', () => {
  expect(Object.keys(CODE_EXAMPLES).sort()).toEqual(Object.keys(LANGUAGES).sort());
});

test.each(Object.entries(CODE_EXAMPLES))('%s keeps every character', (language, code) => {
  expect(textOf(highlight(code, language))).toBe(code);
  expect(textOf(highlight(code, language, { marked: new Set([1]) }))).toBe(code);
});

test.each(
  Object.entries(CODE_EXAMPLES).filter(([language]) => !['text', 'http', 'mdx'].includes(language)),
)('%s is highlighted', (language, code) => {
  expect(highlight(code, language)).toMatch(/<(b|i|u|i class=[cdfilp])>/);
});

test.each(['', '\n', '  \n\n  ', 'a\n', `${'x'.repeat(3000)} <b> & c`])(
  'the text of %j stays unchanged',
  (code) => {
    expect(textOf(highlight(code, 'ts'))).toBe(code);
  },
);

const CHANGE = { del: new Set([1]), ins: new Set([2, 3]) };

test('added and removed lines have their own elements', () => {
  expect(highlight('a\nb\nc\nd', 'text', CHANGE)).toBe(
    '<del>a\n</del><ins>b\n</ins><ins>c\n</ins>d',
  );
});

test('numbers are attributes, and removed lines have none', () => {
  expect(highlight('a\nb\nc', 'text', { del: new Set([2]), lineNumbers: 9 })).toBe(
    '<span class="line" data-n="9">a\n</span>' +
      '<del><span class="line" data-n="">b\n</span></del>' +
      '<span class="line" data-n="10">c</span>',
  );
});

test.each(Object.entries(CODE_EXAMPLES))(
  '%s keeps every character with marks',
  (language, code) => {
    expect(codeText(highlight(code, language, { ...CHANGE, lineNumbers: 1 }))).toBe(code);
  },
);

test.each([
  ['without marks', {}, undefined],
  ['with highlighted lines', { marked: new Set([1]) }, undefined],
  ['with changed lines', CHANGE, '-a < 1\n+b\n+c & d\n e'],
  ['with numbers', { ...CHANGE, lineNumbers: 5 }, '-a < 1\n+b\n+c & d\n e'],
  [
    'with a highlighted line',
    { ins: new Set([3]), marked: new Set([2]) },
    ' a < 1\n b\n+c & d\n e',
  ],
])('the diff of code %s has a sign for each line', (_, marks, diff) => {
  expect(diffText(highlight('a < 1\nb\nc & d\ne', 'text', marks))).toBe(diff);
  expect(diffText(highlight('a < 1\nb\nc & d\ne', 'ts', marks))).toBe(diff);
});

test('a removed line with an open bracket does not affect the lines that replace it', () => {
  const code = "const a = f(\nconst a = f<T>(\n  'x',\n)";
  const lines = highlight(code, 'ts', { del: new Set([1]), ins: new Set([2]) }).split('\n');
  const alone = highlight("const a = f<T>(\n  'x',\n)", 'ts').split('\n');
  expect(lines[1]).toBe(`</del><ins>${alone[0]}`);
  expect(lines[2]).toBe(`</ins>${alone[1]}`);
  expect(lines[0]).toBe(`<del>${highlight('const a = f(', 'ts')}`);
});
