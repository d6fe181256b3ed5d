import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { absoluteUrl, SITE } from '../lib/site';
import type { QualityNode } from './quality-node';
import { QUALITY_ID } from './quality-node';
import { lastSite } from './pre-check';
import { notePublished } from './published';
import { publishingOf } from './publishing';
import { builtRecordFaults, finishSearch, lastRecords, reportFaults } from './record-nodes';
import { redirectPage, redirectRules } from './redirects';
import { sitemap } from './sitemap';
import { shareFiles } from './stylesheet';

/** Writes what stands beside the pages: the search, the style sheet, redirects, the sitemap, robots.txt, figures. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNode, reporter }) => {
  const faults = [...builtRecordFaults('public'), ...(await finishSearch('public'))];
  if (faults.length > 0) reporter.panicOnBuild(reportFaults(faults));
  // The plugin that publishes has run before: the site's own part of a build comes last.
  if (publishingOf(process.env)) notePublished(lastRecords());
  shareFiles('public', join('.cache', 'stylesheet.json'));
  const write = (path: string, text: string) => {
    const file = join('public', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const pages = lastSite?.pages ?? [];
  for (const { path, title, aliases } of pages) {
    for (const alias of aliases) write(`${alias}/index.html`, redirectPage(path, title));
  }
  write('_redirects', redirectRules(pages));
  const { figures } = getNode(QUALITY_ID) as QualityNode;
  write('quality.json', `${JSON.stringify(figures, null, 2)}\n`);
  write('sitemap.xml', sitemap(pages.map(({ path }) => path)));
  write(
    'robots.txt',
    `User-agent: *\nAllow: ${SITE.prefix}/\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`,
  );
};
