import { THEME_KEY, THEME_SCRIPT } from '../../src/lib/theme';

/** The class of the document after the script ran with a storage. */
function classAfter(getItem: (key: string) => string | null): string {
  const documentElement = { className: 'dark' };
  const run = new Function('localStorage', 'document', THEME_SCRIPT);
  run({ getItem }, { documentElement });
  return documentElement.className;
}

test.each([
  ['"true"', 'true', 'dark'],
  ['"false"', 'false', ''],
  ['nothing', null, 'dark'],
  ['an empty text', '', 'dark'],
  ['junk', '{"theme":"light"}', 'dark'],
  ['"FALSE"', 'FALSE', 'dark'],
])('with %s stored', (_, stored, className) => {
  expect(classAfter((key) => (key === 'supabaseDarkMode' ? stored : null))).toBe(className);
});

test('a storage that throws leaves the page dark', () => {
  const refuse = () => {
    throw new Error('The storage is not accessible');
  };
  expect(classAfter(refuse)).toBe('dark');
});

test('a document without storage stays dark', () => {
  const documentElement = { className: 'dark' };
  new Function('localStorage', 'document', THEME_SCRIPT)(undefined, { documentElement });
  expect(documentElement.className).toBe('dark');
});

test('the key is the one of the specification, and the script can stand in HTML', () => {
  expect(THEME_KEY).toBe('supabaseDarkMode');
  expect(THEME_SCRIPT).not.toMatch(/<|&/);
});
