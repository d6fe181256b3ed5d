import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { runInProcess } from '../base/run-in-process';
import type { BuiltIndex, IndexTask } from './index-worker';
import { urlErrors } from './check-records';
import { copySearchFiles } from './search-files';

/** Until the pages are built. */
const FOLDER = '.cache/search-index';

let pending: Promise<BuiltIndex> | undefined;

/** In another process, until `finishIndex`. If the index has errors, the build stops. */
export function startIndex(root: string, reporter: Reporter): void {
  pending = runInIndexProcess({ root, folder: FOLDER });
  pending.then(
    ({ errors }) => {
      if (errors.length > 0) reporter.panicOnBuild(formatIndexErrors(errors));
    },
    // `finishIndex` throws the error.
    () => undefined,
  );
}

function runInIndexProcess(task: IndexTask): Promise<BuiltIndex> {
  return runInProcess(join(task.root, 'src/node/search/index-worker.ts'), task, task.root);
}

/**
 * Copies the index into the built site once it's ready. Returns an error for each URL that doesn't lead
 * anywhere. `anchors` are the IDs in each built page, by path.
 */
export async function finishIndex(
  root: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<string[]> {
  if (!pending) throw new Error('Call startIndex before finishIndex');
  const { urls } = await pending;
  const errors = urlErrors(urls, (path) => anchors.get(path));
  if (errors.length === 0) copySearchFiles(join(root, FOLDER), join(root, 'public'));
  return errors;
}

export function formatIndexErrors(errors: readonly string[]): string {
  return `Search index errors (${errors.length}):\n${errors.join('\n')}`;
}

/** Milliseconds without edits. */
const QUIET = 2000;

let timer: NodeJS.Timeout | undefined;

/**
 * Writes the preview's index once the writer pauses. That takes a second, so it runs in another process,
 * after the edited page is on screen. If it fails, the index stays as it is until the next edit.
 */
export function scheduleSearchFiles(root: string, onError: (error: Error) => void): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    runInIndexProcess({ root, folder: 'public' })
      .then(({ errors }) => {
        if (errors.length > 0) onError(new Error(formatIndexErrors(errors)));
      })
      .catch(onError);
  }, QUIET);
}
