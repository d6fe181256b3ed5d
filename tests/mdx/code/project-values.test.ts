/** @jest-environment jsdom */
import {
  fillPlaceholders,
  formatProject,
  keyError,
  readProject,
  refIn,
  urlError,
} from '../../../src/mdx/code/project-values';
import { hasPlaceholder } from '../../../src/mdx/code/placeholders';

const REF = 'abcdefghijklmnopqrst';
const KEY = 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH';

const filled = (html: string, values = { ref: REF, key: KEY }) => {
  const code = document.createElement('code');
  code.innerHTML = html;
  fillPlaceholders(code, values);
  return code.innerHTML;
};

test.each([
  [REF, REF],
  [`https://${REF}.supabase.co`, REF],
  [`https://${REF}.supabase.co/rest/v1/?select=id`, REF],
  [`https://supabase.com/dashboard/project/${REF}/settings/api-keys`, REF],
  [`db.${REF}.supabase.co`, REF],
  ['https://my-shop.example.com', undefined],
  [`${REF}u`, undefined],
  [`a-${REF}`, undefined],
  [REF.toUpperCase(), undefined],
])('the ref in "%s" is %s', (text, ref) => {
  expect(refIn(text)).toBe(ref);
  expect(urlError(text) === undefined).toBe(ref !== undefined);
});

test.each([
  ['', undefined],
  [KEY, undefined],
  [` ${KEY}\n`, undefined],
  ['sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz', /bypasses Row Level Security/],
  ['eyJhbGciOiJIUzI1NiJ9.e30.abc', /legacy key/],
  ['sb_publishable_...', /isn't a publishable key/],
  [`${KEY} and more`, /isn't a publishable key/],
])('the error of the key "%s" is %s', (key, error) => {
  if (error) expect(keyError(key)).toMatch(error);
  else expect(keyError(key)).toBeUndefined();
});

test.each([
  { ref: REF, key: KEY },
  { ref: REF, key: '' },
  { ref: '', key: KEY },
  { ref: '', key: '' },
])('%j is read as it was stored', (values) => {
  expect(readProject(formatProject(values))).toEqual(values);
});

test.each(['null', '{}', `${REF}x ${KEY}x y`, '<img> <b>', `https://${REF}.supabase.co`])(
  'the invalid stored text "%s" has no values that could be shown',
  (stored) => {
    const { ref, key } = readProject(stored);
    expect(ref).toBe('');
    expect(['', `${KEY}x`]).toContain(key);
  },
);

test.each([
  ['https://&lt;project-ref&gt;.supabase.co', `https://${REF}.supabase.co`],
  ['https://your-project.supabase.co', `https://${REF}.supabase.co`],
  ['cd your-project', 'cd your-project'],
  ['KEY=sb_publishable_... # sb_publishable_…', `KEY=${KEY} # ${KEY}`],
  ['link &lt;project-ref&gt;, &lt;project-ref&gt;', `link ${REF}, ${REF}`],
  // A shell redirection and its word are highlighted separately.
  [
    '<b>link</b> <u>&lt;</u>project-ref<u>&gt;</u> <i>x</i>',
    `<b>link</b> <u>${REF}</u><u></u> <i>x</i>`,
  ],
  ['<i>"&lt;publishable key&gt;"</i>', `<i>"${KEY}"</i>`],
  [
    'sb_secret_... &lt;ref&gt; &lt;old-project-ref&gt;',
    'sb_secret_... &lt;ref&gt; &lt;old-project-ref&gt;',
  ],
])('the code %s becomes %s', (html, expected) => {
  expect(filled(html)).toBe(expected);
});

test('a value that is missing keeps its placeholder', () => {
  const html = 'https://&lt;project-ref&gt;.supabase.co sb_publishable_...';
  expect(filled(html, { ref: REF, key: '' })).toBe(`https://${REF}.supabase.co sb_publishable_...`);
});

test.each([
  ['https://&lt;project-ref>.supabase.co', true],
  ['<u>&lt;</u>project-ref<u>></u>', true],
  ['your-<b>project</b>.supabase.co', true],
  ['supabase link --project-ref "$REF"', false],
  ['cd your-project', false],
  ['sb_publishable_abc', false],
])('whether %s has a placeholder: %s', (html, expected) => {
  expect(hasPlaceholder(html)).toBe(expected);
});
