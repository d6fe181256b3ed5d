import type { Check } from '../check';
import { checkExternalLinks, externalLinks } from './external-links';
import { checkBuiltLinks, checkBuiltLists } from './built-links';
import { readBuiltSite } from './built-site';

/** Every address of the built site and of the sources leads somewhere. */
export const links: Check = {
  name: 'links',
  about: 'Links, anchors, images, redirects and the sitemap of the built site resolve.',
  run({ root, site, wanted }) {
    const external = externalLinks(site).filter(({ file }) => wanted(file));
    const diagnostics = checkExternalLinks(external);
    const isWhole = wanted('public/');
    const built = isWhole ? readBuiltSite(root) : undefined;
    if (!built) {
      const why = isWhole ? 'there is no public/: build first' : 'public/ was not asked for';
      return { diagnostics, remarks: [`${external.length} external links; ${why}`] };
    }
    const found = checkBuiltLinks(built);
    return {
      diagnostics: [...diagnostics, ...found.diagnostics, ...checkBuiltLists(built)],
      remarks: [
        `${found.count} links of ${built.pages.size} built pages, ${external.length} external links`,
      ],
    };
  },
};
