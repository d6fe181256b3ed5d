import { readdirSync, rmSync } from 'node:fs';
import { basename, join, posix, relative } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Diagnostic } from '../../lib/diagnostic';
import { absoluteUrl, SITE } from '../../lib/site';
import { OFFLINE_MANIFEST } from '../../lib/offline/manifest';
import { currentSiteDates } from '../pages/current-dates';
import { currentQuality } from '../pages/page-sources';
import type { SiteModel } from '../site/types';
import { currentSite, reportDiagnostics } from '../site/current-site';
import { finishIndex, formatIndexErrors } from '../search/pending-index';
import { publishRecords } from '../search/publish-records';
import { algoliaConfigOf } from '../search/algolia-config';
import { listFiles } from '../base/list-files';
import { pageFiles } from '../output/built-page';
import type { BuiltPages } from '../output/built-page';
import type { PolicySources } from '../output/content-security-policy';
import { contentSecurityPolicy, policySources } from '../output/content-security-policy';
import type { DerivedTask } from './derived-files';
import { derivedTask } from './derived-files';
import { writeHostFiles } from '../output/host-files';
import { offlineManifest } from '../output/offline-manifest';
import { firstFiles } from '../search/search-files';
import { compressFiles, precompress } from '../base/precompress';
import { redirectPage, redirectsOf } from '../output/redirects';
import { wellKnownRedirects } from '../output/security-txt';
import { unifyStyles } from '../output/site-styles';
import { measureSizes } from '../quality/measure-sizes';
import { SIZE_LIMITS } from '../quality/size-limits';
import { FileValues } from '../base/file-values';
import { parseCache } from '../base/parse-cache';
import { runInProcess } from '../base/run-in-process';
import { writeFileAtomic, writeIfChanged } from '../base/write-file';
import { writeRunFiles } from './run-files';
import { setComplete } from './build-lock';

/** All files are relative to `public`. */
interface FinishedPages {
  /** Still changes, so it's saved at the end. */
  built: BuiltPages;
  files: string[];
  /** Includes those from earlier builds. */
  redirects: Set<string>;
  /** The IDs of each page's elements, by URL path. */
  anchors: Map<string, ReadonlySet<string>>;
  styleHashes: readonly string[];
  blocked: Diagnostic[];
}

/**
 * Finishes the pages, and writes the files that aren't pages, while another process writes those
 * that are derived from the pages' data. Then publishes the search records if Algolia is
 * configured. Stops the build if the search index is invalid, if the policy blocks code in a page,
 * or if publishing fails.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (build) => {
  const { reporter } = build;
  const root = process.cwd();
  const { pages, families, menus } = currentSite();
  const derived = startDerivedFiles(root);
  const sources = policySources(process.env);
  const finished = await finishPages(sources);
  const { blocked } = finished;
  if (blocked.length > 0) reporter.panicOnBuild(reportDiagnostics(blocked, 'The built pages'));
  const errors = await finishIndex(root, finished.anchors);
  if (errors.length > 0) reporter.panicOnBuild(formatIndexErrors(errors));
  writeRedirects(pages, finished.redirects);
  writeText('robots.txt', `User-agent: *\nAllow: ${SITE.prefix}/\nSitemap: ${SITEMAP}\n`);
  const framePolicy = await writeRunFiles(root);
  await derived;
  await writeQuality(finished.files, currentQuality());
  const existing = listFiles('public');
  const manifest = offlineManifest('public', existing, pages, menus);
  writeText(OFFLINE_MANIFEST, JSON.stringify(manifest));
  finished.built.save();
  const files = [...new Set([...existing, OFFLINE_MANIFEST.slice(1)])];
  const styleHashes = [...sources.styleHashes, ...finished.styleHashes];
  const policy = contentSecurityPolicy({ ...sources, styleHashes });
  const moved = [...wellKnownRedirects('public'), ...redirectsOf(pages, families)];
  writeHostFiles('.', files, moved, policy, framePolicy);
  // The other steps write some of the files.
  await precompress(inPublic(files));
  setComplete(root, true);
  const algoliaConfig = algoliaConfigOf(process.env);
  if (algoliaConfig) {
    // If this fails, the next build doesn't have to start from scratch.
    await publishRecords(build, algoliaConfig);
  }
};

const SITEMAP = absoluteUrl('/sitemap.xml');

const inPublic = (files: readonly string[]) => files.map((file) => join('public', file));
const writeText = (path: string, text: string) => writeFileAtomic(join('public', path), text);

/** Converting the pages' data takes seconds, so another process does it. */
function startDerivedFiles(root: string): Promise<void> {
  const worker = join(root, 'src/node/gatsby/derived-files-worker.ts');
  const task = derivedTask(root, currentSite(), currentSiteDates());
  const written = runInProcess<DerivedTask, void>(worker, task, root);
  // `onPostBuild` awaits it later. Until then, an error must not count as unhandled.
  written.catch(() => undefined);
  return written;
}

async function finishPages(sources: PolicySources): Promise<FinishedPages> {
  // Changed code or sources can change what's found in a page.
  const version = `${parseCache().version} ${JSON.stringify(sources)}`;
  const built: BuiltPages = new FileValues(join('.cache', 'built-pages.json'), version);
  const existing = listFiles('public');
  const { styleHashes, diagnostics } = await unifyStyles({
    folder: 'public',
    pageFiles: pageFiles(existing),
    stateFile: join('.cache', 'stylesheet.json'),
    sources,
    pages: built,
  });
  const finished: FinishedPages = {
    ...{ files: [], redirects: new Set<string>(), anchors: new Map() },
    ...{ built, styleHashes, blocked: diagnostics },
  };
  for (const [path, { ids, isRedirect }] of built.entries()) {
    const file = relative('public', path).replaceAll('\\', '/');
    if (basename(file) === 'index.html') finished.anchors.set(builtPath(file), new Set(ids));
    if (isRedirect) finished.redirects.add(file);
    else finished.files.push(file);
  }
  return finished;
}

function writeRedirects(pages: SiteModel['pages'], existing: ReadonlySet<string>): void {
  const unused = new Set(existing);
  for (const { path, title, aliases } of pages) {
    for (const alias of aliases) {
      const file = posix.join(alias, 'index.html').slice(1);
      writeIfChanged(join('public', file), redirectPage(path, title));
      unused.delete(file);
    }
  }
  for (const file of unused) rmSync(join('public', file));
}

async function writeQuality(files: readonly string[], figures: object): Promise<void> {
  // The sizes are those of compressed files. Unifying the styles also writes a script.
  const scripts = readdirSync('public').filter((file) => file.endsWith('.js'));
  const searchFiles = firstFiles('public');
  await compressFiles([...inPublic([...files, ...scripts]), ...searchFiles]);
  const measured = await measureSizes('public', files, searchFiles);
  const budgets = { measured, limits: SIZE_LIMITS };
  writeText('quality.json', `${JSON.stringify({ ...figures, budgets }, null, 2)}\n`);
}

function builtPath(file: string): string {
  const folder = posix.dirname(file);
  return folder === '.' ? '/' : `/${folder}`;
}
