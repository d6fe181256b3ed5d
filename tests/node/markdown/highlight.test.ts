import { LANGUAGES } from '../../../src/lib/languages';
import { escapeHtml, highlight } from '../../../src/node/markdown/highlight';
import { CODE_SAMPLES } from './code-samples';

const NONE = new Set<number>();

/** Returns the text of highlighted code as readers see it. */
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
])('%s is only escaped, not highlighted', (language, code, html) => {
  expect(highlight(code, language, NONE)).toBe(html);
});

test('markup in highlighted code is escaped', () => {
  const html = highlight(`a = "<script>alert(1)</script>" // &lt;`, 'js', NONE);
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script>');
  expect(html).toContain('&amp;lt;');
});

test('text is escaped for use between tags', () => {
  expect(escapeHtml('<a> & &lt;')).toBe('&lt;a> &amp; &amp;lt;');
});

test('highlighted lines are wrapped together with their line break', () => {
  expect(highlight('a\nb\nc', 'text', new Set([2, 3]))).toBe(
    'a\n<span class="hl">b\n</span><span class="hl">c</span>',
  );
});

test('line numbers outside the code have no effect', () => {
  expect(highlight('a', 'text', new Set([0, 2]))).toBe('a');
});

test('a prompt has its own element and does not affect how the command is highlighted', () => {
  const command = highlight('npm install --save a', 'bash', NONE);
  const prompt = '<span class="prompt">$ </span>';
  expect(highlight('$ npm install --save a', 'bash', NONE)).toBe(prompt + command);
});

test.each([
  ['a variable in a shell', 'echo $HOME', 'bash'],
  ['a dollar in another language', '$ a', 'text'],
])("%s isn't a prompt", (_, code, language) => {
  expect(highlight(code, language, NONE)).not.toContain('prompt');
});

test('output has its own element and is not highlighted', () => {
  const html = highlight('$ ls\nif <a>\n$ pwd', 'bash', NONE);
  expect(html).toContain('\n<span class="output">if &lt;a>\n</span><span class="prompt">');
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
  'the text of %j stays unchanged',
  (code) => {
    expect(textOf(highlight(code, 'ts', NONE))).toBe(code);
  },
);
