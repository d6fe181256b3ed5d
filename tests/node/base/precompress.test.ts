import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listFiles } from '../../../src/node/base/list-files';
import { precompress } from '../../../src/node/base/precompress';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const folder = temporaryFolder();
const other = temporaryFolder();
const TEXT = 'A sentence that repeats. '.repeat(100);
const path = (file: string) => join(folder, file);
const has = (file: string) => existsSync(path(file));

const compressAll = (root: string) => precompress(listFiles(root).map((file) => join(root, file)));

beforeAll(async () => {
  writeFiles(folder, {
    'index.html': TEXT,
    'guides/auth/index.html': TEXT,
    'app.js': TEXT,
    'styles.css': TEXT,
    'small.js': 'a',
    'font.woff2': TEXT,
  });
  await compressAll(folder);
});

test('text is compressed with gzip, and scripts and style sheets also with Brotli', () => {
  for (const file of ['index.html', 'guides/auth/index.html', 'app.js', 'styles.css']) {
    expect(gunzipSync(readFileSync(path(`${file}.gz`))).toString()).toBe(TEXT);
  }
  for (const file of ['app.js', 'styles.css']) {
    expect(brotliDecompressSync(readFileSync(path(`${file}.br`))).toString()).toBe(TEXT);
  }
  expect(has('index.html.br')).toBe(false);
});

test('small files and files without text are not compressed', () => {
  expect(['small.js.gz', 'small.js.br', 'font.woff2.gz'].filter(has)).toEqual([]);
});

test('compressed files have the modification time of their original', () => {
  const original = statSync(path('app.js')).mtimeMs;
  for (const ending of ['.gz', '.br']) {
    expect(Math.abs(statSync(path(`app.js${ending}`)).mtimeMs - original)).toBeLessThan(2);
  }
});

test('the next build compresses the files that changed, and removes outdated ones', async () => {
  const before = statSync(path('app.js.gz')).ino;
  writeFileSync(path('index.html'), TEXT.toUpperCase());
  utimesSync(path('index.html'), 1_700_000_000, 1_700_000_000);
  rmSync(path('guides/auth/index.html'));
  writeFileSync(path('styles.css'), 'a{}');
  await compressAll(folder);
  expect(gunzipSync(readFileSync(path('index.html.gz'))).toString()).toBe(TEXT.toUpperCase());
  expect(statSync(path('app.js.gz')).ino).toBe(before);
  expect(['guides/auth/index.html.gz', 'styles.css.gz', 'styles.css.br'].filter(has)).toEqual([]);
});

test('the same text is always compressed to the same bytes', async () => {
  writeFiles(other, { 'app.js': TEXT });
  await compressAll(other);
  for (const ending of ['.gz', '.br']) {
    const bytes = readFileSync(join(other, `app.js${ending}`));
    expect(bytes.equals(readFileSync(path(`app.js${ending}`)))).toBe(true);
  }
});
