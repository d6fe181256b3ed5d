import { join } from 'node:path';
import type { CreateDevServerArgs, GatsbyNode } from 'gatsby';
import { examplesFile } from '../../run/client/examples-file';
import type { PageExamples } from '../../run/client/types';
import { parseCache } from '../cache/parse-cache';
import type { BuiltEngine } from '../run/engine-files';
import { prepareEngine, writeEngine } from '../run/engine-files';
import { runExamples } from '../run/run-examples';
import { readSourceFiles } from '../site/source-files';
import type { SiteModel } from '../site/types';
import { currentSite } from '../site/validate-sources';
import { readProofs } from '../verification/proofs';
import { readSamples } from '../verification/samples';

let cached: { site: SiteModel; examples: Map<string, PageExamples> } | undefined;

/** Returns the examples that can run, by page, computed once per site model. */
export function currentExamples(): ReadonlyMap<string, PageExamples> {
  const site = currentSite();
  if (cached?.site !== site) {
    const root = process.cwd();
    const samples = readSamples(readSourceFiles(root).files, site, parseCache());
    cached = { site, examples: runExamples(site, samples, readProofs(root)) };
  }
  return cached.examples;
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
  const examples = [...currentExamples()].map(
    ([path, found]) => [examplesFile(path).slice(1), JSON.stringify(found)] as const,
  );
  writeEngine(join(root, 'public'), engine, new Map(examples));
  return engine.policy;
}

/** The parts of a response that the preview's server uses. */
interface DevResponse {
  json(value: unknown): void;
  sendStatus(status: number): void;
}

/** Serves the engine and the examples of the current content in the preview. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async ({
  app,
  reporter,
}: CreateDevServerArgs) => {
  app.get('/run/pages/*', ({ path }: { path: string }, response: DevResponse) => {
    const found = [...currentExamples()].find(([page]) => examplesFile(page) === path);
    if (found) response.json(found[1]);
    else response.sendStatus(404);
  });
  await writeRunFiles(process.cwd()).catch((error: unknown) => {
    reporter.warn(`Examples can't run in the page: ${String(error)}`);
  });
};
