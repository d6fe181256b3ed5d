import { absoluteUrl } from '../../lib/site';

/** sitemaps.org protocol 0.9. */
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
