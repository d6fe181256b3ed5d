import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { OnLoadResult } from 'esbuild';
import { build } from 'esbuild';
import { writeFileAtomic } from './write-file';

/**
 * Runs a task in a separate process, which uses another processor core and frees its memory when
 * it exits. Rejects if the module can't be compiled, throws, or exits without a result.
 *
 * @param module A TypeScript file that calls `handleTask`.
 * @param root The working folder of the process.
 * @param loading `compiled` starts a second faster. `tsx` also loads modules whose names are only
 *   known when the process runs.
 */
export function runInProcess<Task, Result>(
  module: string,
  task: Task,
  root: string,
  loading: 'compiled' | 'tsx' = 'compiled',
): Promise<Result> {
  const file = loading === 'tsx' ? Promise.resolve(module) : compile(module, root);
  const loader = loading === 'tsx' ? ['--import', 'tsx'] : [];
  return file.then((path) => runFile<Task, Result>(path, task, root, loader));
}

function runFile<Task, Result>(
  file: string,
  task: Task,
  root: string,
  loader: string[],
): Promise<Result> {
  const child = fork(file, {
    cwd: root,
    // V8's defaults collect garbage too often, and on more threads than there are processors.
    execArgv: [
      ...['--min-semi-space-size=64', '--max-semi-space-size=128', '--single-threaded-gc'],
      ...loader,
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // JSON can't contain maps.
    serialization: 'advanced',
  });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      resolve((message as { result: Result }).result);
      // Ends the process. If it ended itself, its exit could be reported before its result.
      child.disconnect();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${basename(file)} exited with ${code}`)));
    child.send({ task });
  });
}

/**
 * Bundles a module with everything that it imports from the project, and returns the bundle's path.
 */
async function compile(module: string, root: string): Promise<string> {
  const outfile = join(root, '.cache/workers', `${basename(module, '.ts')}.js`);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [module],
    outfile,
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [{ name: 'folder-of-module', setup: ({ onLoad }) => onLoad(TYPESCRIPT, keepFolder) }],
    logLevel: 'silent',
  });
  // Another process might compile the same module.
  writeFileAtomic(outfile, outputFiles[0]!.contents);
  return outfile;
}

const TYPESCRIPT = { filter: /\.ts$/ };

/** In a bundle, `__dirname` would otherwise be the bundle's folder. */
async function keepFolder({ path }: { path: string }): Promise<OnLoadResult> {
  const text = await readFile(path, 'utf8');
  const folder = `const __dirname = ${JSON.stringify(dirname(path))};`;
  return { contents: text.includes('__dirname') ? folder + text : text, loader: 'ts' };
}

/** Handles the task from `runInProcess`, and exits when the other process has the result. */
export function handleTask<Task, Result>(handle: (task: Task) => Result | Promise<Result>): void {
  // Exits even if the task left something running.
  process.once('disconnect', () => process.exit());
  process.once('message', (message) => {
    void (async () => {
      try {
        const result = await handle((message as { task: Task }).task);
        // The result might have to wait until the other process is less busy, and something that
        // the task left running could fail before that.
        process.on('uncaughtException', () => undefined);
        process.send!({ result });
      } catch (error) {
        console.error(error);
        process.exit(1);
      }
    })();
  });
}
