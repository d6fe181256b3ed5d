import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { measureBuild } from './measure-build';
import { startBrowser } from './measure-load';
import { BUILD, createSite } from './own-site';
import { generatedGuides } from './generated-guides';
import { createPeer } from './peers';
import type { Peer, SiteName } from './peers';
import { serveFolder } from './serve-folder';
import type { ServedFolder } from './serve-folder';

export interface MeasuredPage {
  name: string;
  url: string;
  site: SiteName;
}

const PREFIX = '/docs';
/** Determines the size of the menus. */
const GUIDES = 30;

/**
 * Serves pages on loopback for `measure`: the same generated guide in this site and in each peer,
 * then the pages of `public/` at `paths`. Deletes everything afterwards.
 */
export async function servePages(
  peers: readonly Peer[],
  paths: readonly string[],
  measure: (browser: Browser, pages: MeasuredPage[]) => Promise<void>,
): Promise<void> {
  if (paths.length > 0 && !existsSync('public/index.html')) {
    throw new Error('public/index.html doesn\'t exist. Run "npm run build" first.');
  }
  const root = join(tmpdir(), `docs-bench-${process.pid}`);
  const served: ServedFolder[] = [];
  const serve = async (folder: string, prefix: string) => {
    const site = await serveFolder(folder, prefix);
    served.push(site);
    return site.url;
  };
  const browser = await startBrowser();
  try {
    mkdirSync(root, { recursive: true });
    const pages = await buildGenerated(root, peers, serve);
    const url = paths.length > 0 ? await serve('public', PREFIX) : '';
    for (const path of paths) pages.push({ name: path || '/', url: url + path, site: 'This site' });
    await measure(browser, pages);
  } finally {
    await browser.close();
    for (const site of served) site.close();
    rmSync(root, { recursive: true, force: true });
  }
}

async function buildGenerated(
  root: string,
  peers: readonly Peer[],
  serve: (folder: string, prefix: string) => Promise<string>,
): Promise<MeasuredPage[]> {
  const guides = generatedGuides(GUIDES);
  const own = join(root, 'own');
  const [first = ''] = createSite(own, guides);
  await measureBuild(BUILD, own);
  const url = await serve(join(own, 'public'), PREFIX);
  const pages: MeasuredPage[] = [{ name: 'This site', url: url + first, site: 'This site' }];
  for (const peer of peers) {
    const folder = createPeer(peer, root, guides);
    await measureBuild(peer.command, folder);
    const url = await serve(join(folder, peer.output), '');
    pages.push({ name: peer.name, url: `${url}/guides/bench-0/`, site: peer.site });
  }
  return pages;
}
