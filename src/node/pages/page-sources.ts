import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCache } from '../base/parse-cache';
import type { ParseCache } from '../base/parse-cache';
import { readExamples } from '../examples/read-examples';
import type { FeedItem } from '../feeds/feed-items';
import { siteFeed } from '../feeds/feed-items';
import type { FeedLinks } from '../feeds/feed-links';
import { feedLinks } from '../feeds/feed-links';
import { proofDates } from '../history/proof-dates';
import { GLOSSARY, readDefinitions } from '../markdown/glossary';
import { readPage } from '../markdown/page-content';
import type { Partials } from '../markdown/partials';
import { readPartials } from '../markdown/partials';
import type { Quality } from '../quality/quality';
import { qualityOf } from '../quality/quality';
import { currentResults } from '../results/current-results';
import { readCoverage } from '../results/reference-coverage';
import type { SiteExamples } from '../run/run-examples';
import { runExamples } from '../run/run-examples';
import type { SiteModel } from '../site/types';
import type { SourceFile } from '../sources/source-files';
import { currentFiles, oncePerSite } from '../site/current-site';
import { currentSiteDates } from './current-dates';

/** The model of the site, and what pages show in addition. */
export interface PageSources {
  site: SiteModel;
  /** The paths of all pages. */
  paths: ReadonlySet<string>;
  /** The sources by path. */
  texts: ReadonlyMap<string, string>;
  parts: Partials;
  cache: ParseCache;
  /** The first sentence of each term's definition, by the term's ID. */
  definitions: ReadonlyMap<string, string>;
  results: ReturnType<typeof currentResults>;
  /** The examples that can run in the page, and why others can't. */
  examples: SiteExamples;
  /** The days of the proofs (ISO 8601) by file. */
  proofDates(): ReadonlyMap<string, string>;
  /** The feeds that a page links to. */
  linksOf: FeedLinks;
  /** The items of the site's feed. */
  news(): readonly FeedItem[];
  /** The figures of the quality page. */
  quality(): Quality;
}

/** What pages show that isn't in the sources. */
type Results = Pick<
  PageSources,
  'results' | 'examples' | 'proofDates' | 'linksOf' | 'news' | 'quality'
>;

export function pageSources(
  site: SiteModel,
  files: SourceFile[],
  cache: ParseCache,
  results: Results,
): PageSources {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const parts = readPartials(files);
  const glossary = `content${GLOSSARY}.mdx`;
  const { tree } = readPage(cache, glossary, texts.get(glossary) ?? '', parts);
  return {
    ...{ site, texts, parts, cache },
    paths: new Set(site.pages.map(({ path }) => path)),
    definitions: readDefinitions(tree),
    ...results,
  };
}

export const currentExamples = oncePerSite((site) =>
  readExamples(currentFiles(), site, parseCache()),
);

export const currentPageExamples = oncePerSite((site) =>
  runExamples(site, currentExamples(), currentResults().proofs),
);

export const currentFeedLinks = oncePerSite(({ libraries }) =>
  feedLinks(libraries, currentSiteDates().pages),
);

const currentProofDates = oncePerSite(() => proofDates(process.cwd()));

export const currentQuality = oncePerSite((site) => {
  const root = process.cwd();
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { proofs } = currentResults();
  return qualityOf(site, currentExamples(), proofs, currentFiles(), lock, readCoverage(root));
});

export const currentSources = oncePerSite((site) =>
  pageSources(site, currentFiles(), parseCache(), {
    results: currentResults(),
    examples: currentPageExamples(),
    proofDates: currentProofDates,
    // Few pages need these, and the dates come from git.
    linksOf: (path) => currentFeedLinks()(path),
    news: () => siteFeed(site.pages, currentSiteDates().files)?.items ?? [],
    quality: currentQuality,
  }),
);
