import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ParseCache } from './parse-cache';
import type { ParseWork } from './read-file';
import { isRead, readingContext } from './read-file';
import type { SourceFile } from './source-files';

/** Fewer texts than this, in characters, are read sooner than threads start. */
const WORTH_A_THREAD = 500_000;

/**
 * Reads what the cache does not hold yet, pages and specs, on all processors. Afterwards reading it
 * again costs nothing; without it everything works the same, only slower.
 */
export async function warmCache(
  root: string,
  files: SourceFile[],
  cache: ParseCache,
): Promise<void> {
  const context = readingContext(files, cache);
  const missing = files
    .filter((file) => !isRead(file, context, cache))
    .sort((a, b) => b.text.length - a.text.length);
  const size = missing.reduce((sum, { text }) => sum + text.length, 0);
  if (size < WORTH_A_THREAD) return;
  const threads = Math.min(availableParallelism(), Math.ceil(size / WORTH_A_THREAD));
  const shares = Array.from({ length: threads }, (_, thread) =>
    missing.filter((_, index) => index % threads === thread),
  );
  await Promise.all(shares.map((share) => readInThread({ root, files: share, context })));
}

/** A thread begins with JavaScript: this loads the TypeScript module it is for. */
const LOAD_TYPESCRIPT =
  "require('tsx/cjs'); require(require('node:worker_threads').workerData.module)";

function readInThread(work: ParseWork): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(LOAD_TYPESCRIPT, {
      eval: true,
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
      workerData: { ...work, module: join(work.root, 'src/node/parse-worker.ts') },
    });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}
