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
import type { Browser } from 'playwright-core';
import { measureBuild } from './measure-build';
import { medianLoad, startBrowser } from './measure-load';
import type { Load } from './measure-load';
import { BUILD, createSite, generatedGuides } from './own-site';
import { createPeer, PEERS } from './peers';
import { serveFolder } from './serve-folder';

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

/** Measures one page of a built site. */
async function measure(
  browser: Browser,
  folder: string,
  prefix: string,
  paths: string[],
): Promise<Load[]> {
  const site = await serveFolder(folder, prefix);
  try {
    const loads: Load[] = [];
    for (const path of paths) loads.push(await medianLoad(browser, site.url + path, times));
    return loads;
  } finally {
    site.close();
  }
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

async function measureGenerated(browser: Browser): Promise<Record<string, string | number>[]> {
  const rows: Record<string, string | number>[] = [];
  const guides = generatedGuides(GUIDES);
  const own = join(root, 'own');
  const [first = ''] = createSite(own, guides);
  await measureBuild(BUILD, own);
  const [load] = await measure(browser, join(own, 'public'), PREFIX, [first]);
  rows.push(row('Generated guide: this site', load!));
  for (const peer of PEERS) {
    const folder = createPeer(peer, root, guides);
    await measureBuild(peer.command, folder);
    const [peerLoad] = await measure(browser, join(folder, peer.output), '', ['/guides/bench-0/']);
    rows.push(row(`Generated guide: ${peer.name}`, peerLoad!));
  }
  return rows;
}

async function main(): Promise<void> {
  if (!existsSync('public/index.html')) {
    console.error('public/index.html doesn\'t exist. Run "npm run build" first.');
    process.exitCode = 1;
    return;
  }
  mkdirSync(root, { recursive: true });
  const browser = await startBrowser();
  try {
    const loads = await measure(browser, 'public', PREFIX, PAGES);
    const rows = loads.map((load, index) => row(PAGES[index] || '/', load));
    if (!values.own) rows.push(...(await measureGenerated(browser)));
    console.table(rows);
  } finally {
    await browser.close();
    rmSync(root, { recursive: true, force: true });
  }
}

void main();
