import { join } from 'node:path';
import { runInProcess } from '../../node/base/run-in-process';
import type { Example } from '../../node/examples/example';
import type { Check, CheckResult } from './check';

export interface CheckTask {
  check: string;
  root: string;
  examples: Example[];
  /** Then unused cache entries are removed. */
  isWhole: boolean;
}

export type CheckTaskResult = CheckResult & { seconds: number };

/** A process uses another core, and frees its memory at the end. */
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
