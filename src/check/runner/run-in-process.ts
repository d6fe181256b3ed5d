import { join } from 'node:path';
import { runInProcess } from '../../node/cache/run-in-process';
import type { Sample } from '../../node/verification/samples';
import type { Check, CheckResult } from '../check';

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
export async function runCheckInProcess(
  check: Check,
  root: string,
  all: Sample[],
  isWhole: boolean,
): Promise<SeparateResult> {
  const samples = all.filter((sample) => check.separate!(sample));
  if (samples.length === 0) return { diagnostics: [], seconds: 0 };
  const task: SeparateTask = { check: check.name, root, samples, isWhole };
  return runInProcess(join(__dirname, 'worker.ts'), task, root);
}
