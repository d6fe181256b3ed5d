import { fork } from 'node:child_process';
import { basename } from 'node:path';

/**
 * What a module makes of a task, in a process of its own: all processors are used, and its memory is
 * given back. `module` is a TypeScript file that calls `answerTask`; `root` is the folder it runs in.
 * Rejects if the module throws or its process ends.
 */
export function runInProcess<Task, Answer>(
  module: string,
  task: Task,
  root: string,
): Promise<Answer> {
  const child = fork(module, {
    cwd: root,
    execArgv: ['--max-semi-space-size=64', '--import', 'tsx'],
    // What a library prints is nobody's answer.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Maps are sent as they are.
    serialization: 'advanced',
  });
  child.send({ task });
  const answer = new Promise<Answer>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { answer: Answer }).answer));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${basename(module)} ended with ${code}`)));
  });
  // Told where it is waited for.
  answer.catch(() => undefined);
  return answer;
}

/** Makes a module one for `askProcess`: it answers one task and ends. */
export function handleTask<Task, Answer>(answer: (task: Task) => Answer | Promise<Answer>): void {
  process.once('disconnect', () => process.exit(1));
  process.once('message', (message) => {
    void (async () => {
      try {
        const given = { answer: await answer((message as { task: Task }).task) };
        // What the task left running must not keep the process alive.
        process.send!(given, undefined, undefined, () => process.exit(0));
      } catch (error) {
        console.error(error);
        process.exit(1);
      }
    })();
  });
}
