import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runInProcess } from '../base/run-in-process';
import type { HighlightTask } from './highlight-worker';
import type { ParseCache } from '../base/parse-cache';
import type { ParseTask } from './read-file';
import { isCached, readSampleContext } from './read-file';
import type { SourceFile } from '../sources/source-files';

/** Number of characters per process. Parsing fewer takes less time than starting a process. */
const PROCESS_SIZE = 500_000;

/**
 * Parses pages and specs that aren't in the cache yet, in several processes. This is only an
 * optimization: a file that isn't in the cache is parsed when it's needed. Except for checks, another
 * process then highlights the code of these files.
 *
 * @param withProse True to also read the files' prose, which only checks need.
 */
export async function warmCache(
  root: string,
  files: SourceFile[],
  cache: ParseCache,
  withProse = false,
): Promise<void> {
  const context = readSampleContext(files, cache);
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
 * Highlights the code of pages and entries in another process, because the next steps of a build use only one
 * core. Code that isn't highlighted yet when a page needs it is highlighted then.
 */
function highlightInBackground(root: string, names: readonly string[]): void {
  const module = join(root, 'src/node/site/highlight-worker.ts');
  runInProcess<HighlightTask, void>(module, { root, names }, root).catch(() => undefined);
}
