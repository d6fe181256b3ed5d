import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInProcess } from '../../../src/node/base/run-in-process';
import { temporaryFolder } from '../../fixtures/temporary-project';
import { RESULT_LENGTH } from './result-length';

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

test('a result arrives even if something fails that the task left running', async () => {
  const marker = join(root, 'finished');
  const result = runInProcess<string, string>(
    join(__dirname, 'fail-later.ts'),
    marker,
    process.cwd(),
  );
  result.catch(() => undefined);
  while (!existsSync(marker)) await new Promise((resolve) => setTimeout(resolve, 1));
  // A busy process doesn't read the result.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  expect(await result).toHaveLength(RESULT_LENGTH);
});

test('a module that cannot be compiled rejects with its file and line', async () => {
  const module = join(root, 'broken.ts');
  writeFileSync(module, 'const a = 1;\nconst b = ;\n');
  await expect(runInProcess(module, null, root)).rejects.toThrow(/broken\.ts:2:10: ERROR/);
});
