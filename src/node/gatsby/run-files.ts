import { join } from 'node:path';
import { examplesFile } from '../../run/client/manifest';
import type { BuiltEngine } from '../run/engine-files';
import { prepareEngine, writeEngine } from '../run/engine-files';
import { currentPageExamples } from '../pages/page-sources';
import { currentFiles } from '../site/current-site';

let pending: Promise<BuiltEngine> | undefined;

/** Starts building the engine, in a separate process, if a page needs it. */
export function startEngine(root: string): void {
  if (!needsEngine()) return;
  pending = prepareEngine(root);
  // `writeRunFiles` reports the error.
  pending.catch(() => undefined);
}

function needsEngine(): boolean {
  const hasPlayground = currentFiles().some(({ text }) => text.includes('<Playground'));
  return hasPlayground || currentPageExamples().examples.size > 0;
}

/** Returns the policy of the engine's frame, or undefined if no page needs the engine. */
export async function writeRunFiles(root: string): Promise<string | undefined> {
  const engine = needsEngine() ? await (pending ??= prepareEngine(root)) : undefined;
  const examples = [...currentPageExamples().examples].map(
    ([path, found]) => [examplesFile(path).slice(1), JSON.stringify(found)] as const,
  );
  writeEngine(join(root, 'public'), engine?.files ?? {}, new Map(examples));
  return engine?.policy;
}
