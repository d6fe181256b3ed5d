import { join } from 'node:path';
import { runInProcess } from '../../node/base/run-in-process';
import type { Example } from '../../node/examples/example';
import type { Check, CheckResult } from './check';

/** The input of a check's process. */
export interface CheckTask {
  check: string;
  root: string;
  examples: Example[];
  /** True if all content is checked. In that case, unused cache entries are removed. */
  isWhole: boolean;
}

/** The output of a check's process. */
export type CheckTaskResult = CheckResult & { seconds: number };

/**
 * Runs a check in its own process, which uses another processor core and frees its memory when it
 * exits. Doesn't start a process if there are no examples for it.
 */
export async function runCheckInProcess(
  check: Check,
  root: string,
  all: Example[],
  isWhole: boolean,
): Promise<CheckTaskResult> {
  const examples = all.filter((example) => check.separate!(example));
  if (examples.length === 0) return { diagnostics: [], seconds: 0 };
  const task: CheckTask = { check: check.name, root, examples, isWhole };
  return runInProcess(join(__dirname, 'worker.ts'), task, root, 'tsx');
}
