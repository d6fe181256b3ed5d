import { rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { CreateDevServerArgs, GatsbyNode } from 'gatsby';
import { examplesFile } from '../../run/client/manifest';
import { prepareEngine, writeEngine } from '../run/engine-files';
import { serveDiagnostics } from './preview-diagnostics';
import { PREVIEW_ENDED } from './exit-code';
import { SITE_MENU } from '../graphql/site-nodes';
import { currentPageExamples } from '../pages/page-sources';

interface DevResponse {
  json(value: unknown): void;
  sendStatus(status: number): void;
  type(extension: string): { send(body: Buffer): void };
}

/**
 * Files in `public/` take precedence over these routes, so the examples of the last build are
 * removed. The preview doesn't wait for the engine, which takes a while to build, but requests for
 * its files do.
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({
  app,
  reporter,
  actions,
  getNodesByType,
}: CreateDevServerArgs) => {
  // Until Gatsby has handled a first change of a node, it forgets changes if another page is opened
  // within half a second. This change has no effect.
  actions.touchNode(getNodesByType(SITE_MENU)[0]!);
  process.once('exit', (code) => {
    if (code === 1) process.exitCode = PREVIEW_ENDED;
  });
  serveDiagnostics(app);
  const root = process.cwd();
  rmSync(join(root, 'public', 'run', 'pages'), { recursive: true, force: true });
  const building = prepareEngine(root).then(({ files }) => {
    writeEngine(join(root, 'public'), files, new Map());
    return files;
  });
  building.catch((error: unknown) => {
    reporter.warn(`Examples can't run in the page: ${String(error)}`);
  });
  app.get('/run/pages/*', ({ path }: { path: string }, response: DevResponse) => {
    const found = [...currentPageExamples().examples].find(([page]) => examplesFile(page) === path);
    if (found) response.json(found[1]);
    else response.sendStatus(404);
  });
  app.get('/run/*', async ({ path }: { path: string }, response: DevResponse) => {
    const files = await building.catch(() => ({}) as Record<string, Uint8Array>);
    const file = files[path.slice(1)];
    if (file) response.type(extname(path)).send(Buffer.from(file));
    else response.sendStatus(404);
  });
};
