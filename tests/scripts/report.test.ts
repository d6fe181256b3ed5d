import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { temporaryFolder, writeFiles } from '../fixtures/temporary-project';

const [before, after] = [temporaryFolder(), temporaryFolder()];
const project = (texts: Record<string, string>, urls: string, quality: object) => ({
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`public/${name}`, text])),
  'public/quality.json': JSON.stringify(quality),
  'generated/published-urls.txt': urls,
});
const report = () => {
  const args = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/report.ts'), before];
  return spawnSync('node', args, { cwd: after, encoding: 'utf8' }).stdout;
};

const page = (date: string, text: string) =>
  `---\ntitle: "A"\nupdated: "${date}"\n---\n\n${text}\n\n*Runs: Postgres, ${date}*\n`;
const old = { 'a.md': page('2026-01-01', 'One'), 'b/c.md': page('2026-01-01', 'Same') };

test('a new date is no change', () => {
  writeFiles(before, project(old, '/a  x\n', { pages: 2 }));
  const same = { 'a.md': page('2026-02-02', 'One'), 'b/c.md': page('2026-02-02', 'Same') };
  writeFiles(after, project(same, '/a  x\n', { pages: 2 }));
  expect(report()).toBe('');
});

test('the report has the changed Markdown, anchors, and figures', () => {
  const changed = { 'a.md': page('2026-02-02', 'Two'), 'd.md': 'New\n' };
  const quality = { pages: 3, examples: { runs: 4 } };
  writeFiles(after, project(changed, '/a  y\n/d\n', quality));
  const text = report();
  expect(text).toContain('## URLs and anchors\n\n- Removed: /a#x\n- Added: /a#y\n- Added: /d\n');
  expect(text).toContain('figures\n\n- pages: 2 → 3\n- examples.runs: 0 → 4\n');
  expect(text).toContain('## Changed pages (2)');
  expect(text).toMatch(/<summary>a\.md<\/summary>\n\n~~~~~diff\n@@.*\n \n-One\n\+Two\n/);
  expect(text).toMatch(/<summary>d\.md<\/summary>\n\n~~~~~diff\n@@.*\n\+New\n~~~~~/);
});
