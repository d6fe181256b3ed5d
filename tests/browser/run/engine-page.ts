import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import type {
  Caller,
  PageExamples,
  ProjectSetup,
  RunEngine,
  RunExample,
  RunResult,
} from '../../../src/run/client/types';
import { openSite, watch } from '../site';
import type { Site, WatchedPage } from '../site';
import { visit } from '../settle';

const PAGES = 'public/run/pages';

export interface PageExample extends RunExample {
  page: string;
  before: RunExample[];
}

export function builtExamples(): PageExample[] {
  return readdirSync(PAGES, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((file) => {
      const examples = JSON.parse(readFileSync(file, 'utf8')) as PageExamples;
      const page = file.slice(PAGES.length, -'.json'.length);
      return Object.values(examples).map((example) => {
        return { ...example, page, before: example.after.map((id) => examples[id]!) };
      });
    });
}

export interface EnginePage {
  site: Site;
  watched: WatchedPage;
}

/** `runLimit` limits runs, in milliseconds. */
export async function openEngine(runLimit?: number): Promise<EnginePage> {
  const site = await openSite();
  const watched = await watch(site);
  await visit(watched.page, site.url);
  await watched.page.evaluate(await clientScript(runLimit));
  return { site, watched };
}

async function clientScript(runLimit?: number): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createEngine } from './src/run/client/engine';
        globalThis.engine = createEngine(${runLimit});`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
    alias: { gatsby: join(__dirname, 'gatsby.ts') },
  });
  return outputFiles[0]!.text;
}

declare const engine: RunEngine;

/** `failure` is the error that ended the run. */
export type Outcome = RunResult | { failure: string };

export function runIn(
  page: Page,
  setup: ProjectSetup,
  examples: Pick<RunExample, 'language' | 'code'>[],
  caller?: Caller,
): Promise<Outcome> {
  return page.evaluate(
    async ([project, list, who]) => {
      try {
        await engine.reset(project);
        let result;
        for (const { language, code } of list) {
          const role = language === 'sql' ? 'postgres' : 'anon';
          result = await engine.run(language, code, who ?? { role });
        }
        return result!;
      } catch (error) {
        return { failure: (error as Error).message };
      }
    },
    [setup, examples, caller] as const,
  );
}
