import { markup } from '../../../src/check/syntax/markup';
import { checkExamples, example } from '../runner/check-example';

const find = async (code: string) => {
  const { found, proven } = await checkExamples(markup, [example('html', code)]);
  return { found, isTyped: proven.length > 0 };
};

test.each([
  '<a href="{{ .SiteURL }}/x?token_hash={{ .TokenHash }}&type=email">Go</a>',
  '{{ if eq .Data.language "de" }}\n<p>Hallo</p>\n{{ end }}',
  '<input name="code" type="text" inputmode="numeric" required />',
])('%s is valid', async (code) => {
  expect(await find(code)).toEqual({ found: [], isTyped: true });
});

test.each([
  ['<p>{{ .TokenHsh }}</p>', '11:11 Auth email templates have no variable .TokenHsh'],
  ['<p>ok</p>\n<buton type="button">x</buton>', '12:6 HTML: <buton> is not a valid element name'],
  ['<p>\n  a<b>x</p>', "12:9 HTML: Unclosed element '<b>'"],
  ['<p>a</p>\n</b>', "12:6 HTML: Stray end tag '</b>'"],
  ['<a id=x id=y></a>', '11:13 HTML: Attribute "id" duplicated'],
  ['<script>a', expect.stringMatching(/^11:13 HTML: failed to tokenize/)],
  ['<input type="txt" name="a" />', expect.stringMatching(/^11:18 HTML: .*"txt"/)],
])('%s is reported', async (code, message) => {
  expect(await find(code)).toEqual({ found: [message], isTyped: false });
});
