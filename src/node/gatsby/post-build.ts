import { readdirSync, rmSync } from 'node:fs';
import { basename, join, posix, relative } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { absoluteUrl, SITE } from '../../lib/site';
import { OFFLINE_MANIFEST } from '../../lib/offline/manifest';
import { collectGarbage } from './build-memory';
import type { QualityNode } from './quality-node';
import { QUALITY_ID } from './quality-node';
import { currentSite, reportDiagnostics } from '../site/validate-sources';
import { finishIndex, formatIndexErrors } from '../search/pending-index';
import { publishRecords } from '../search/publish-records';
import { storePublished } from '../search/published-digests';
import { algoliaConfigOf } from '../search/algolia-config';
import { currentRecords } from './record-nodes';
import { filesIn, pageFiles } from '../output/built-files';
import type { BuiltPages } from '../output/built-page';
import { contentSecurityPolicy, policySources } from '../output/content-security-policy';
import { derivedFiles } from '../output/derived-process';
import { writeHostFiles } from '../output/host-files';
import { offlineManifest } from '../output/offline-manifest';
import { firstFiles } from '../search/search-files';
import { compressFiles, CompressionQueue, precompress } from '../output/precompress';
import { redirectPage, redirectsOf } from '../output/redirects';
import { securityRedirects } from '../output/security-txt';
import { unifyStyles } from '../output/site-styles';
import { measureSizes } from '../sizes/measure-sizes';
import { fillSizeCells } from '../sizes/size-cells';
import { SIZE_LIMITS } from '../sizes/size-limits';
import { FileValues } from '../cache/file-values';
import { parseCache } from '../cache/parse-cache';
import { updateTwins } from '../twins/write-twins';
import { writeFileAtomic, writeIfChanged } from '../output/write-file';
import { writeRunFiles } from './run-files';
import { buildLock } from './pre-init';

/**
 * Unifies the styles of all pages, compresses the pages, and writes the files that aren't pages: the
 * search index, redirects, robots.txt, the quality figures, and the host configuration. Another process
 * writes the Markdown of all pages, the sitemap, and the feeds (see `startDerivedFiles`). Then compresses
 * all files, and publishes the search records if Algolia is configured. Stops the build if the search index
 * is invalid, if the policy blocks code in a page, or if publishing fails.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (build) => {
  const { getNode, reporter } = build;
  collectGarbage();
  const root = process.cwd();
  const site = currentSite();
  const sources = policySources(process.env);
  // Changed code or sources can change what's found in a page.
  const version = `${parseCache().version} ${JSON.stringify(sources)}`;
  const builtPages: BuiltPages = new FileValues(join('.cache', 'built-pages.json'), version);
  const built = filesIn('public');
  // Uses the other cores while this process is busy with the pages.
  const compressed = compressFiles(inPublic(built.filter((file) => SCRIPT_OR_DATA.test(file))));
  // It's awaited below. Until then, an error must not count as unhandled.
  compressed.catch(() => undefined);
  const queue = new CompressionQueue();
  const styles = await unifyStyles({
    folder: 'public',
    pageFiles: pageFiles(built),
    stateFile: join('.cache', 'stylesheet.json'),
    sources,
    pages: builtPages,
    write: (...page) => queue.write(...page),
  });
  await Promise.all([queue.finish(), compressed]);
  const blocked = styles.diagnostics;
  if (blocked.length > 0) reporter.panicOnBuild(reportDiagnostics(blocked, 'The built pages'));
  const anchors = new Map<string, ReadonlySet<string>>();
  /** Redirect pages from earlier builds. The ones without an alias are removed below. */
  const redirects = new Set<string>();
  const finishedPages: string[] = [];
  const pagesWithSizes: string[] = [];
  for (const [file, { ids, isRedirect, hasSizes }] of builtPages.entries()) {
    const name = relative('public', file).replaceAll('\\', '/');
    if (basename(file) === 'index.html') anchors.set(builtPath(name), new Set(ids));
    if (isRedirect) redirects.add(file);
    else finishedPages.push(name);
    if (hasSizes) pagesWithSizes.push(name);
  }
  const errors = await finishIndex(root, anchors);
  if (errors.length > 0) reporter.panicOnBuild(formatIndexErrors(errors));
  const write = (path: string, text: string) => writeFileAtomic(join('public', path), text);
  const { pages, families, menus } = site;
  for (const { path, title, aliases } of pages) {
    for (const alias of aliases) {
      const file = `${alias}/index.html`;
      writeIfChanged(join('public', file), redirectPage(path, title));
      redirects.delete(join('public', file));
    }
  }
  for (const file of redirects) rmSync(file);
  write(
    'robots.txt',
    `User-agent: *\nAllow: ${SITE.prefix}/\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`,
  );
  const framePolicy = await writeRunFiles(root);
  // The sizes are measured from compressed files. Unifying the styles also writes a script.
  const scripts = readdirSync('public').filter((file) => file.endsWith('.js'));
  await compressFiles([...inPublic([...finishedPages, ...scripts]), ...firstFiles('public')]);
  const sizes = await measureSizes('public', finishedPages);
  for (const file of pagesWithSizes) fillSizeCells('public', file, sizes);
  const { figures } = getNode(QUALITY_ID) as QualityNode;
  const budgets = { measured: sizes, limits: SIZE_LIMITS };
  write('quality.json', `${JSON.stringify({ ...figures, budgets }, null, 2)}\n`);
  await derivedFiles();
  // The Markdown of these pages was written before the sizes were known.
  updateTwins({ pages, menus }, 'public', pagesWithSizes.map(builtPath));
  const digests = new FileValues<string>(join('.cache', 'digests.json'), 'sha256');
  const existing = filesIn('public');
  const manifest = offlineManifest('public', existing, pages, menus, digests);
  write(OFFLINE_MANIFEST, JSON.stringify(manifest));
  const files = [...new Set([...existing, OFFLINE_MANIFEST.slice(1)])];
  builtPages.save();
  digests.save();
  const styleHashes = [...sources.styleHashes, ...styles.styleHashes];
  const policy = contentSecurityPolicy({ ...sources, styleHashes });
  const moved = [...securityRedirects('public'), ...redirectsOf(pages, families)];
  writeHostFiles('.', files, moved, policy, framePolicy);
  // Comes after the other steps because it compresses the files that they write.
  await precompress(inPublic(files));
  buildLock().setComplete(true);
  const algoliaConfig = algoliaConfigOf(process.env);
  if (algoliaConfig) {
    // If this fails, the next build doesn't have to start from scratch.
    await publishRecords(build, algoliaConfig);
    storePublished(currentRecords());
  }
};

/** Files that this process doesn't change, and that are compressed first. */
const SCRIPT_OR_DATA = /\.(?:json|js|css)$/;

const inPublic = (files: readonly string[]) => files.map((file) => join('public', file));

/** Returns the URL path of the page in a file of the built site. */
function builtPath(file: string): string {
  const folder = posix.dirname(file);
  return folder === '.' ? '/' : `/${folder}`;
}
