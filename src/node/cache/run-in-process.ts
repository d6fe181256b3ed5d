import { fork } from 'node:child_process';
import { basename } from 'node:path';

/** A process that waits for its task. */
export interface TaskProcess<Task, Result> {
  /** Sends the task. Rejects if the module throws or if the process exits without a result. */
  run(task: Task): Promise<Result>;
}

/**
 * Runs a task in a separate process, which uses another processor core and frees its memory when it
 * exits. `module` is a TypeScript file that calls `handleTask`, and `root` is its working folder.
 * Rejects if the module throws or if the process exits without a result.
 */
export function runInProcess<Task, Result>(
  module: string,
  task: Task,
  root: string,
): Promise<Result> {
  return startProcess<Task, Result>(module, root).run(task);
}

/** Starts the process of `runInProcess` before its task is known, so that it can prepare. */
export function startProcess<Task, Result>(
  module: string,
  root: string,
): TaskProcess<Task, Result> {
  const child = fork(module, {
    cwd: root,
    // With its defaults, V8 would collect garbage too often, and on more threads than there are
    // processors.
    execArgv: [
      ...['--min-semi-space-size=64', '--max-semi-space-size=128', '--single-threaded-gc'],
      ...['--import', 'tsx'],
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // JSON can't contain maps.
    serialization: 'advanced',
  });
  const result = new Promise<Result>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { result: Result }).result));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${basename(module)} exited with ${code}`)));
  });
  // The caller might await the result much later. Without this, Node would exit on a rejection.
  result.catch(() => undefined);
  return {
    run(task) {
      // If the process has already exited, the result is the error.
      if (child.connected) child.send({ task });
      return result;
    },
  };
}

/** Handles the task from `runInProcess` and then exits. */
export function handleTask<Task, Result>(handle: (task: Task) => Result | Promise<Result>): void {
  process.once('disconnect', () => process.exit(1));
  process.once('message', (message) => {
    void (async () => {
      try {
        const result = await handle((message as { task: Task }).task);
        // Exits even if the task left something running.
        process.send!({ result }, undefined, undefined, () => process.exit(0));
      } catch (error) {
        console.error(error);
        process.exit(1);
      }
    })();
  });
}
