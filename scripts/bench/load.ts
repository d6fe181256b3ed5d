/**
 * Measures page loads: `npm run bench:load`. Loads pages of this site, and the same generated guide in
 * this site, Starlight, and Docusaurus, on a throttled connection and processor (see `measure-load`).
 * Prints the medians as a table. The columns that start with "later" count what loads when the reader moves
 * the pointer. Needs a built site in `public/`.
 *
 * `--own` only measures the pages of this site. `--times` sets the number of loads per page.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBuild } from './measure-build';
import { medianLoads, startBrowser } from './measure-load';
import type { Load } from './measure-load';
import { BUILD, createSite, generatedGuides } from './own-site';
import { createPeer, PEERS } from './peers';
import { serveFolder } from './serve-folder';
import type { ServedFolder } from './serve-folder';

const PREFIX = '/docs';
/** One page of each kind that readers often open first. */
const PAGES = ['', '/guides/auth/row-level-security', '/reference/javascript/select'];
/** Number of guides in the generated sites. It determines the size of their menus. */
const GUIDES = 30;

const { values } = parseArgs({
  options: {
    own: { type: 'boolean', default: false },
    times: { type: 'string', default: '7' },
  },
});
const times = Number(values.times);
const root = join(tmpdir(), `docs-bench-${process.pid}`);

interface Target {
  name: string;
  url: string;
}

function row(name: string, load: Load): Record<string, string | number> {
  const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));
  return {
    page: name,
    'FCP ms': Math.round(load.firstPaint),
    'LCP ms': Math.round(load.largestPaint),
    'TBT ms': Math.round(load.blocking),
    CLS: Number(load.shift.toFixed(3)),
    'script KB': kilobytes(load.script),
    'total KB': kilobytes(load.total),
    requests: load.requests,
    'later TBT ms': Math.round(load.laterBlocking),
    'later KB': kilobytes(load.laterTotal),
  };
}

/** Builds the generated guides with this site and with its peers. Returns the first guide of each. */
async function serveGenerated(serve: typeof serveFolder): Promise<Target[]> {
  const guides = generatedGuides(GUIDES);
  const own = join(root, 'own');
  const [first = ''] = createSite(own, guides);
  await measureBuild(BUILD, own);
  const { url } = await serve(join(own, 'public'), PREFIX);
  const targets = [{ name: 'Generated guide: this site', url: url + first }];
  for (const peer of PEERS) {
    const folder = createPeer(peer, root, guides);
    await measureBuild(peer.command, folder);
    const { url } = await serve(join(folder, peer.output), '');
    targets.push({ name: `Generated guide: ${peer.name}`, url: `${url}/guides/bench-0/` });
  }
  return targets;
}

async function main(): Promise<void> {
  if (!existsSync('public/index.html')) {
    console.error('public/index.html doesn\'t exist. Run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  mkdirSync(root, { recursive: true });
  const served: ServedFolder[] = [];
  const serve = async (folder: string, prefix: string) => {
    const site = await serveFolder(folder, prefix);
    served.push(site);
    return site;
  };
  const browser = await startBrowser();
  try {
    const { url } = await serve('public', PREFIX);
    const targets = PAGES.map((path): Target => ({ name: path || '/', url: url + path }));
    if (!values.own) targets.push(...(await serveGenerated(serve)));
    const urls = targets.map((target) => target.url);
    const loads = await medianLoads(browser, urls, times);
    console.table(loads.map((load, index) => row(targets[index]!.name, load)));
  } finally {
    await browser.close();
    for (const site of served) site.close();
    rmSync(root, { recursive: true, force: true });
  }
}

void main();
