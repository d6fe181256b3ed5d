import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareEngine } from '../../../src/node/run/engine-files';
import { temporaryProject, writeFiles } from '../../fixtures/temporary-project';

const mockBuilt = jest.fn(() =>
  Promise.resolve({ files: { a: new Uint8Array([1]) }, policy: 'p' }),
);
jest.mock('../../../src/node/base/run-in-process', () => ({
  runInProcess: () => mockBuilt(),
}));

const root = temporaryProject();
const folder = join(root, 'node_modules/.cache/run-engine');
const setProject = (sql: string) =>
  writeFiles(root, {
    'content/parts/example-project.md': `\`\`\`sql\n${sql}\n\`\`\`\n`,
    'src/node/run/a.ts': 'export {};',
  });
const builds = async () => {
  mockBuilt.mockClear();
  const { files, policy } = await prepareEngine(root);
  expect([[...files['a']!], policy]).toEqual([[1], 'p']);
  return mockBuilt.mock.calls.length;
};

test('an engine is built once, and again after its sources or its project change', async () => {
  setProject('select 1;');
  expect([await builds(), await builds()]).toEqual([1, 0]);
  setProject('select 2;');
  expect(await builds()).toBe(1);
  writeFiles(root, { 'src/lib/b.ts': 'export const b = 1;' });
  expect([await builds(), await builds()]).toEqual([1, 0]);
});

test('a damaged engine is built again', async () => {
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'damaged');
  expect([await builds(), await builds()]).toEqual([1, 0]);
});

test('only the last four engines are kept', async () => {
  for (let number = 0; number < 6; number++) {
    setProject(`select '${number}';`);
    expect(await builds()).toBe(1);
  }
  expect(readdirSync(folder)).toHaveLength(4);
  setProject("select '5';");
  expect(await builds()).toBe(0);
});
