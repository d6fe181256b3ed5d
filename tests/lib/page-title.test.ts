import { entryTitle, guideTitle } from '../../src/lib/page-title';

const LONG = 'A title that is exactly as long as the title of a document can be here';

test.each([
  ['Realtime', 'Realtime | Supabase Docs'],
  [LONG, LONG],
])('guide: %s', (title, expected) => {
  expect(guideTitle(title)).toBe(expected);
});

test.each([
  ['select()', 'Read rows', 'JavaScript v2', 'select(): Read rows · JavaScript v2 | Supabase Docs'],
  [
    'from().exists()',
    'Check that a file exists in it',
    'JavaScript v2',
    'from().exists(): Check that a file exists in it · JavaScript v2',
  ],
  [
    'mfa.getAuthenticatorAssuranceLevel()',
    LONG,
    'JavaScript v2',
    'mfa.getAuthenticatorAssuranceLevel() · JavaScript v2 | Supabase Docs',
  ],
  [
    'Read the audit log',
    'Read the audit log',
    'Auth server API',
    'Read the audit log · Auth server API | Supabase Docs',
  ],
  [undefined, LONG, 'CLI', `${LONG} · CLI`],
])('entry: %s, %s, %s', (call, title, area, expected) => {
  expect(entryTitle(call, title, area)).toBe(expected);
});

test('apostrophes count as long as they are in HTML', () => {
  const title = `${'a'.repeat(66)}'s`;
  expect(guideTitle(`${'a'.repeat(52)}'s`)).not.toContain('Supabase Docs');
  expect(guideTitle(title)).toBe(title);
});
