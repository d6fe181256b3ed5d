export const SITE = {
  name: 'Supabase Docs',
  origin: 'https://supabase.com',
  /** The outline of the logo, 32 by 32. */
  bolt: 'M15.5 2.5 3.5 18h13zM16.5 29.5l12-15.5h-13z',
  /** Base path of every URL. */
  prefix: '/docs',
  description: 'The open source Firebase alternative.',
  mainSite: 'https://supabase.com',
  dashboard: 'https://supabase.com/dashboard',
  support: 'https://supabase.com/dashboard/support/new',
  repository: 'https://github.com/supabase/supabase',
  /** Only exists if the build knows the history. */
  feed: '/changes.xml',
  jsonFeed: '/changes.json',
  libraryFeeds: '/feeds',
  /** For edit links. */
  repositoryFolder: 'apps/docs',
} as const;

/** One image per menu level, with its size in pixels. */
export const OG_FOLDER = 'og';
export const OG_SIZE = { width: 1200, height: 630 } as const;

export function absoluteUrl(path: string): string {
  return SITE.origin + SITE.prefix + (path === '/' ? '' : path);
}

export function editUrl(file: string, line?: number): string {
  const anchor = line === undefined ? '' : `#L${line}`;
  return `${SITE.repository}/edit/master/${SITE.repositoryFolder}/${file}${anchor}`;
}
