import { firstReleases } from '../../../src/check/upstream/javascript/generate';
import { toReleases } from '../../../src/check/upstream/javascript/npm-packages';

const release = (version: string, ...packages: string[]) => ({
  version,
  packages: [`lib@${version}`, ...packages],
});

const MEMBERS: Record<string, string> = {
  'lib@2.0.0': 'Client.from',
  'lib@2.1.0': 'Client.from',
  'lib@2.2.0': 'Client.from Client.schema',
  'lib@2.3.0': 'Client.from Client.schema Client.gone',
  'lib@2.4.0': 'Client.from Client.schema',
  '@supabase/gotrue-js@2.0.0': 'Auth.signUp Auth.old',
  '@supabase/gotrue-js@2.1.0': 'Auth.signUp Auth.mfa',
  '@supabase/auth-js@2.2.0': 'Auth.signUp Auth.mfa Auth.getClaims',
};
const RELEASES = [
  release('2.0.0', '@supabase/gotrue-js@2.0.0'),
  release('2.1.0', '@supabase/gotrue-js@2.1.0'),
  release('2.2.0', '@supabase/gotrue-js@2.1.0'),
  release('2.3.0', '@supabase/auth-js@2.2.0'),
  release('2.4.0', '@supabase/auth-js@2.2.0'),
];

test('a member belongs to the first release that requires a package with it', async () => {
  const read: string[] = [];
  const since = await firstReleases(RELEASES, async (name) => {
    read.push(name);
    return new Set(MEMBERS[name]!.split(' '));
  });
  expect(since).toEqual({
    'Auth.getClaims': '2.3.0',
    'Auth.mfa': '2.1.0',
    'Client.schema': '2.2.0',
  });
  expect(read).not.toContain('lib@2.3.0');
});

test('if no member was added, only the first and the last version are read', async () => {
  const read: string[] = [];
  const releases = ['2.0.0', '2.1.0', '2.2.0', '2.3.0'].map((version) => release(version));
  const since = await firstReleases(releases, async (name) => {
    read.push(name);
    return new Set(['Client.from']);
  });
  expect(since).toEqual({});
  expect(read.sort()).toEqual(['lib@2.0.0', 'lib@2.3.0']);
});

test('releases are stable, in order, and have the lowest allowed versions', () => {
  const published = [
    { version: '2.10.0', dependencies: { '@supabase/auth-js': '2.9.0', tslib: '*' } },
    { version: '2.9.1', dependencies: { '@supabase/gotrue-js': '^2.0.1' } },
    { version: '2.10.0-rc.1', dependencies: {} },
    { version: '2.9.0', dependencies: { '@supabase/postgrest-js': '~1.2.3' } },
    { version: '2.11.0', dependencies: {} },
  ];
  expect(toReleases('lib', published, '2.10.0')).toEqual([
    { version: '2.9.0', packages: ['lib@2.9.0', '@supabase/postgrest-js@1.2.3'] },
    { version: '2.9.1', packages: ['lib@2.9.1', '@supabase/gotrue-js@2.0.1'] },
    { version: '2.10.0', packages: ['lib@2.10.0', '@supabase/auth-js@2.9.0'] },
  ]);
  const unclear = [{ version: '2.0.0', dependencies: { '@supabase/auth-js': '2.x' } }];
  expect(() => toReleases('lib', unclear, '2.0.0')).toThrow('"2.x" of @supabase/auth-js');
});
