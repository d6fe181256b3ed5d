import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hasPage } from './page-content';
import type { ParseCache } from './parse-cache';
import type { Parts } from './parts';
import { partsOf } from './parts';
import type { SourceFile } from './source-files';

/** Fewer pages than this are read sooner than threads start. */
const WORTH_A_THREAD = 60;

/**
 * Reads the pages that the cache does not hold yet, on all processors. Afterwards reading them
 * again costs nothing; without it everything works the same, only slower.
 */
export async function warmCache(
  root: string,
  files: SourceFile[],
  cache: ParseCache,
): Promise<void> {
  const parts = partsOf(files);
  const missing = files.filter(
    ({ path, text }) => path.endsWith('.mdx') && !hasPage(cache, path, text, parts),
  );
  if (missing.length < WORTH_A_THREAD) return;
  const threads = Math.min(availableParallelism(), Math.ceil(missing.length / WORTH_A_THREAD));
  const shares = Array.from({ length: threads }, (_, thread) =>
    missing.filter((_, index) => index % threads === thread),
  );
  await Promise.all(shares.map((share) => readInThread({ root, files: share, parts })));
}

/** A thread begins with JavaScript: this loads the TypeScript module it is for. */
const LOAD_TYPESCRIPT =
  "require('tsx/cjs'); require(require('node:worker_threads').workerData.module)";

function readInThread(work: { root: string; files: SourceFile[]; parts: Parts }): Promise<void> {
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
