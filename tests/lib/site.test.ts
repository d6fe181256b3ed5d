import { absoluteUrl, editUrl } from '../../src/lib/site';

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
