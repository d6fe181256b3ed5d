import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../fixtures/temporary-project';

const root = temporaryFolder();
cpSync('tests/fixtures/site', root, { recursive: true });
const LINKED = ['node_modules', 'example-packages', 'src', 'static'];
for (const name of [...LINKED, 'package.json', 'package-lock.json']) {
  symlinkSync(resolve(name), join(root, name));
}
const PAGE = 'content/guides/database/notes.mdx';
const check = () => {
  const args = ['--import', 'tsx', resolve('scripts/check.ts'), PAGE];
  const { status, stdout, stderr } = spawnSync('node', args, { cwd: root, encoding: 'utf8' });
  return { status, lines: (stdout + stderr).trim().split('\n') };
};
const files = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => ![...LINKED, '.cache'].includes(name.split('/')[0]!))
    .sort();

test('a run with problems writes nothing, and says how many there are and where to start', () => {
  const before = files();
  const text = readFileSync(join(root, PAGE), 'utf8');
  appendFileSync(join(root, PAGE), '\n<Note>Text.</Note>\n\nUse {this}.\n');
  const { status, lines } = check();
  expect(status).toBe(1);
  const line = text.split('\n').length + 1;
  expect(lines.at(-1)).toBe(`2 problems in 1 file. Start with ${PAGE}:${line}:1`);
  expect(files()).toEqual(before);
});
