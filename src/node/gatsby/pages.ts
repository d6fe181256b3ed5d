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
import { scheduleSearchFiles } from '../search/preview-index';
import { showDiagnostics } from './preview-diagnostics';
import { currentDates, currentFeedLinks, currentSiteDates } from './current-dates';
import { derivedTask } from './derived-files';
import { startDerivedFiles } from './derived-process';
import { currentResults, forgetResults } from '../results/current-results';
import { createQualityNode } from '../graphql/quality-node';
import { currentExamples, currentSamples } from './run-files';
import { startImages } from '../graphql/page-images';
import { createSiteNodes } from '../graphql/site-nodes';

const GUIDE = resolve('src/templates/guide.tsx');
const REFERENCE = resolve('src/templates/reference.tsx');

interface PagesQuery {
  allDocPage: { nodes: { path: string; level: string; file: string }[] };
}

/**
 * A page's context: the query variables other than the path, and the template's `pageContext`. It's
 * part of the built site, so it must not contain node IDs, which depend on the project folder.
 */
interface PageContext {
  level: string;
  /** Date of the page's last change (ISO 8601). Empty if it isn't committed, or without a complete history. */
  modified: string;
  /** Path of the latest version's entry, if the entry hasn't changed since. */
  canonical?: string;
  /** Line of a reference entry in its spec file. */
  line?: number;
  /** On pages of older library versions, the corresponding page of the latest version. */
  newer?: NewerPage;
  /** The feeds that the page's head links to. */
  feeds?: FeedLink[];
  /**
   * Digests of the content pipeline and of the verification report. On pages with an app, also the app's
   * proof, and on reference entries, the release that added their function. In the preview, also the digest of
   * the page's file. If one of them changes, Gatsby runs the page's query again. It also does that if a node
   * changes, but not if the query is running at that moment.
   */
  pipeline: string;
}

/** Creates a page for every guide and every reference entry. */
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
    const facts = since ?? (apps[file] && JSON.stringify(apps[file]));
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
    startDerivedFiles(derivedTask(process.cwd(), site, currentSiteDates()));
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

/**
 * Reads the sources again, and updates the diagnostics and the site's nodes. The preview
 * creates the pages again after each edit.
 */
async function readEdits(args: CreatePagesArgs): Promise<void> {
  forgetResults();
  const { site, diagnostics } = await readCurrentSite();
  if (diagnostics.length > 0) args.reporter.error(reportDiagnostics(diagnostics));
  showDiagnostics(diagnostics);
  createSiteNodes(site, currentExamples(), args);
  createQualityNode(currentSamples(), args);
}
