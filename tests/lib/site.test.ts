import { absoluteUrl, editUrl, SITE } from '../../src/lib/site';

test.each([
  ['/', 'https://supabase.com/docs'],
  ['/guides/auth', 'https://supabase.com/docs/guides/auth'],
  ['/og.png', 'https://supabase.com/docs/og.png'],
])('the URL of %s is %s', (path, url) => {
  expect(absoluteUrl(path)).toBe(url);
});

test.each([
  [
    'content/guides/auth.mdx',
    'https://github.com/supabase/supabase/edit/master/apps/docs/content/guides/auth.mdx',
  ],
  ['spec/cli.yml', 'https://github.com/supabase/supabase/edit/master/apps/docs/spec/cli.yml'],
])('the edit link of %s is its path in the repository', (file, url) => {
  expect(editUrl(file)).toBe(url);
});

test('the site has its base path and default description', () => {
  expect(SITE.prefix).toBe('/docs');
  expect(SITE.description).toBe('The open source Firebase alternative.');
});
