import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryReleases, readSince } from '../../../src/check/coverage/entry-releases';
import { temporaryFolder } from '../../fixtures/temporary-project';

const CLIENT = {
  version: 'v2',
  name: '@supabase/supabase-js',
  release: 'supabase-js 2.10.0',
  major: 2,
};

const root = temporaryFolder();
const file = join(root, 'src/check/upstream/javascript/v2-releases.json');

function read(version: string | undefined): [unknown, string[]] {
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  if (version) {
    const facts = { $source: { source: '', version, date: '' }, since: { 'Client.a': '2.4.0' } };
    writeFileSync(file, JSON.stringify(facts));
  }
  const errors: string[] = [];
  const since = readSince(root, CLIENT, {
    report: (_, message, fix) => errors.push(`${message} → ${fix}`),
  });
  return [since, errors];
}

test('an entry has the release of its member', () => {
  const documented = new Map([
    ['new', 'Client.a'],
    ['old', 'Client.b'],
  ]);
  expect(entryReleases(documented, { 'Client.a': '2.4.0' })).toEqual({ new: '2.4.0' });
  expect(entryReleases(documented)).toEqual({});
});

test('the facts must describe the installed release', () => {
  expect(read('supabase-js 2.10.0')).toEqual([{ 'Client.a': '2.4.0' }, []]);
  expect(read('supabase-js 2.9.0')[1]).toEqual([
    'src/check/upstream/javascript/v2-releases.json describes supabase-js 2.9.0, not supabase-js 2.10.0 → run "npm run facts -- javascript"',
  ]);
  expect(read(undefined)).toEqual([undefined, []]);
});
