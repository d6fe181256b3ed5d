import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { closeBrowserCompiler, releaseWhenClosed } from '../../../src/node/gatsby/build-memory';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const root = temporaryFolder();

/** Compiles a module. Returns its result, and closes the compiler with `close`. */
async function compile(code: string, isForBrowser = false) {
  writeFiles(root, { 'entry.js': code });
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: join(root, 'entry.js'),
    output: { path: join(root, 'output') },
    plugins: [{ apply: (created) => releaseWhenClosed(created, isForBrowser) }],
  })!;
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  return { stats, close: promisify(compiler.close) };
}

test('a closed compiler can be closed again', async () => {
  const { stats, close } = await compile('console.log(1);');
  expect(stats.hasErrors()).toBe(false);
  await close();
  await expect(close()).resolves.toBeUndefined();
});

test('the errors of a failed compilation can be read after the compiler is closed', async () => {
  const { stats, close } = await compile("import './missing';");
  await close();
  expect(stats.compilation.errors.map(({ message }) => message)).toEqual([
    expect.stringContaining("Can't resolve './missing'"),
  ]);
});

test('the compiler for the browser is closed once', async () => {
  const { stats } = await compile('console.log(2);', true);
  await closeBrowserCompiler();
  expect(stats.compilation).toBeUndefined();
  await expect(closeBrowserCompiler()).resolves.toBeUndefined();
});
