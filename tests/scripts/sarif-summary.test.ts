import { spawnSync } from 'node:child_process';
import { temporaryFolder, writeFiles } from '../fixtures/temporary-project';

const folder = temporaryFolder();
const summarize = (files: Record<string, unknown>) => {
  const texts = Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]);
  writeFiles(folder, Object.fromEntries(texts) as Record<string, string>);
  return spawnSync('node', ['scripts/sarif-summary.mjs', folder], { encoding: 'utf8' });
};

test('a folder without SARIF files is an error', () => {
  expect(summarize({}).status).not.toBe(0);
});

test('a run without results succeeds', () => {
  const { status, stdout } = summarize({ 'a.sarif': { runs: [{ results: [] }, {}] } });
  expect([status, stdout]).toEqual([0, '0 results\n']);
});

test('results are listed with their places, and the command fails', () => {
  const physicalLocation = { artifactLocation: { uri: 'src/a.ts' }, region: { startLine: 7 } };
  const results = [
    { ruleId: 'js/xss', message: { text: 'Unsafe\nHTML' }, locations: [{ physicalLocation }] },
    { ruleId: 'js/other', message: { text: 'Without a place' } },
  ];
  const { status, stdout } = summarize({ 'a.sarif': { runs: [{ results }] } });
  const lines = ['src/a.ts:7 js/xss: Unsafe HTML', 'no file:1 js/other: Without a place'];
  expect([status, stdout]).toEqual([1, `${lines.join('\n')}\n2 results\n`]);
});
