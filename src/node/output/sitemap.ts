import { absoluteUrl } from '../../lib/site';

/**
 * Returns a sitemap of the pages with these paths (sitemaps.org protocol 0.9). `dates` contains the
 * dates of their last changes, as far as they're known.
 */
export function sitemap(paths: readonly string[], dates?: ReadonlyMap<string, string>): string {
  const urls = [...paths].sort().map((path) => {
    const date = dates?.get(path);
    const modified = date ? `<lastmod>${date}</lastmod>` : '';
    return `<url><loc>${absoluteUrl(path)}</loc>${modified}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
