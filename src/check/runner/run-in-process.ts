import { join } from 'node:path';
import { runInProcess } from '../../node/base/run-in-process';
import type { Sample } from '../../node/examples/sample';
import type { Check, CheckResult } from '../check';

/** The input of a check's process. */
export interface CheckTask {
  check: string;
  root: string;
  samples: Sample[];
  /** True if all content is checked. In that case, unused cache entries are removed. */
  isWhole: boolean;
}

/** The output of a check's process. */
export type CheckTaskResult = CheckResult & { seconds: number };

/**
 * Runs a check in its own process, which uses another processor core and frees its memory when it
 * exits. Doesn't start a process if there are no samples for it.
 */
export async function runCheckInProcess(
  check: Check,
  root: string,
  all: Sample[],
  isWhole: boolean,
): Promise<CheckTaskResult> {
  const samples = all.filter((sample) => check.separate!(sample));
  if (samples.length === 0) return { diagnostics: [], seconds: 0 };
  const task: CheckTask = { check: check.name, root, samples, isWhole };
  return runInProcess(join(__dirname, 'worker.ts'), task, root, 'tsx');
}
