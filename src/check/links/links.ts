import type { Check } from '../check';
import { checkExternalLinks, externalLinks } from './external-links';
import { checkBuiltLinks, checkBuiltLists } from './built-links';
import { readBuiltSite } from './built-site';

/** Checks the links in the built site and the external links in the sources. */
export const links: Check = {
  name: 'links',
  about: 'Links, anchors, images, redirects, and sitemap entries in the built site resolve.',
  run({ root, site, wanted }) {
    const external = externalLinks(site).filter(({ file }) => wanted(file));
    const diagnostics = checkExternalLinks(external);
    const isWhole = wanted('public/');
    const built = isWhole ? readBuiltSite(root) : undefined;
    if (!built) {
      const why = isWhole ? 'no public/ folder: build the site first' : 'public/ was not requested';
      return { diagnostics, remarks: [`${external.length} external links; ${why}`] };
    }
    const found = checkBuiltLinks(built);
    return {
      diagnostics: [...diagnostics, ...found.diagnostics, ...checkBuiltLists(built)],
      remarks: [
        `${found.count} links in ${built.pages.size} built pages, ${external.length} external links`,
      ],
    };
  },
};
