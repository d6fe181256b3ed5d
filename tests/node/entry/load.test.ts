import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEntry } from '../../../src/node/entry/load';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const COMPILED = '.cache/compiled/entry.cjs';

const folder = temporaryFolder();

/** Creates a project with an entry that imports another module. */
function project(value: string): string {
  const root = mkdtempSync(join(folder, 'project-'));
  writeFiles(root, {
    'src/entry.ts': `import { value } from './value'; export const found: string = value;`,
    'src/value.ts': `export const value = ${value};`,
  });
  return root;
}

test('a module is loaded with the modules that it imports', () => {
  const root = project(`'first'`);
  expect(loadEntry<{ found: string }>('src/entry.ts', root).found).toBe('first');
  expect(readFileSync(join(root, COMPILED), 'utf8')).toContain('first');
});

test('a process that finds compiled code loads it', () => {
  const root = project(`'first'`);
  writeFiles(root, { [COMPILED]: `exports.found = 'compiled before';` });
  expect(loadEntry<{ found: string }>('src/entry.ts', root).found).toBe('compiled before');
});

test('code with errors names the file and leaves no compiled code behind', () => {
  const root = project(`'unclosed`);
  expect(() => loadEntry('src/entry.ts', root)).toThrow(/src\/value\.ts:1:/);
  expect(existsSync(join(root, COMPILED))).toBe(false);
});
