import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { absoluteUrl, SITE } from '../../lib/site';
import { collectGarbage } from './collect-garbage';
import type { QualityNode } from './quality-node';
import { QUALITY_ID } from './quality-node';
import { currentSite } from '../site/validate-sources';
import { storePublished } from '../search/published-digests';
import { algoliaConfigOf } from '../search/algolia-config';
import { builtRecordErrors, currentRecords, formatErrors, writeSearchIndex } from './record-nodes';
import { redirectPage, redirectRules } from '../output/redirects';
import { sitemap } from '../output/sitemap';
import { extractStylesheet } from '../output/stylesheet';

/**
 * Writes the files that aren't pages: the search index, the style sheet, redirects, the sitemap,
 * robots.txt, and the quality figures. Stops the build if the search index is invalid.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ getNode, reporter }) => {
  collectGarbage();
  const anchors = new Map<string, ReadonlySet<string>>();
  extractStylesheet('public', join('.cache', 'stylesheet.json'), (file, html) => {
    if (basename(file) === 'index.html') anchors.set(builtPath(file), idsIn(html));
  });
  const errors = [...builtRecordErrors(anchors), ...(await writeSearchIndex('public'))];
  if (errors.length > 0) reporter.panicOnBuild(formatErrors(errors));
  // Plugins run their hooks first, so the records are already published.
  if (algoliaConfigOf(process.env)) storePublished(currentRecords());
  const write = (path: string, text: string) => {
    const file = join('public', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const { pages } = currentSite();
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

/** Returns the path of a built page from its file. */
function builtPath(file: string): string {
  const folder = relative('public', dirname(file)).replaceAll('\\', '/');
  return `/${folder}`;
}

function idsIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));
}
