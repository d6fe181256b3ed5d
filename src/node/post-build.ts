import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { absoluteUrl, SITE } from '../lib/site';
import { checkSources } from './pre-check';
import { redirectPage, redirectRules } from './redirects';
import { sitemap } from './sitemap';
import { extractStylesheet } from './stylesheet';

/** Writes what stands beside the pages: the style sheet, redirects, the sitemap, robots.txt. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  extractStylesheet('public', join('.cache', 'stylesheet.json'));
  const { site } = await checkSources();
  const write = (path: string, text: string) => {
    const file = join('public', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const { path, title, aliases } of site.pages) {
    for (const alias of aliases) write(`${alias}/index.html`, redirectPage(path, title));
  }
  write('_redirects', redirectRules(site.pages));
  write('sitemap.xml', sitemap(site.pages.map(({ path }) => path)));
  write(
    'robots.txt',
    `User-agent: *\nAllow: ${SITE.prefix}/\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`,
  );
};
