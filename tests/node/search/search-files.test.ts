import fs, { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FILES_FOLDER, MANIFEST } from '../../../src/lib/search-files';
import { copySearchFiles } from '../../../src/node/search/search-files';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const root = temporaryFolder();
const from = join(root, 'cache');
const to = join(root, 'public');
const pathIn = (folder: string, name: string) => join(folder, FILES_FOLDER, name);

test('search files reach another volume, with their times, and replace outdated ones', () => {
  const names = [MANIFEST, 'index-1.json', 'index-1.json.gz'];
  writeFiles(root, {
    ...Object.fromEntries(names.map((name) => [pathIn('cache', name), `new ${name}`])),
    [pathIn('public', MANIFEST)]: 'old',
    [pathIn('public', 'index-0.json')]: 'old',
  });
  for (const name of names) fs.utimesSync(pathIn(from, name), 1_000_000, 1_000_000);
  const rename = fs.renameSync;
  jest.spyOn(fs, 'renameSync').mockImplementation((source, target) => {
    const isSameVolume = String(source).startsWith(from) === String(target).startsWith(from);
    if (!isSameVolume) throw Object.assign(new Error('cross-device link'), { code: 'EXDEV' });
    rename(source, target);
  });
  copySearchFiles(from, to);
  for (const name of names) {
    expect(readFileSync(pathIn(to, name), 'utf8')).toBe(`new ${name}`);
    expect(statSync(pathIn(to, name)).mtimeMs).toBe(1_000_000_000);
  }
  expect(existsSync(pathIn(to, 'index-0.json'))).toBe(false);
});
