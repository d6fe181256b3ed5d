import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runInProcess } from './run-in-process';
import type { ParseCache } from './parse-cache';
import type { ParseWork } from '../site/read-file';
import { isRead, readingContext } from '../site/read-file';
import type { SourceFile } from '../site/source-files';

/** Fewer texts than this, in characters, are read sooner than a process starts. */
const WORTH_A_PROCESS = 500_000;

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
  if (size < WORTH_A_PROCESS) return;
  const processes = Math.min(availableParallelism(), Math.ceil(size / WORTH_A_PROCESS));
  const shares = Array.from({ length: processes }, (_, number) =>
    missing.filter((_, index) => index % processes === number),
  );
  const module = join(root, 'src/node/cache/parse-worker.ts');
  await Promise.all(
    shares.map((share) =>
      runInProcess<ParseWork, void>(module, { root, files: share, context }, root),
    ),
  );
}
