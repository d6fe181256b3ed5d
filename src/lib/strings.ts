/**
 * All texts of the user interface, grouped by component. Texts that the specification quotes must
 * stay word for word. Each group is a separate export, so bundlers can drop the ones that a component
 * doesn't use. Names of code languages are in `languages.ts`, and the site's name is in `site.ts`.
 */

// Layout.

export const FRAME_TEXT = {
  skipToContent: 'Skip to content',
  skipToMenu: 'Skip to menu',
  menu: 'Menu',
  close: 'Close',
  /** Parts of the page, as subjects of `ERROR_TEXT.cannotDisplay`. */
  topBarPart: 'The top bar',
  menuPart: 'The menu',
  pagePart: 'This page',
} as const;

export const TOP_BAR_TEXT = {
  home: (site: string) => `${site} home`,
  menu: 'Menu',
  searchPart: 'Search',
  themePart: 'The theme button',
} as const;

export const WORDMARK_TEXT = { name: 'supabase', suffix: 'docs' } as const;

export const SITE_LINKS_TEXT = { mainSite: 'Main site', dashboard: 'Dashboard' } as const;

export const THEME_TOGGLE_TEXT = { label: 'Dark theme' } as const;

export const SIDE_MENU_TEXT = {
  backToHome: 'Back to Home',
  backToMainMenu: 'Back to Main Menu',
} as const;

export const MENU_FILTER_TEXT = {
  label: 'Filter the menu',
  placeholder: 'Filter',
  count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
} as const;

export const VERSION_MENU_TEXT = {
  heading: 'Stable releases',
  latest: 'Latest',
  sameEntry: 'This page in other versions',
} as const;

export const HELP_BOX_TEXT = {
  heading: 'Need some help?',
  support: 'Contact support',
} as const;

export const FOOTER_TEXT = {
  copyright: (year: number) => `© Supabase ${year}`,
  contributing: 'Contributing',
  changelog: 'Changelog',
  styleguide: 'Author Styleguide',
  openSource: 'Open Source',
  supaSquad: 'SupaSquad',
} as const;

export const BREADCRUMB_TEXT = {
  label: 'Breadcrumb',
  labelFor: (entry: string) => `Breadcrumb for ${entry}`,
  home: 'Docs',
} as const;

export const CONTENTS_TEXT = {
  heading: 'On this page',
  part: 'The list of sections',
} as const;

export const SOURCE_NOTE_TEXT = {
  edit: 'Edit this page',
  /** Comes before the date. */
  lastUpdated: 'Last updated on ',
} as const;

export const PAGINATION_TEXT = {
  label: 'Previous and next pages',
  labelFor: (entry: string) => `Previous and next pages for ${entry}`,
  previous: 'Previous',
  next: 'Next',
  /** The shortcuts as they're displayed. Screen readers get them from `aria-keyshortcuts`. */
  keys: { previous: 'Alt+Shift+←', next: 'Alt+Shift+→' },
  macKeys: { previous: '⌥⇧←', next: '⌥⇧→' },
} as const;

export const PREVIOUS_ENTRY_TEXT = { link: (entry: string) => `Previous: ${entry}` } as const;

export const EXAMPLES_TEXT = {
  label: 'Examples',
  labelFor: (entry: string) => `Examples for ${entry}`,
} as const;

export const OLDER_VERSION_TEXT = {
  label: 'Older version',
  labelFor: (entry: string) => `Older version of ${entry}`,
  /**
   * Sentences about an entry's change in the next version, without the new names and the period.
   */
  changes: {
    same: (version: string) => `In ${version}, this is still `,
    renamed: (version: string) => `In ${version}, this was renamed to `,
    replaced: (version: string) => `In ${version}, this was replaced by `,
    removed: (version: string) => `In ${version}, this was removed`,
  },
  /** Returns the text before a name in a list of `length` names. */
  separator: (index: number, length: number) => {
    if (index === 0) return '';
    if (index < length - 1) return ', ';
    return length === 2 ? ' and ' : ', and ';
  },
  /** Comes before the link. */
  pageIsFor: (version: string) => `This page is for ${version}. `,
  viewPage: (latest: string) => `View this page for ${latest}`,
  goToLatest: (latest: string) => `Go to ${latest}, the latest version`,
} as const;

// Pages and templates.

export const NOT_FOUND_TEXT = {
  title: 'Page not found',
  description: "This page doesn't exist. Search the docs, or start from the home page.",
  lead: 'The URL might be wrong, or the page may have moved. Search the docs, or start from one of these pages.',
  home: 'Home',
  homeDescription: 'Guides for Database, Auth, Storage, Edge Functions, and Realtime.',
  reference: 'Reference',
  referenceDescription: 'Every function, command, and API operation.',
} as const;

export const ENTRY_TEXT = {
  /** Comes before the list of library versions. */
  availableIn: 'Available in ',
} as const;

export const REFERENCE_TEXT = {
  cannotLoad: "More entries couldn't be loaded. To keep reading, use the links above.",
  cannotDisplay: "This entry couldn't be displayed. ",
  openPage: 'Open its page',
} as const;

// Content.

export const ADMONITION_TITLES = {
  note: 'Note',
  tip: 'Tip',
  caution: 'Caution',
  danger: 'Danger',
} as const;

