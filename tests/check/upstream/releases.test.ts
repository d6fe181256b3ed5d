import { memberChanges } from '../../../src/check/upstream/javascript/member-changes';
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
const compare = (changes: Record<string, unknown> = {}, members: string[] = []) =>
  compareReleases(
    DOCUMENTED,
    async (url) => {
      const value = { ...LATEST, ...changes }[url];
      if (value === undefined) throw new Error('status 404');
      return value;
    },
    async (name, from, to) => members.map((line) => `${line} in ${name} ${from} to ${to}`),
  );

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
    '| Supabase CLI | 3.1.0 | 3.2.0 | Update the facts with `npm run facts -- cli` |',
  ],
  [
    'https://pub.dev/api/packages/supabase_flutter',
    { latest: { version: '3.0.0' } },
    '| supabase_flutter | 2.17.2 | 3.0.0 | Update the facts with `npm run facts -- dart` |',
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

describe('what changed in a newer release', () => {
  const commit = (sha: string, message: string) => ({ sha, commit: { message } });
  const linesAfter = (text: string, heading: string) => {
    const lines = text.split('\n');
    return lines.slice(lines.indexOf(heading)).filter(Boolean);
  };

  test.each([
    [
      'https://registry.npmjs.org/supabase/latest',
      { version: '3.2.0' },
      'https://api.github.com/repos/supabase/cli/compare/v3.1.0...v3.2.0',
      '### Supabase CLI 3.1.0 to 3.2.0',
    ],
    [
      'https://pub.dev/api/packages/supabase_flutter',
      { latest: { version: '2.18.0' } },
      'https://api.github.com/repos/supabase/supabase-flutter/compare/supabase_flutter-v2.17.2...supabase_flutter-v2.18.0',
      '### supabase_flutter 2.17.2 to 2.18.0',
    ],
    [
      'https://pypi.org/pypi/supabase/json',
      { info: { version: '2.31.0' } },
      'https://api.github.com/repos/supabase/supabase-py/compare/v2.30.0...v2.31.0',
      '### supabase-py 2.30.0 to 2.31.0',
    ],
  ])('lists the commits that matter to users: %s', async (url, latest, commitsUrl, heading) => {
    const commits = [
      commit('1234567890', 'feat(auth): add passkeys\n\nCloses nothing'),
      commit('2345678901', 'chore: update the lock file'),
      commit('3456789012', 'refactor(storage)!: remove the old client'),
    ];
    const { text, isCurrent } = await compare({
      [url]: latest,
      [commitsUrl]: { total_commits: 303, commits },
    });
    expect(isCurrent).toBe(false);
    expect(linesAfter(text, heading)).toEqual([
      heading,
      '#### Commits',
      '- feat(auth): add passkeys (1234567)',
      '- refactor(storage)!: remove the old client (3456789)',
      '- 300 more commits, which GitHub leaves out of its response',
    ]);
  });

  test('lists the members of the JavaScript library, even if GitHub does not answer', async () => {
    const { text } = await compare(
      { 'https://registry.npmjs.org/@supabase/supabase-js/latest': { version: '2.120.0' } },
      ['`A.b` was added'],
    );
    const heading = '### @supabase/supabase-js 2.119.0 to 2.120.0';
    expect(linesAfter(text, heading)).toEqual([
      heading,
      '#### Changed members',
      '- `A.b` was added in @supabase/supabase-js 2.119.0 to 2.120.0',
      '#### Commits',
      '- unknown: status 404',
    ]);
  });
});

test('members can be added, removed, deprecated, or given different parameters', () => {
  const name = (value: string) => [{ name: value, optional: false }];
  const before = {
    members: { 'A.kept': null, 'A.gone': null, 'A.changed': name('a'), 'A.both': name('a') },
    returns: {},
    deprecated: {},
  };
  const after = {
    members: { 'A.kept': null, 'A.changed': name('b'), 'A.both': name('b'), 'A.added': null },
    returns: {},
    deprecated: { 'A.both': 'Use `A.added`' },
  };
  expect(memberChanges(before, after)).toEqual([
    '`A.added` was added',
    '`A.both` has different parameters, and is deprecated',
    '`A.changed` has different parameters',
    '`A.gone` was removed',
  ]);
  expect(memberChanges(before, before)).toEqual([]);
});
