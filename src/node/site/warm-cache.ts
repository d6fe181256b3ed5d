import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runInProcess } from '../base/run-in-process';
import type { HighlightTask } from './highlight-worker';
import type { ParseCache } from '../base/parse-cache';
import type { ParseTask } from './read-file';
import { isCached, readExampleContext } from './read-file';
import type { SourceFile } from '../sources/source-files';

/** In characters. Parsing fewer takes less time than starting a process. */
const PROCESS_SIZE = 500_000;

/**
 * Parses what isn't in the cache in several processes. This is only an optimization: files are otherwise
 * parsed when they're needed. `withProse` is for checks; without it, another process then highlights the
 * code.
 */
export async function warmCache(
  root: string,
  files: SourceFile[],
  cache: ParseCache,
  withProse = false,
): Promise<void> {
  const context = readExampleContext(files, cache);
  const missing = files
    .filter((file) => !isCached(file, { context, withProse }, cache))
    .sort((a, b) => b.text.length - a.text.length);
  const size = missing.reduce((sum, { text }) => sum + text.length, 0);
  if (size < PROCESS_SIZE) return;
  const processes = Math.min(availableParallelism(), Math.ceil(size / PROCESS_SIZE));
  const shares = Array.from({ length: processes }, (_, number) =>
    missing.filter((_, index) => index % processes === number),
  );
  const module = join(root, 'src/node/site/parse-worker.ts');
  const names = await Promise.all(
    shares.map((share) =>
      runInProcess<ParseTask, string[]>(module, { root, files: share, context, withProse }, root),
    ),
  );
  // Checks don't need highlighted code.
  if (!withProse) highlightInBackground(root, names.flat());
}

/**
 * In another process, because the next steps of a build use only one core. Code that isn't highlighted when a
 * page needs it is highlighted then.
 */
function highlightInBackground(root: string, names: readonly string[]): void {
  const module = join(root, 'src/node/site/highlight-worker.ts');
  runInProcess<HighlightTask, void>(module, { root, names }, root).catch(() => undefined);
}
