import { resolve } from 'node:path';
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { isReferenceLevel } from '../../lib/menu-level';
import type { FeedLink } from '../feeds/feed-links';
import type { NewerPage } from '../site/newer-page';
import { newerPage } from '../site/newer-page';
import { parseCache } from '../base/parse-cache';
import {
  currentFiles,
  currentSite,
  readCurrentSite,
  reportDiagnostics,
} from '../site/validate-sources';
import { releaseKey } from '../results/entry-releases';
import { latestPaths } from '../spec/latest-paths';
import { scheduleSearchFiles } from '../search/pending-index';
import { showDiagnostics } from './preview-diagnostics';
import { currentDates, currentFeedLinks } from './current-dates';
import { currentResults, forgetResults } from '../results/current-results';
import { currentExamples, currentPageExamples } from './run-files';
import { startImages } from '../graphql/page-images';
import { createQualityNode, createSiteNodes } from '../graphql/site-nodes';

const GUIDE = resolve('src/templates/guide.tsx');
const REFERENCE = resolve('src/templates/reference.tsx');

interface PagesQuery {
  allDocPage: { nodes: { path: string; level: string; file: string }[] };
}

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
  /**
   * Digests of the pipeline and of what the page shows from results, and in the preview, of its
   * file. If one changes, Gatsby runs the page's query again. It also does that if a node changes,
   * but not if the query is running at that moment.
   */
  pipeline: string;
}

export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { graphql, actions, reporter } = args;
  const isPreview = process.env['NODE_ENV'] === 'development';
  if (isPreview) await readEdits(args);
  const site = currentSite();

  const { data, errors } = await graphql<PagesQuery>(/* GraphQL */ `
    query CreatePages {
      allDocPage {
        nodes {
          path
          level
          file
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('Failed to query the pages', errors);
    return;
  }
  const dates = currentDates();
  const linksOf = currentFeedLinks();
  const canonicals = latestPaths(site);
  const { proofs, apps, releases } = currentResults();
  const digest = `${parseCache().version} ${proofs.digest}`;
  const entries = new Map(site.pages.filter(({ entry }) => entry).map((page) => [page.path, page]));
  const files = isPreview ? currentFiles() : [];
  const texts = new Map(files.map(({ path, text }) => [path, args.createContentDigest(text)]));
  const paths = new Set(data.allDocPage.nodes.map(({ path }) => path));
  for (const { path, level, file } of data.allDocPage.nodes) {
    const component = isReferenceLevel(level) ? REFERENCE : GUIDE;
    const modified = dates.get(path) ?? '';
    const canonical = canonicals.get(path);
    const feeds = linksOf(path);
    const { entry, line } = entries.get(path) ?? {};
    const since = entry && releases[releaseKey(entry.library, entry.version, entry.id)];
    const facts = since ?? (apps[file] && args.createContentDigest(apps[file]));
    const pipeline = [digest, facts, texts.get(file)].filter(Boolean).join(' ');
    const newer = newerPage(path, site.libraries, paths);
    const context: PageContext = {
      ...{ level, modified, pipeline },
      ...(line !== undefined && { line }),
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
  createSiteNodes(site, currentPageExamples(), args);
  createQualityNode(currentExamples(), args);
}
