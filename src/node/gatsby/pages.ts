import { resolve } from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { isReferenceLevel } from '../../lib/menu-level';
import type { FeedLink } from '../feeds/feed-links';
import { createMenuNodes } from '../graphql/site-nodes';
import { startImages } from '../graphql/image-files';
import type { NewerPage } from '../site/newer-page';
import { newerPage } from '../site/newer-page';
import { parseCache } from '../base/parse-cache';
import { readCurrentSite, reportDiagnostics } from '../site/current-site';
import { latestPaths } from '../spec/latest-paths';
import { scheduleSearchFiles } from '../search/pending-index';
import { showDiagnostics } from './preview-diagnostics';
import { currentSiteDates } from '../pages/current-dates';
import { currentSources } from '../pages/page-sources';
import { shownPage } from '../pages/shown-page';
import { forgetResults } from '../results/current-results';

const GUIDE = resolve('src/templates/guide.tsx');
const REFERENCE = resolve('src/templates/reference.tsx');

/**
 * It's part of the built site, so it must not contain node IDs, which depend on the project folder.
 */
interface PageContext {
  level: string;
  /** ISO 8601. Empty if the change isn't committed, or without a complete history. */
  modified: string;
  /** Path of the latest version's entry, if the entry hasn't changed since. */
  canonical?: string;
  /** In the spec file. */
  line?: number;
  /** The corresponding page of the latest version. */
  newer?: NewerPage;
  feeds?: FeedLink[];
  /** Digest of what the page shows and of the pipeline. If it changes, Gatsby runs the page's query again. */
  pipeline: string;
}

export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { graphql, actions, reporter, createContentDigest } = args;
  const isPreview = process.env['NODE_ENV'] === 'development';
  if (isPreview) await readEdits(args);
  const sources = currentSources();
  const { site, paths, linksOf } = sources;
  const dates = currentSiteDates().pages;
  const canonicals = latestPaths(site);
  for (const page of site.pages) {
    const { path, level, line, entry } = page;
    const component = isReferenceLevel(level) ? REFERENCE : GUIDE;
    const modified = dates.get(path) ?? '';
    const canonical = canonicals.get(path);
    const feeds = linksOf(path);
    const newer = newerPage(path, site.libraries, paths);
    // The sections are part of the tree.
    const shown = JSON.stringify({ ...shownPage(page, sources), sections: undefined });
    const context: PageContext = {
      ...{ level, modified, pipeline: createContentDigest(parseCache().version + shown) },
      ...(entry && { line }),
      ...(canonical && { canonical }),
      ...(newer && { newer }),
      ...(feeds.length > 0 && { feeds }),
    };
    actions.createPage({ path, component, context });
  }
  if (!isPreview) {
    await startImages(graphql);
    return;
  }
  scheduleSearchFiles(process.cwd(), (error) =>
    reporter.warn(`The search index couldn't be written: ${error.message}`),
  );
  for (const { path, aliases } of site.pages) {
    for (const fromPath of aliases) actions.createRedirect({ fromPath, toPath: path });
  }
};

/** The preview creates the pages again after each edit. */
async function readEdits(args: CreatePagesArgs): Promise<void> {
  forgetResults();
  const { site, diagnostics } = await readCurrentSite();
  if (diagnostics.length > 0) args.reporter.error(reportDiagnostics(diagnostics));
  showDiagnostics(diagnostics);
  createMenuNodes(site, args);
}
