import { absoluteUrl } from '../../lib/site';

/** Returns a sitemap of the pages with these paths (sitemaps.org protocol 0.9). */
export function sitemap(paths: string[]): string {
  const urls = [...paths].sort().map((path) => `<url><loc>${absoluteUrl(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
