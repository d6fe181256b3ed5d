import { comparablePath } from '../lib/paths';
import { SITE } from '../lib/site';
import type { Reference } from './markdown-tree';
import { nearest } from './problems';
import type { Problem } from './problems';
import type { SiteModel, SitePage } from './site-model';

const OWN_ADDRESS = new RegExp(`^${SITE.origin}${SITE.prefix}(?=$|[/?#])`);

type Fault = [message: string, fix: string];

/** Every link and image of the content leads somewhere: page, anchor or file. */
export function checkLinks({ pages, images }: Pick<SiteModel, 'pages' | 'images'>): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const aliases = new Map(
    pages.flatMap((page) =>
      page.aliases.map((alias) => [comparablePath(alias), page.path] as const),
    ),
  );

  const linkFault = (url: string, from: SitePage): Fault | undefined => {
    if (/^(https:|mailto:)/.test(url)) {
      return OWN_ADDRESS.test(url)
        ? [`${url} is an absolute link to this site`, 'begin it with / and leave the base path out']
        : undefined;
    }
    if (/^[a-z]+:/i.test(url)) return [`${url} is not a safe address`, 'use https://'];
    const [path = '', anchor = ''] = url.split('#');
    if (path === '') return anchorFault(from, anchor);
    if (!path.startsWith('/')) {
      return [`${url} is a relative link`, "begin it with / and the path from the site's root"];
    }
    if (path === SITE.prefix || path.startsWith(`${SITE.prefix}/`)) {
      return [`${url} holds the base path`, `leave ${SITE.prefix} out`];
    }
    const page = byPath.get(path);
    if (page) return anchorFault(page, anchor);
    const target = aliases.get(comparablePath(path));
    if (target) return [`${url} leads to an alias`, `link to ${target}`];
    const meant = nearest(path, byPath.keys());
    return [`${url} leads to no page`, meant ? `did you mean ${meant}?` : 'correct or remove it'];
  };

  const imageFault = (url: string): Fault | undefined => {
    if (images.has(url)) return undefined;
    const meant = nearest(url, images);
    return [
      `There is no image ${url}`,
      meant ? `did you mean ${meant}?` : 'put it into content/images',
    ];
  };

  const fault = ({ kind, url }: Reference, page: SitePage) =>
    kind === 'image' ? imageFault(url) : linkFault(url, page);

  return pages.flatMap((page) =>
    page.references.flatMap((reference): Problem[] => {
      const found = fault(reference, page);
      if (!found) return [];
      const { line, column } = reference;
      return [{ file: page.file, line, column, rule: 'link', message: found[0], fix: found[1] }];
    }),
  );
}

/** An anchor as its heading has it; one that is badly encoded stays as it is. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function anchorFault(page: SitePage, anchor: string): Fault | undefined {
  if (anchor === '' || page.anchors.has(decoded(anchor))) return undefined;
  const meant = nearest(anchor, page.anchors);
  return [
    `${page.path} has no heading #${anchor}`,
    meant ? `did you mean #${meant}?` : 'correct or remove the anchor',
  ];
}
