import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Compiler, Stats } from 'webpack';

/** Minimum heap size, in bytes, that makes a collection worthwhile. A collection takes 0.3 s or more. */
const LARGE_HEAP = 350_000_000;

/**
 * Runs V8's garbage collector if the heap is large. As long as memory is available, V8 doesn't free what
 * earlier build steps allocated, and the process grows to several times the size of its live data.
 */
export function collectGarbage(): void {
  if (process.memoryUsage().heapTotal < LARGE_HEAP) return;
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** The compiler of the scripts for the browser, from its creation until the next stage. */
let browserCompiler: Compiler | undefined;

/**
 * Makes a compiler release everything that it refers to when it's closed. Gatsby holds on to both of its
 * compilers and their results until the build ends, which costs 130 MB on a site with 1,200 pages.
 *
 * @param isForBrowser True for the compiler that `closeBrowserCompiler` closes.
 */
export function releaseWhenClosed(compiler: Compiler, isForBrowser: boolean): void {
  if (isForBrowser) browserCompiler = compiler;
  let result: Stats | undefined;
  compiler.hooks.done.tap('release-when-closed', (stats) => {
    result = stats;
  });
  const close = compiler.close.bind(compiler);
  let isClosed = false;
  compiler.close = (callback) => {
    // Gatsby closes the compiler for the browser a second time.
    if (isClosed) return callback(null);
    isClosed = true;
    close((error) => {
      // Gatsby reads the errors of a failed compilation after it has closed the compiler.
      if (!result || result.hasErrors()) return callback(error);
      Object.assign(result, { compilation: undefined });
      result = undefined;
      const fields = Object.entries(compiler).filter(([, value]) => typeof value === 'object');
      Object.assign(compiler, Object.fromEntries(fields.map(([name]) => [name, undefined])));
      // V8 can't collect what's on the stack of this function until it returns.
      setImmediate(() => {
        collectGarbage();
        callback(error);
      });
    });
  };
}

/** Closes the compiler for the browser, which Gatsby would keep open until both bundles are built. */
export async function closeBrowserCompiler(): Promise<void> {
  const compiler = browserCompiler;
  browserCompiler = undefined;
  if (!compiler) return;
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
}
