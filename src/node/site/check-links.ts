import { comparablePath } from '../../lib/paths';
import { SITE } from '../../lib/site';
import type { Reference } from '../markdown/types';
import { nearest } from '../../lib/diagnostic';
import type { Diagnostic } from '../../lib/diagnostic';
import { partialFile } from '../markdown/partials';
import type { SiteModel, SitePage, SitePartial } from './types';
import { tableError } from './table-references';

const OWN_ADDRESS = new RegExp(`^${SITE.origin}${SITE.prefix}(?=$|[/?#])`);

type LinkError = [message: string, fix: string];

/** Reports links, images, and parts that don't exist, and parts that no page includes. */
export function checkLinks({
  pages,
  images,
  parts,
  notes,
  libraries,
}: Pick<SiteModel, 'pages' | 'images' | 'parts' | 'notes' | 'libraries'>): Diagnostic[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const aliases = new Map(
    pages.flatMap((page) =>
      page.aliases.map((alias) => [comparablePath(alias), page.path] as const),
    ),
  );

  const linkError = (url: string, from: SitePage | SitePartial): LinkError | undefined => {
    if (/^(https:|mailto:)/.test(url)) {
      return OWN_ADDRESS.test(url)
        ? [`${url} is an absolute link to this site`, 'begin it with / and leave the base path out']
        : undefined;
    }
    if (/^[a-z]+:/i.test(url)) return [`${url} is not a safe address`, 'use https://'];
    const [path = '', anchor = ''] = url.split('#');
    if (path === '') return 'path' in from ? anchorError(from, anchor) : FROM_A_PART;
    if (!path.startsWith('/')) {
      return [`${url} is a relative link`, "begin it with / and the path from the site's root"];
    }
    if (path === SITE.prefix || path.startsWith(`${SITE.prefix}/`)) {
      return [`${url} holds the base path`, `leave ${SITE.prefix} out`];
    }
    const page = byPath.get(path);
    if (page) return anchorError(page, anchor);
    const target = aliases.get(comparablePath(path));
    if (target) return [`${url} leads to an alias`, `link to ${target}`];
    const meant = nearest(path, byPath.keys());
    return [`${url} leads to no page`, meant ? `did you mean ${meant}?` : 'correct or remove it'];
  };

  const imageError = (url: string): LinkError | undefined => {
    if (images.has(url)) return undefined;
    const meant = nearest(url, images);
    return [
      `There is no image ${url}`,
      meant ? `did you mean ${meant}?` : 'put it into content/images',
    ];
  };

  const changed = new Set(notes.map(({ file }) => file));
  const names = new Set(parts.map(({ name }) => name));
  const partialError = (name: string): LinkError | undefined => {
    if (names.has(name)) return undefined;
    const meant = nearest(name, names);
    return [
      `There is no part "${name}"`,
      meant ? `did you mean "${meant}"?` : `write ${partialFile(name)}`,
    ];
  };

  const error = ({ kind, url }: Reference, from: SitePage | SitePartial) => {
    if (kind === 'part') return partialError(url);
    if (kind === 'entries' || kind === 'changes') return tableError(url, kind, libraries, changed);
    return kind === 'image' ? imageError(url) : linkError(url, from);
  };

  const found = [...pages, ...parts, ...notes].flatMap((from) =>
    from.references.flatMap((reference): Diagnostic[] => {
      const found = error(reference, from);
      if (!found) return [];
      const { line, column } = reference;
      return [{ file: from.file, line, column, rule: 'link', message: found[0], fix: found[1] }];
    }),
  );
  return [...found, ...unusedParts(pages, parts)];
}

const FROM_A_PART: LinkError = [
  'A part has no headings of its page to lead to',
  'write the path of the page before #',
];

/** Reports parts that no page includes, because nothing would verify their samples. */
function unusedParts(pages: SitePage[], parts: SitePartial[]): Diagnostic[] {
  const used = new Set(
    pages.flatMap(({ references }) =>
      references.flatMap(({ kind, url }) => (kind === 'part' ? [url] : [])),
    ),
  );
  return parts
    .filter(({ name }) => !used.has(name))
    .map(({ name, file }) => ({
      file,
      line: 1,
      column: 1,
      rule: 'part',
      message: 'No page takes in this part',
      fix: `write <Part name="${name}" /> where it belongs, or remove it`,
    }));
}

/** Decodes an anchor. A malformed one is returned unchanged. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function anchorError(
  { path, anchors, formerAnchors }: SitePage,
  anchor: string,
): LinkError | undefined {
  const id = decoded(anchor);
  if (Object.hasOwn(formerAnchors, id)) {
    return [`${path}#${id} leads to a former anchor`, `write #${formerAnchors[id]}`];
  }
  if (anchor === '' || anchors.has(id)) return undefined;
  const current = [...anchors].filter((known) => !Object.hasOwn(formerAnchors, known));
  const meant = nearest(anchor, current);
  return [
    `${path} has no heading #${anchor}`,
    meant ? `did you mean #${meant}?` : 'correct or remove the anchor',
  ];
}
