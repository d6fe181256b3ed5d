import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInProcess } from '../../../src/node/cache/run-in-process';
import { temporaryFolder } from '../../fixtures/temporary-project';

const root = temporaryFolder();
const MODULE = join(__dirname, 'read-neighbor.ts');
const run = (name: string, loading?: 'tsx') =>
  runInProcess<string, Map<string, number>>(MODULE, name, process.cwd(), loading);

test.each([undefined, 'tsx'] as const)(
  'a process (%s) knows its own folder and returns any value that can be cloned',
  async (loading) => {
    const { length } = readFileSync(__filename, 'utf8');
    const name = 'run-in-process.test.ts';
    expect(await run(name, loading)).toEqual(new Map([[name, length]]));
  },
);

test('a task that fails rejects with the name of the process', async () => {
  await expect(run('missing.txt')).rejects.toThrow('read-neighbor.js exited with 1');
});

test('a module that cannot be compiled rejects with its file and line', async () => {
  const module = join(root, 'broken.ts');
  writeFileSync(module, 'const a = 1;\nconst b = ;\n');
  await expect(runInProcess(module, null, root)).rejects.toThrow(/broken\.ts:2:10: ERROR/);
});
