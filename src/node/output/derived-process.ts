import { join } from 'node:path';
import type { TaskProcess } from '../cache/run-in-process';
import { startProcess } from '../cache/run-in-process';

let started: TaskProcess<null, void> | undefined;

/** Starts the process that writes the derived files. It reads their sources and then waits. */
export function startDerivedFiles(root: string): TaskProcess<null, void> {
  started ??= startProcess(join(root, 'src/node/output/derived-files-worker.ts'), root);
  return started;
}

/** Writes the derived files (see `writeDerivedFiles`). Call it once all pages are finished. */
export function finishDerivedFiles(root: string): Promise<void> {
  return startDerivedFiles(root).run(null);
}
