// The process of a check that runs beside the others.
import type { Check, CheckInput } from './check';
import { CheckCache } from './check-cache';
import type { SeparateResult, SeparateTask } from './separate-run';

async function run({ check: name, root, samples, isWhole }: SeparateTask): Promise<SeparateResult> {
  const started = performance.now();
  const module = (await import(`./${name}`)) as Record<string, Check>;
  const cache = new CheckCache(root, name);
  const input: Partial<CheckInput> = { root, samples, cache, wanted: () => true };
  const result = await module[name]!.run(input as CheckInput);
  cache.save(!isWhole);
  return { ...result, seconds: (performance.now() - started) / 1000 };
}

process.once('disconnect', () => process.exit(1));
process.once('message', (task) => {
  run(task as SeparateTask).then(
    // What an example left running must not keep the process alive.
    (result) => process.send!(result, undefined, undefined, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
