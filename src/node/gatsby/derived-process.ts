import { join } from 'node:path';
import { emitter } from 'gatsby/dist/redux';
import { startProcess } from '../base/run-in-process';
import type { DerivedTask } from './derived-files';

let written: Promise<void> | undefined;

/**
 * Starts the process that writes the derived files. It waits until Gatsby has written the data of all
 * pages, and then writes the files while Gatsby renders the pages, which only uses one processor core.
 */
export function startDerivedFiles(task: DerivedTask): void {
  const worker = join(task.root, 'src/node/gatsby/derived-files-worker.ts');
  const process = startProcess<DerivedTask, void>(worker, task.root);
  emitter.on('SET_PROGRAM_STATUS', ({ payload }) => {
    if (payload !== 'BOOTSTRAP_QUERY_RUNNING_FINISHED') return;
    written = process.run(task);
    // Gatsby renders all pages before `derivedFiles` waits for this promise.
    written.catch(() => undefined);
  });
}

/**
 * Waits until the derived files are written (see `writeDerivedFiles`). Rejects if that fails. Throws if
 * Gatsby hasn't written the pages' data, or doesn't announce it anymore.
 */
export function derivedFiles(): Promise<void> {
  if (!written) throw new Error("Gatsby's program status has changed: update derived-process.ts");
  return written;
}
