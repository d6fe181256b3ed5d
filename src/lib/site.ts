import { FOOTER_TEXT } from './strings/frame';

/** Facts about the site that both the build and the browser need. */
export const SITE = {
  name: 'Supabase Docs',
  /** Origin of the published site. */
  origin: 'https://supabase.com',
  /** Base path of every URL. */
  prefix: '/docs',
  /** Default description of a page. */
  description: 'The open source Firebase alternative.',
  mainSite: 'https://supabase.com',
  dashboard: 'https://supabase.com/dashboard',
  /** Page for opening a support ticket. */
  support: 'https://supabase.com/dashboard/support/new',
  repository: 'https://github.com/supabase/supabase',
  /** The Atom feed of notable changes. It only exists if the build knows the history. */
  feed: '/changes.xml',
  /** The same as a JSON feed. */
  jsonFeed: '/changes.json',
  /** Folder of the feeds of libraries. */
  libraryFeeds: '/feeds',
  /** Folder of this project in the repository, for edit links. */
  repositoryFolder: 'apps/docs',
  /** Links in the footer, in order. */
  footer: [
    { name: FOOTER_TEXT.contributing, url: '/handbook/contributing' },
    { name: FOOTER_TEXT.changelog, url: 'https://supabase.com/changelog' },
    { name: FOOTER_TEXT.styleguide, url: '/handbook/author-styleguide' },
    { name: FOOTER_TEXT.openSource, url: '/oss' },
    { name: FOOTER_TEXT.supaSquad, url: '/handbook/supasquad' },
  ],
} as const;

/** Folder of the Open Graph images, and their size in pixels. There's one image per menu level. */
export const OG_FOLDER = 'og';
export const OG_SIZE = { width: 1200, height: 630 } as const;

/** Returns the published URL of a path such as `/guides/auth`. */
export function absoluteUrl(path: string): string {
  return SITE.origin + SITE.prefix + (path === '/' ? '' : path);
}

/** Returns the URL for editing a source file such as `content/index.mdx`, at a line if there's one. */
export function editUrl(file: string, line?: number): string {
  const anchor = line === undefined ? '' : `#L${line}`;
  return `${SITE.repository}/edit/master/${SITE.repositoryFolder}/${file}${anchor}`;
}
