// A process for one check.
import { handleTask } from '../../node/base/run-in-process';
import type { Check, CheckInput } from './check';
import { CheckCache } from './cache';
import type { CheckTaskResult, CheckTask } from './run-in-process';

handleTask(async (task: CheckTask): Promise<CheckTaskResult> => {
  const { check: name, root, examples, isWhole } = task;
  const started = performance.now();
  const module = (await import(`../${name}/${name}`)) as Record<string, Check>;
  const cache = new CheckCache(root, name);
  const input: Partial<CheckInput> = { root, examples, cache, wanted: () => true };
  const result = await module[name]!.run(input as CheckInput);
  cache.save(!isWhole);
  return { ...result, seconds: (performance.now() - started) / 1000 };
});
