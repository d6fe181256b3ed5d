import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Sample } from '../node/samples';
import type { Check, CheckResult } from './check';

/** What the process of a check is asked for. */
export interface SeparateTask {
  check: string;
  root: string;
  samples: Sample[];
  /** True where all content is checked: what this run did not need is forgotten. */
  isWhole: boolean;
}

/** What it answers. */
export type SeparateResult = CheckResult & { seconds: number };

/**
 * Runs a check in a process of its own: both processors are used, and its memory is given back. It
 * is not started where there is nothing for it to do.
 */
export async function runSeparately(
  check: Check,
  root: string,
  all: Sample[],
  isWhole: boolean,
): Promise<SeparateResult> {
  const samples = all.filter((sample) => check.separate!(sample));
  if (samples.length === 0) return { problems: [], seconds: 0 };
  const child = fork(join(__dirname, 'separate-process.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    // What a library prints is none of the report.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Maps are sent as they are.
    serialization: 'advanced',
  });
  const task: SeparateTask = { check: check.name, root, samples, isWhole };
  child.send(task);
  const answer = new Promise<SeparateResult>((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The check ${check.name} ended with ${code}`)));
  });
  // Told when its turn comes in the report.
  answer.catch(() => undefined);
  return answer;
}
