import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import type { TaskProcess } from '../base/run-in-process';
import { runInProcess, startProcess } from '../base/run-in-process';
import type { BuiltIndex, IndexTask } from './build-index';
import { urlErrors } from './check-records';
import { copySearchFiles } from './search-files';

/** Where the index waits until the pages are built. */
const FOLDER = '.cache/search-index';

let starting: TaskProcess<IndexTask, BuiltIndex> | undefined;
let pending: Promise<BuiltIndex> | undefined;

/** Starts the process that `startIndex` needs, while this one is busy with the sources. */
export function prepareIndex(root: string): void {
  starting = startProcess(workerIn(root), root);
}

/**
 * Starts building the search index in another process. If the index has errors, stops the build. Resolves
 * once the other process has its task.
 */
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

/** Runs `buildIndex` in another process. */
export function runInIndexProcess(task: IndexTask): Promise<BuiltIndex> {
  return runInProcess(workerIn(task.root), task, task.root);
}

const workerIn = (root: string) => join(root, 'src/node/search/index-worker.ts');

/**
 * Waits for the search index, and copies it into the built site. Returns an error for each URL that doesn't
 * lead anywhere.
 *
 * @param anchors The IDs in each built page, by path.
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

/** Formats errors in the search index as one message. */
export function formatIndexErrors(errors: readonly string[]): string {
  return `Search index errors (${errors.length}):\n${errors.join('\n')}`;
}
