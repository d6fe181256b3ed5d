import { LANGUAGES } from '../../../src/lib/languages';
import { escapeHtml, highlight } from '../../../src/node/markdown/highlight';
import { CODE_SAMPLES } from './code-samples';

const NONE = new Set<number>();

/** The text a reader sees of highlighted code. */
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
  expect(highlight(code, language, NONE)).toContain(html);
});

test.each([
  ['text', 'a < b && c > d', 'a &lt; b &amp;&amp; c > d'],
  ['http', 'GET /a?b=<c>&d', 'GET /a?b=&lt;c>&amp;d'],
  ['mdx', '<Tabs>\n{a & b}', '&lt;Tabs>\n{a &amp; b}'],
])('%s is shown as it is, made safe for HTML', (language, code, html) => {
  expect(highlight(code, language, NONE)).toBe(html);
});

test('markup within highlighted code is made safe', () => {
  const html = highlight(`a = "<script>alert(1)</script>" // &lt;`, 'js', NONE);
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script>');
  expect(html).toContain('&amp;lt;');
});

test('text is made safe for the content of an element', () => {
  expect(escapeHtml('<a> & &lt;')).toBe('&lt;a> &amp; &amp;lt;');
});

test('marked lines are wrapped with their line end', () => {
  expect(highlight('a\nb\nc', 'text', new Set([2, 3]))).toBe(
    'a\n<span class="hl">b\n</span><span class="hl">c</span>',
  );
});

test('marks beyond the last line change nothing', () => {
  expect(highlight('a', 'text', new Set([0, 2]))).toBe('a');
});

test('prompts stand apart and do not change how the command is read', () => {
  const command = highlight('npm install --save a', 'bash', NONE);
  const prompt = '<span class="prompt">$ </span>';
  expect(highlight('$ npm install --save a', 'bash', NONE)).toBe(prompt + command);
});

test.each([
  ['a variable in a shell', 'echo $HOME', 'bash'],
  ['a dollar in another language', '$ a', 'text'],
])('%s is no prompt', (_, code, language) => {
  expect(highlight(code, language, NONE)).not.toContain('prompt');
});

test('only lines that begin with a prompt get one', () => {
  const html = highlight('$ ls\nfile\n$ pwd', 'bash', NONE);
  const lines = html.split('\n').map((line) => line.startsWith('<span class="prompt">'));
  expect(lines).toEqual([true, false, true]);
});

test('there is a sample of every language', () => {
  expect(Object.keys(CODE_SAMPLES).sort()).toEqual(Object.keys(LANGUAGES).sort());
});

test.each(Object.entries(CODE_SAMPLES))('%s keeps every character', (language, code) => {
  expect(textOf(highlight(code, language, NONE))).toBe(code);
  expect(textOf(highlight(code, language, new Set([1])))).toBe(code);
});

test.each(
  Object.entries(CODE_SAMPLES).filter(([language]) => !['text', 'http', 'mdx'].includes(language)),
)('%s is highlighted', (language, code) => {
  expect(highlight(code, language, NONE)).toMatch(/<(b|i|u|i class=[cdfilp])>/);
});

test.each(['', '\n', '  \n\n  ', 'a\n', `${'x'.repeat(3000)} <b> & c`])(
  '%j stays as it is',
  (code) => {
    expect(textOf(highlight(code, 'ts', NONE))).toBe(code);
  },
);
