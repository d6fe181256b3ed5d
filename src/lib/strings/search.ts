// Load when search opens.

export const SCOPE_TEXT = {
  label: 'Search in',
  /** Shown until the library's name is known. */
  library: 'This library',
  everything: 'Everything',
} as const;

export const START_SCREEN_TEXT = {
  empty: 'No recent searches',
  label: 'Recent and favorite searches',
  recent: 'Recent',
  favorites: 'Favorites',
  popular: 'Popular',
  popularPages: [
    { icon: 'getting-started', name: 'Quickstarts', url: '/guides/getting-started' },
    { icon: 'auth', name: 'Row Level Security', url: '/guides/auth/row-level-security' },
    { icon: 'javascript', name: 'JavaScript: select()', url: '/reference/javascript/select' },
    {
      icon: 'auth',
      name: 'Server-side rendering',
      url: '/guides/auth/server-side-rendering',
    },
    { icon: 'cli', name: 'CLI', url: '/reference/cli/start' },
    { icon: 'caution', name: 'Error codes', url: '/reference/errors' },
  ],
  save: 'Save this search',
  saveSearch: (search: string) => `Save ${search} as a favorite`,
  removeFromHistory: 'Remove this search from history',
  removeFromFavorites: 'Remove this search from favorites',
  removeSearch: (search: string) => `Remove ${search}`,
} as const;

export const HIT_LIST_TEXT = {
  label: 'Results',
  /** From several areas. */
  best: 'Best matches',
  /** The only group if nothing matches well. */
  closest: 'No good match. Closest pages:',
  cause: 'Cause:',
  fix: 'Fix:',
} as const;

export const ERROR_RESULTS_TEXT = {
  /** The error's signature follows. */
  query: 'Results for ',
  searching: 'Searching…',
  none: 'No section of the documentation explains this error.',
  failed: "Search couldn't be loaded. Check your network connection, and paste the error again.",
} as const;

export const NO_RESULTS_TEXT = {
  /** The quoted query follows. */
  headline: 'No results for ',
  widen: 'Search everything',
  suggestions: 'Try searching for:',
  question: 'Believe this query should return results? ',
  report: 'Let us know.',
  issueTitle: (query: string) => `Docs search has no results for: ${query}`,
  issueBody: (query: string) =>
    `I searched the documentation for:\n\n    ${query}\n\nand expected to find:\n\n`,
} as const;

export const SEARCH_ERROR_TEXT = {
  headline: 'Unable to fetch results',
  help: 'You might want to check your network connection.',
  retry: 'Try again',
} as const;

export const SEARCH_FOOTER_TEXT = {
  open: 'to open',
  navigate: 'to navigate',
  escape: 'Esc',
  close: 'to close',
  credit: 'Search by Algolia',
} as const;

export const SEARCH_STATUS_TEXT = {
  stalled: 'Searching',
  hits: (total: number, first: string) =>
    `${total === 1 ? '1 result' : `${total} results`}. First: ${first}`,
  weak: (first: string) => `No good match. Closest page: ${first}`,
  none: (query: string) => `No results for ${query}`,
} as const;
