import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileDates } from '../../../src/node/history/change-dates';
import { pageDates } from '../../../src/node/history/page-dates';
import { newEntryDates } from '../../../src/node/history/entry-dates';
import { latestDates } from '../../../src/node/history/latest-dates';
import { siteFeed } from '../../../src/node/feeds/feed-items';
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

const ENTRIES = 'spec/dart/v1/database.yml';
const entries = (...texts: string[]) =>
  texts.map((text, index) => `- id: e${index}\n  notes: |\n    ${text}\n`).join('');

const entryDates = (folder: string, ...lines: number[]) => {
  const pages = lines.map((line) => ({ path: `/e${line}`, file: ENTRIES, line }));
  const dates = pageDates(folder, pages);
  return lines.map((line) => dates.get(`/e${line}`));
};

beforeAll(() => {
  mkdirSync(project, { recursive: true });
  git(join(root, 'repository'), '2024-01-01', 'init');
  commit('2024-01-02', {
    'content/index.mdx': 'a',
    'content/guides/login.mdx': 'a text that is long enough to recognize\n',
    'spec/dart.yml': entries('one', 'two', 'three'),
  });
  // Looks like the header of a patch.
  commit('2024-01-20', { 'spec/dart.yml': entries('one', '-- a/x', '++ b/x') });
  mkdirSync(join(project, 'spec/dart/v1'), { recursive: true });
  git(project, '2024-02-03', 'mv', 'content/guides/login.mdx', 'content/guides/auth.mdx');
  git(project, '2024-02-03', 'mv', 'spec/dart.yml', ENTRIES);
  git(project, '2024-02-03', 'commit', '-m', 'Move');
  commit('2024-03-04', {
    'content/guides/auth.mdx': 'a text that is long enough to recognize, changed\n',
    [ENTRIES]: entries('one', '-- a/x\n    and more', '++ b/x'),
    'src/index.ts': 'a',
  });
  commit('2024-04-05', { 'content/index.mdx': ' a' });
  git(root, '2024-05-06', 'clone', '--depth', '1', `file://${join(root, 'repository')}`, clone);
});

test('each file has the dates of its first commit and its last change, by its path in the project', () => {
  const { changed, added } = fileDates(project);
  expect(Object.fromEntries(changed)).toMatchObject({
    'content/guides/auth.mdx': '2024-03-04',
    'content/index.mdx': '2024-01-02',
  });
  expect(added.get('content/guides/auth.mdx')).toBe('2024-01-02');
});

test('each entry has the date of its own last change', () => {
  expect(entryDates(project, 1, 4, 8)).toEqual(['2024-01-02', '2024-03-04', '2024-01-20']);
});

test('an entry with changes that are not committed has no date, and the others keep theirs', () => {
  writeFiles(project, {
    [ENTRIES]: entries('one, changed\n    twice', '-- a/x\n    and more', '++ b/x'),
  });
  expect(entryDates(project, 1, 5, 9)).toEqual([undefined, '2024-03-04', '2024-01-20']);
  git(project, '2024-06-07', 'checkout', ENTRIES);
});

test('files that were never committed have no dates', () => {
  writeFiles(project, { 'content/new.mdx': 'a', 'spec/cli.yml': entries('one') });
  expect(fileDates(project).changed.has('content/new.mdx')).toBe(false);
  expect(pageDates(project, [{ path: '/', file: 'spec/cli.yml', line: 1 }]).size).toBe(0);
});

test.each([
  ['a shallow clone', join(clone, 'apps', 'docs')],
  ['a folder outside a repository', root],
])('%s has no dates and no feed', (_, folder) => {
  expect(fileDates(folder).changed.size).toBe(0);
  expect(entryDates(folder, 1)).toEqual([undefined]);
  const page = { path: '/', file: 'content/index.mdx', line: 1, title: 'A', labels: [] };
  const changes = [{ date: '2024-03-04', text: 'A change.' }];
  const pages = [{ ...page, history: { changes, updated: '2024-03-04' } }];
  expect(siteFeed(pages, fileDates(folder))).toBeUndefined();
  expect(pageDates(folder, pages).size).toBe(0);
  expect(newEntryDates(folder).size).toBe(0);
  expect(latestDates(folder, '2024-06-07')).toBeUndefined();
});

test('the date in the front matter replaces the one from git, but only if the page is committed', () => {
  const history = { changes: [], updated: '2024-02-20' };
  const pages = ['content/guides/auth.mdx', 'content/draft.mdx'].map((file) => {
    return { path: `/${file}`, file, line: 1, history };
  });
  writeFiles(project, { 'content/draft.mdx': 'a' });
  expect([...pageDates(project, pages)]).toEqual([['/content/guides/auth.mdx', '2024-02-20']]);
  rmSync(join(project, 'content/draft.mdx'));
});

test('new entries have the date they were added, even if they move to another file later', () => {
  const list = 'spec/cli/commands.yml';
  commit('2024-05-01', { [list]: '- id: init\n- id: start\n' });
  commit('2024-05-02', { [list]: '- id: init\n- id: start\n- id: stop\n  note: "- id: inner"\n' });
  mkdirSync(join(project, 'spec/cli/more'), { recursive: true });
  git(project, '2024-05-03', 'mv', list, 'spec/cli/more/all.yml');
  git(project, '2024-05-03', 'commit', '-m', 'Move');
  commit('2024-05-04', { 'spec/cli/more/all.yml': '- id: init\n', [list]: '- id: stop\n' });
  const dates = newEntryDates(project);
  expect([...dates].filter(([key]) => key.startsWith('cli'))).toEqual([['cli/stop', '2024-05-02']]);
});

test('a committed file can contain dates up to the last commit, and other files up to today', () => {
  writeFiles(project, { 'content/guides/auth.mdx': 'changed\n', 'content/later.mdx': 'a' });
  const latest = latestDates(project, '2024-06-07')!;
  expect(latest('content/index.mdx')).toBe('2024-05-04');
  expect(latest('content/guides/auth.mdx')).toBe('2024-06-07');
  expect(latest('content/later.mdx')).toBe('2024-06-07');
  // A machine's clock can be behind.
  expect(latestDates(project, '2024-01-01')!('content/later.mdx')).toBe('2024-05-04');
  git(project, '2024-06-07', 'checkout', 'content');
});
