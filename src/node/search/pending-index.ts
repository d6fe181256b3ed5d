import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import type { TaskProcess } from '../base/run-in-process';
import { runInProcess, startProcess } from '../base/run-in-process';
import type { BuiltIndex, IndexTask } from './index-worker';
import { urlErrors } from './check-records';
import { copySearchFiles } from './search-files';

/** Until the pages are built. */
const FOLDER = '.cache/search-index';

let starting: TaskProcess<IndexTask, BuiltIndex> | undefined;
let pending: Promise<BuiltIndex> | undefined;

/** While this process is busy with the sources. */
export function prepareIndex(root: string): void {
  starting = startProcess(workerIn(root), root);
}

/** Resolves once the other process has its task. If the index has errors, the build stops. */
export async function startIndex(root: string, reporter: Reporter): Promise<void> {
  if (!starting) throw new Error('Call prepareIndex before startIndex');
  await starting.ready;
  pending = starting.run({ root, folder: FOLDER });
  pending.then(
    ({ errors }) => {
      if (errors.length > 0) reporter.panicOnBuild(formatIndexErrors(errors));
    },
    // `finishIndex` throws the error.
    () => undefined,
  );
}

function runInIndexProcess(task: IndexTask): Promise<BuiltIndex> {
  return runInProcess(workerIn(task.root), task, task.root);
}

const workerIn = (root: string) => join(root, 'src/node/search/index-worker.ts');

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
