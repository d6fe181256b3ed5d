import { decodeOr } from '../../lib/hash';
import { comparablePath } from '../../lib/paths';
import { SITE } from '../../lib/site';
import type { Reference } from '../markdown/types';
import { didYouMean, fileDiagnostic, nearest } from '../../lib/diagnostic';
import type { Diagnostic } from '../../lib/diagnostic';
import { partialFile } from '../markdown/partials';
import type { SiteModel } from './types';
import type { SitePage, SitePartial } from '../spec/page';
import { tableError } from './table-references';

const SITE_URL = new RegExp(`^${SITE.origin}${SITE.prefix}(?=$|[/?#])`);

/** `url` is the correct URL, if there's only one. */
type LinkError = [message: string, fix: string, url?: string];

/** Links, images, and partials that don't exist, and partials that no page includes. */
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
      return SITE_URL.test(url)
        ? [
            `${url} is an absolute link to this site`,
            'start it with / and leave out the base path',
            url.replace(SITE_URL, '') || '/',
          ]
        : undefined;
    }
    if (/^[a-z]+:/i.test(url))
      return [
        `${url} isn't a safe URL`,
        /^(http|ftp):/i.test(url) ? 'use https://' : 'start it with https://, mailto:, or /',
      ];
    const [address = '', anchor = ''] = url.split('#');
    // `?lang=dart` selects a tab.
    const [path = '', query] = address.split('?');
    if (url === '') return undefined;
    if (/^\/\/|^www\./.test(url)) {
      return [`${url} has no scheme`, `write https://${url.replace(/^\/\//, '')}`];
    }
    if (path === '' && query !== undefined)
      return [`${url} is a relative link`, 'start it with / and the path from the site root'];
    if (path === '') return 'path' in from ? anchorError(from, anchor, '') : ANCHOR_IN_PARTIAL;
    if (!path.startsWith('/')) {
      const target = 'path' in from ? relativeTarget(path, from.file, byPath) : undefined;
      const fix = target
        ? `write ${target}${url.slice(path.length)}`
        : 'start it with / and the path from the site root';
      return [`${url} is a relative link`, fix];
    }
    if (path === SITE.prefix || path.startsWith(`${SITE.prefix}/`)) {
      return [
        `${url} contains the base path`,
        `remove ${SITE.prefix}`,
        url.slice(SITE.prefix.length) || '/',
      ];
    }
    const page = byPath.get(path);
    if (page) return anchorError(page, anchor, address);
    const bare = path.replace(/\/?(?:index)?(?:\.(?:mdx?|html))?$/, '') || '/';
    if (byPath.has(bare)) return [`There is no page ${path}`, `write ${bare}`];
    const target = aliases.get(comparablePath(path));
    if (target) return [`${url} is an alias`, `link to ${target}`, target + url.slice(path.length)];
    const fix = didYouMean(path, byPath.keys(), 'correct or remove it');
    return [`There is no page ${path}`, fix];
  };

  const imageError = (url: string): LinkError | undefined => {
    if (images.has(url)) return undefined;
    if (/^(?:https?:)?\/\//.test(url)) {
      return [
        `${url} is an image of another site`,
        'save it in content/images, and write /images/<name>',
      ];
    }
    const local = [...images.keys()].find((image) => image.endsWith(`/${url.split('/').at(-1)}`));
    if (local) return [`There is no image ${url}`, `write ${local}`];
    return [`There is no image ${url}`, didYouMean(url, images.keys(), 'add it to content/images')];
  };

  const changeFiles = new Set(notes.map(({ file }) => file));
  const names = new Set(parts.map(({ name }) => name));
  const partialError = (name: string): LinkError | undefined => {
    if (names.has(name)) return undefined;
    const fix = didYouMean(name, names, `create ${partialFile(name)}`, '"');
    return [`There is no shared part "${name}"`, fix];
  };

  const error = ({ kind, url }: Reference, from: SitePage | SitePartial) => {
    if (kind === 'part') return partialError(url);
    if (kind === 'entries' || kind === 'changes')
      return tableError(url, kind, libraries, changeFiles);
    return kind === 'image' ? imageError(url) : linkError(url, from);
  };

  const found = [...pages, ...parts, ...notes].flatMap((from) =>
    from.references.flatMap((reference): Diagnostic[] => {
      const found = error(reference, from);
      if (!found) return [];
      const { line, column, url } = reference;
      const [message, fix, to] = found;
      const edit = to === undefined ? {} : { edit: { from: url, to } };
      return [{ file: from.file, line, column, rule: 'link', message, fix, ...edit }];
    }),
  );
  return [...found, ...unusedPartials(pages, parts)];
}

/** Returns the path of the page that a relative link means, if it exists: `./users.md` in `/guides/auth/overview`. */
function relativeTarget(
  path: string,
  file: string,
  pages: ReadonlyMap<string, unknown>,
): string | undefined {
  const folder = file.replace(/^content/, '').replace(/\/[^/]*$/, '/');
  const target = decodeOr(new URL(path, `https://site${folder}`).pathname, path);
  return [target, target.replace(/\/?(?:index)?(?:\.(?:mdx?|html))?$/, '') || '/'].find((item) =>
    pages.has(item),
  );
}

const ANCHOR_IN_PARTIAL: LinkError = [
  'A link in a shared part needs a path before its anchor',
  'add the path of the page before #',
];

/** Nothing verifies their examples. */
function unusedPartials(pages: SitePage[], parts: SitePartial[]): Diagnostic[] {
  const used = new Set(
    pages.flatMap(({ references }) =>
      references.flatMap(({ kind, url }) => (kind === 'part' ? [url] : [])),
    ),
  );
  return parts
    .filter(({ name }) => !used.has(name))
    .map(({ name, file }) => {
      const fix = `add <Part name="${name}" /> to a page, or remove the file`;
      return fileDiagnostic(file, 'part', 'No page includes this shared part', fix);
    });
}

/** `written` is the link's path, if it has one. */
function anchorError(
  { path, anchors, formerAnchors }: SitePage,
  anchor: string,
  written: string,
): LinkError | undefined {
  const id = decodeOr(anchor, anchor);
  if (Object.hasOwn(formerAnchors, id)) {
    const current = `#${formerAnchors[id]}`;
    return [`${path}#${id} is a former anchor`, `use ${current}`, written + current];
  }
  if (anchor === '' || anchors.has(id)) return undefined;
  const current = [...anchors].filter((known) => !Object.hasOwn(formerAnchors, known));
  const suggestion = nearest(anchor, current);
  const fix = suggestion ? `did you mean #${suggestion}?` : 'correct or remove the anchor';
  return [`${path} has no anchor #${anchor}`, fix];
}
