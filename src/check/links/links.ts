import type { Check } from '../runner/check';
import { DASHBOARD_PAGES } from '../upstream/dashboard/pages';
import { checkDashboardLinks } from './dashboard-links';
import { checkExternalLinks, externalLinks } from './external-links';
import { checkBuiltLinks, checkBuiltLists } from './built-links';
import { readBuiltSite } from './built-site';

/** Sends no requests, unlike `npm run check:external`. */
export const links: Check = {
  name: 'links',
  run({ root, files, site, wanted }) {
    const external = externalLinks(site).filter(({ file }) => wanted(file));
    const diagnostics = [
      ...checkExternalLinks(external),
      ...checkDashboardLinks(external, files, DASHBOARD_PAGES),
    ];
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
