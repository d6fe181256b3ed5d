import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { menuPages } from '../../lib/menu';
import { FILES_FOLDER } from '../../lib/search-files';
import type { EngineManifest } from '../../run/client/manifest';
import { examplesFile } from '../../run/client/manifest';
import type { OfflineManifest, OfflineSection } from '../../lib/offline/manifest';
import { OFFLINE_PAGE, SHARED } from '../../lib/offline/manifest';
import type { SiteMenu } from '../site/menus';
import type { SitePage } from '../spec/page';

/** Files that all pages share: scripts, styles, fonts, search, and the data of queries. */
const SHARED_FILE = new RegExp(
  `^(?:[^/]+\\.(?:js|css|svg)|fonts/[^/]+\\.woff2|${FILES_FOLDER}/(?!code-).+\\.json|page-data/(?:app-data|sq/d/\\d+)\\.json)$`,
);

/** Files that run examples, without the examples of pages. */
const ENGINE_FILE = /^run\/[^/]+\.(?:html|json|bin)$/;
const ENGINE_MANIFEST = 'run/manifest.json';

/**
 * Lists the sections that readers can save, with their files.
 *
 * @param folder The built site.
 * @param files Paths of all files in it, with slashes.
 */
export function offlineManifest(
  folder: string,
  files: readonly string[],
  pages: readonly Pick<SitePage, 'path' | 'level'>[],
  menus: readonly Pick<SiteMenu, 'menu'>[],
): OfflineManifest {
  const hash = createHash('sha256');
  const section = (
    id: string,
    title: string,
    paths: string[],
    more: string[],
    hasExamples = false,
  ): OfflineSection => {
    const needed = paths.flatMap((path) => [path, dataFile(path)]).concat(more);
    let bytes = 0;
    for (const path of needed) {
      const file = join(
        folder,
        more.includes(path) || path.endsWith('.json') ? path : `${path}/index.html`,
      );
      bytes += statSync(file).size;
      hash.update(path).update(readFileSync(file));
    }
    return { id, title, pages: paths, hasExamples, files: needed, bytes };
  };
  const known = new Set(files.map((file) => `/${file}`));
  const common = files.filter((file) => SHARED_FILE.test(file)).sort();
  const shared = section(
    SHARED,
    '',
    [OFFLINE_PAGE],
    common.map((file) => `/${file}`),
  );
  const sections = menus.map(({ menu }) => {
    const inMenu = menuPages(menu.groups).map(({ url }) => url);
    const own = pages.filter(({ level }) => level === menu.level).map(({ path }) => path);
    const ordered = inMenu.filter((path) => own.includes(path));
    const rest = own.filter((path) => !ordered.includes(path)).sort();
    const paths = [...new Set([...ordered, ...rest])];
    const examples = paths.map(examplesFile).filter((file) => known.has(file));
    return section(menu.level, menuTitle(menu), paths, examples, examples.length > 0);
  });
  const engine = files.filter((file) => ENGINE_FILE.test(file)).sort();
  return {
    version: hash.digest('hex').slice(0, 16),
    shared,
    engine: {
      frame: engine.includes(ENGINE_MANIFEST) ? frameIn(join(folder, ENGINE_MANIFEST)) : undefined,
      files: engine.map((file) => `/${file}`),
      bytes: engine.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
    },
    sections: sections.filter(({ pages }) => pages.length > 0),
  };
}

function frameIn(manifest: string): string {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as EngineManifest).frame;
}

/** The data that Gatsby loads when a reader follows a link. */
function dataFile(path: string): string {
  return `/page-data${path === '/' ? '/index' : path}/page-data.json`;
}

function menuTitle({ title, level, versions }: SiteMenu['menu']): string {
  const version = /_(v\d+)$/.exec(level)?.[1];
  return version && versions.length > 1 && !title.includes(version) ? `${title} ${version}` : title;
}
