import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { changeDates } from '../../../src/node/site/change-dates';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const root = temporaryFolder();
const project = join(root, 'repository', 'apps', 'docs');
const clone = join(root, 'clone');

function git(folder: string, date: string, ...args: string[]): void {
  const person = { NAME: 'A', EMAIL: 'a@example.com', DATE: `${date}T12:00:00Z` };
  const as = (role: string) =>
    Object.entries(person).map(([key, value]) => [`GIT_${role}_${key}`, value]);
  const env = {
    PATH: process.env['PATH'],
    ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    ...Object.fromEntries([...as('AUTHOR'), ...as('COMMITTER')]),
  };
  execFileSync('git', args, { cwd: folder, env, stdio: 'ignore' });
}

function commit(date: string, files: Record<string, string>): void {
  writeFiles(project, files);
  git(project, date, 'add', '.');
  git(project, date, 'commit', '-m', 'Change');
}

beforeAll(() => {
  mkdirSync(project, { recursive: true });
  git(join(root, 'repository'), '2024-01-01', 'init');
  commit('2024-01-02', { 'content/index.mdx': 'a', 'content/guides/auth.mdx': 'a' });
  commit('2024-03-04', { 'content/guides/auth.mdx': 'b', 'src/index.ts': 'a' });
  git(root, '2024-05-06', 'clone', '--depth', '1', `file://${join(root, 'repository')}`, clone);
});

test('each page has the date of its last commit, by its path in the project', () => {
  expect(changeDates(project)).toEqual(
    new Map([
      ['content/guides/auth.mdx', '2024-03-04'],
      ['content/index.mdx', '2024-01-02'],
    ]),
  );
});

test('a file that was never committed has no date', () => {
  writeFiles(project, { 'content/new.mdx': 'a' });
  expect(changeDates(project).has('content/new.mdx')).toBe(false);
});

test('a shallow clone has no dates', () => {
  expect(changeDates(join(clone, 'apps', 'docs')).size).toBe(0);
});

test('a folder outside a repository has no dates', () => {
  expect(changeDates(root).size).toBe(0);
});
