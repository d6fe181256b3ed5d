import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHistory } from '../../../src/node/base/git';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const root = temporaryFolder();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
const commit = (message: string) => git('commit', '--allow-empty', '-qm', message);
const subjects = () => readHistory(root, 'log', '--format=%s')?.trim().split('\n');
const stored = () => {
  const [folder = '', ...others] = readdirSync(join(root, '.cache/history'));
  return { folder, others, files: readdirSync(join(root, '.cache/history', folder)) };
};

test('the log is undefined without a repository', () => {
  expect(subjects()).toBeUndefined();
});

test('the log is stored until the next commit', () => {
  git('init', '-q');
  commit('first');
  expect(subjects()).toEqual(['first']);
  expect(stored()).toMatchObject({ others: [], files: [expect.any(String)] });
  const { folder } = stored();
  expect(subjects()).toEqual(['first']);
  commit('second');
  expect(subjects()).toEqual(['second', 'first']);
  expect(stored().others).toEqual([]);
  expect(stored().folder).not.toBe(folder);
});

test('a damaged file is read from the repository again', () => {
  const { folder, files } = stored();
  writeFileSync(join(root, '.cache/history', folder, files[0]!), 'damaged');
  expect(subjects()).toEqual(['second', 'first']);
});

test('uncommitted changes are never stored', () => {
  writeFiles(root, { 'a.md': 'one\n' });
  git('add', 'a.md');
  const change = () => readHistory(root, 'diff', '--numstat', 'HEAD')?.trim();
  expect(change()).toBe('1\t0\ta.md');
  writeFiles(root, { 'a.md': 'one\ntwo\n' });
  expect(change()).toBe('2\t0\ta.md');
});
