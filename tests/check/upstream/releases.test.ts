import { compareReleases } from '../../../src/check/upstream/releases';

const DOCUMENTED = {
  cli: '3.1.0',
  packages: { '@supabase/supabase-js': '2.119.0' },
  flutter: '2.17.2',
  python: '2.30.0',
};
const LATEST: Record<string, unknown> = {
  'https://registry.npmjs.org/supabase/latest': { version: '3.1.0' },
  'https://registry.npmjs.org/@supabase/supabase-js/latest': { version: '2.119.0' },
  'https://pub.dev/api/packages/supabase_flutter': { latest: { version: '2.17.2' } },
  'https://pypi.org/pypi/supabase/json': { info: { version: '2.30.0' } },
};
const compare = (changes: Record<string, unknown> = {}) =>
  compareReleases(DOCUMENTED, async (url) => {
    const value = { ...LATEST, ...changes }[url];
    if (value === undefined) throw new Error('status 404');
    return value;
  });

test('if every release is documented, there is nothing to do', async () => {
  const { text, isCurrent } = await compare();
  expect(isCurrent).toBe(true);
  expect(text.split('\n').slice(2, -1)).toEqual([
    '| Supabase CLI | 3.1.0 | 3.1.0 | Nothing |',
    '| @supabase/supabase-js | 2.119.0 | 2.119.0 | Nothing |',
    '| supabase_flutter | 2.17.2 | 2.17.2 | Nothing |',
    '| supabase-py | 2.30.0 | 2.30.0 | Nothing |',
  ]);
});

test.each([
  [
    'https://registry.npmjs.org/supabase/latest',
    { version: '3.2.0' },
    '| Supabase CLI | 3.1.0 | [3.2.0](https://github.com/supabase/cli/compare/v3.1.0...v3.2.0) | Update the facts with `npm run facts -- cli` |',
  ],
  [
    'https://pub.dev/api/packages/supabase_flutter',
    { latest: { version: '3.0.0' } },
    '| supabase_flutter | 2.17.2 | [3.0.0](https://github.com/supabase/supabase-flutter/compare/supabase_flutter-v2.17.2...supabase_flutter-v3.0.0) | Update the facts with `npm run facts -- dart` |',
  ],
  [
    'https://pypi.org/pypi/supabase/json',
    undefined,
    '| supabase-py | 2.30.0 | unknown: status 404 | Update the facts with `npm run facts -- python` |',
  ],
])('a change at %s is reported', async (url, response, line) => {
  const { text, isCurrent } = await compare({ [url]: response });
  expect(isCurrent).toBe(false);
  expect(text.split('\n')).toContain(line);
});
