import { join } from 'node:path';
import { examplesFile } from '../../run/client/examples-file';
import { parseCache } from '../cache/parse-cache';
import type { BuiltEngine } from '../run/engine-files';
import { prepareEngine, writeEngine } from '../run/engine-files';
import type { SiteExamples } from '../run/run-examples';
import { runExamples } from '../run/run-examples';
import type { SiteModel } from '../site/types';
import { currentFiles, currentSite } from '../site/validate-sources';
import { readProofs } from '../verification/proofs';
import { readSamples } from '../verification/samples';

let cached: { site: SiteModel; found: SiteExamples } | undefined;

/** Returns the examples that can run, and why others can't, computed once per site model. */
export function currentExamples(): SiteExamples {
  const site = currentSite();
  if (cached?.site !== site) {
    const root = process.cwd();
    const samples = readSamples(currentFiles(), site, parseCache());
    cached = { site, found: runExamples(site, samples, readProofs(root)) };
  }
  return cached.found;
}

let pending: Promise<BuiltEngine> | undefined;

/** Starts building the engine that runs examples, in a separate process. */
export function startEngine(root: string): void {
  pending = prepareEngine(root);
  // `writeRunFiles` reports the error.
  pending.catch(() => undefined);
}

/** Writes the engine and the examples of all pages. Returns the policy of the engine's frame. */
export async function writeRunFiles(root: string): Promise<string> {
  const engine = await (pending ??= prepareEngine(root));
  const examples = [...currentExamples().examples].map(
    ([path, found]) => [examplesFile(path).slice(1), JSON.stringify(found)] as const,
  );
  writeEngine(join(root, 'public'), engine, new Map(examples));
  return engine.policy;
}