/** Each proof label, and the word between it and the software that verified the code. */
export const PROOF_TEXT = {
  runs: ['runs', 'with'],
  typed: ['type-checked', 'against'],
  names: ['names checked', 'against'],
  parsed: ['parsed', 'by'],
} as const;

export const CODE_BLOCK_TEXT = {
  notVerified: 'not verified',
  cannotCopy: "Copying isn't available",
} as const;

export const HEADING_TEXT = { anchor: 'Link to this section' } as const;

export const PARAMETERS_TEXT = {
  /** The location of a parameter in a request, such as "in query". */
  in: (location: string) => `in ${location}`,
  optional: 'optional',
  required: 'required',
  deprecated: 'deprecated',
  /** Comes before the default value. */
  default: 'default ',
  variants: 'One of:',
} as const;

export const TABLE_TEXT = {
  label: 'Table',
  /** The option of a column's menu that matches every row. */
  all: (column: string) => `${column}: All`,
  count: (matching: number, total: number) =>
    matching === total ? `${total} rows` : `${matching} of ${total} rows`,
} as const;

export const JWT_FORM_TEXT = {
  label: 'JWT generator',
  secret: 'JWT secret',
  secretDescription: "Your secret stays in the browser. It's never sent or stored.",
  generate: 'Generate a secret',
  role: 'Role',
  anon: 'For clients. RLS policies apply.',
  serviceRole: 'For servers only. Bypasses RLS.',
  payload: 'Payload',
  payloadDescription: 'iat and exp are Unix timestamps in seconds.',
  token: 'Token',
  noToken: 'Enter a secret first',
} as const;

export const JWT_ERRORS = {
  shortSecret: (minimum: number, length: number) =>
    `HS256 requires at least ${minimum} bytes. This secret has ${length}.`,
  notAnObject: 'The payload must be a JSON object.',
  invalidJson: (reason: string) => `The payload isn't valid JSON: ${reason}`,
} as const;

// Search.

export const SEARCH_BUTTON_TEXT = {
  label: 'Search docs...',
  failed: 'Search failed',
  failedDetails: "Search couldn't be opened. Try again.",
  keys: { control: 'Ctrl', command: '⌘', letter: 'K' },
} as const;

export const SEARCH_DIALOG_TEXT = { label: 'Search the documentation' } as const;

export const SEARCH_BOX_TEXT = {
  label: 'Search docs',
  placeholder: 'Search docs...',
  clear: 'Clear',
  escape: 'Esc',
  cancel: 'Cancel',
  /** Complete the buttons' names for screen readers. */
  clearDetails: ' the query',
  closeDetails: ' – close search',
} as const;

export const SCOPE_TEXT = {
  label: 'Search in',
  /** Shown until the name of the library is known. */
  library: 'This library',
  everything: 'Everything',
} as const;

export const START_SCREEN_TEXT = {
  empty: 'No recent searches',
  label: 'Recent and favorite searches',
  recent: 'Recent',
  favorites: 'Favorites',
  save: 'Save this search',
  saveSearch: (search: string) => `Save ${search} as a favorite`,
  removeFromHistory: 'Remove this search from history',
  removeFromFavorites: 'Remove this search from favorites',
  removeSearch: (search: string) => `Remove ${search}`,
} as const;

export const HIT_LIST_TEXT = { label: 'Results' } as const;

export const NO_RESULTS_TEXT = {
  /** Comes before the query in quotation marks. */
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

/** Announcements for screen readers. */
export const SEARCH_STATUS_TEXT = {
  stalled: 'Searching',
  hits: (total: number, first: string) =>
    `${total === 1 ? '1 result' : `${total} results`}. First: ${first}`,
  none: (query: string) => `No results for ${query}`,
} as const;

// Widgets.

export const ERROR_TEXT = {
  part: 'This section',
  /** `part` starts the sentence. */
  cannotDisplay: (part: string) => `${part} couldn't be displayed. Reload the page.`,
  pageFailed: 'Part of this page stopped working. Reload the page.',
} as const;

export const TABS_TEXT = {
  cannotDisplay: "The tabs couldn't be displayed. Their content is below.",
  panelPart: (label: string) => `The tab “${label}”`,
  previous: 'Previous tab',
  next: 'Next tab',
  position: (number: number, count: number) => `${number}/${count}`,
  showAll: (number: number, count: number) => `${number}/${count}, show all tabs`,
} as const;

export const COPY_BUTTON_TEXT = {
  idle: 'Copy',
  done: 'Copied',
  failed: 'Failed to copy',
} as const;

export const INPUT_TEXT = { reveal: 'Reveal' } as const;

export const NUMBER_INPUT_TEXT = {
  decrease: (label: string) => `Decrease ${label}`,
  increase: (label: string) => `Increase ${label}`,
} as const;

export const SELECT_TEXT = { placeholder: 'Select an option' } as const;

export const TEXTAREA_TEXT = {
  count: (length: number, maximum: number) => `${length} of ${maximum} characters`,
} as const;

export const LOADING_TEXT = { label: 'Loading' } as const;

export const ALERT_TEXT = { close: 'Close alert' } as const;

export const DIALOG_TEXT = { close: 'Close', cancel: 'Cancel', confirm: 'Confirm' } as const;

export const POPOVER_TEXT = { close: 'Close' } as const;
