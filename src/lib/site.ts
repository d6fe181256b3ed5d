/** Facts about the site itself that both the build and the browser need. */
export const SITE = {
  name: 'Supabase Docs',
  /** Where the site is published, without the base path. */
  origin: 'https://supabase.com',
  /** Base path of every address (specification, section 1). */
  prefix: '/docs',
  /** Description of a page that has none of its own (specification, section 1). */
  description: 'The open source Firebase alternative.',
  mainSite: 'https://supabase.com',
  dashboard: 'https://supabase.com/dashboard',
  /** Where a support ticket is opened. */
  support: 'https://supabase.com/dashboard/support/new',
  repository: 'https://github.com/supabase/supabase',
  /** Folder of this project inside the repository, for edit links. */
  repositoryFolder: 'apps/docs',
  /** Links of the footer, in the order of the specification (section 2). */
  footer: [
    {
      name: 'Contributing',
      url: 'https://github.com/supabase/supabase/blob/master/CONTRIBUTING.md',
    },
    { name: 'Changelog', url: 'https://supabase.com/changelog' },
    { name: 'Author Styleguide', url: '/handbook/author-styleguide' },
    { name: 'Open Source', url: 'https://supabase.com/open-source' },
    { name: 'SupaSquad', url: 'https://supabase.com/open-source/contributing/supasquad' },
  ],
} as const;

/** The full published address of a page path such as `/guides/auth`. */
export function absoluteUrl(path: string): string {
  return SITE.origin + SITE.prefix + (path === '/' ? '' : path);
}

/** The title of a page's document, as its tab shows it. */
export function documentTitle(title: string): string {
  return `${title} | ${SITE.name}`;
}

/** Where a reader proposes a change to the source file of a page, e.g. `content/index.mdx`. */
export function editUrl(file: string): string {
  return `${SITE.repository}/edit/master/${SITE.repositoryFolder}/${file}`;
}
