// Texts that every page loads. Those that tests quote must stay word for word. Each file in this folder belongs to
// the chunk that loads it.

export const FRAME_TEXT = {
  skipToContent: 'Skip to content',
  skipToMenu: 'Skip to menu',
  skipToSearch: 'Skip to search',
  menu: 'Menu',
  close: 'Close',
  /** Subjects of `ERROR_TEXT.cannotDisplay`. */
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

export const SECTION_TABS = {
  label: 'Sections',
  /** In the menu of phones and tablets. */
  menuLabel: 'Sections of the site',
  tabs: [
    { name: 'Guides', url: '/guides/getting-started', prefix: '/guides' },
    { name: 'Reference', url: '/reference', prefix: '/reference' },
    { name: 'Errors', url: '/reference/errors', prefix: '/reference/errors' },
    { name: 'Examples', url: '/guides/resources/examples', prefix: '/guides/resources/examples' },
    { name: 'Playground', url: '/handbook/playground', prefix: '/handbook/playground' },
  ],
} as const;

export const SITE_LINKS_TEXT = {
  /** In the menu of phones and tablets. */
  label: 'Other sites',
  mainSite: 'Main site',
  dashboard: 'Dashboard',
} as const;

export const THEME_TOGGLE_TEXT = { label: 'Dark theme' } as const;

export const SIDE_MENU_TEXT = {
  backToHome: 'Back to Home',
  backToMainMenu: 'Back to Main Menu',
} as const;

/** Levels that the title of a guide's menu offers, with their menus' titles, or that of a reference's menu. */
export const PRODUCT_MENU = {
  products: [
    { level: 'gettingstarted', name: 'Getting started', url: '/guides/getting-started' },
    { level: 'database', name: 'Database', url: '/guides/database' },
    { level: 'auth', name: 'Auth', url: '/guides/auth/overview' },
    { level: 'storage', name: 'Storage', url: '/guides/storage' },
    { level: 'realtime', name: 'Realtime', url: '/guides/realtime' },
    { level: 'functions', name: 'Edge Functions', url: '/guides/functions' },
    { level: 'platform', name: 'Platform', url: '/guides/platform' },
    { level: 'resources', name: 'Resources', url: '/guides/resources' },
    { level: 'integrations', name: 'Integrations', url: '/guides/integrations' },
    { level: 'reference', name: 'All references', url: '/reference' },
  ],
  /** The levels of a library's versions start with its own. */
  references: [
    { level: 'reference_javascript', name: 'JavaScript', url: '/reference/javascript/start' },
    { level: 'reference_dart', name: 'Flutter', url: '/reference/dart/start' },
    { level: 'reference_python', name: 'Python', url: '/reference/python/start' },
    { level: 'reference_cli', name: 'CLI', url: '/reference/cli/start' },
    { level: 'reference_api', name: 'Management API', url: '/reference/management-api/start' },
    { level: 'reference_self_hosting_auth', name: 'Auth server API', url: '/reference/auth/start' },
    {
      level: 'reference_self_hosting_storage',
      name: 'Storage server API',
      url: '/reference/storage/start',
    },
    {
      level: 'reference_self_hosting_realtime',
      name: 'Realtime server API',
      url: '/reference/realtime/start',
    },
    { level: 'reference', name: 'All references', url: '/reference' },
  ],
} as const;

export const MENU_FILTER_TEXT = {
  label: 'Filter the menu',
  placeholder: 'Filter',
  count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  none: (query: string) => `No entry matches “${query}”.`,
} as const;

export const VERSION_MENU_TEXT = {
  heading: 'Stable releases',
  latest: 'Latest',
  sameEntry: (version: string) => `This page in ${version}`,
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

export const SETTINGS_TEXT = {
  button: 'Settings and shortcuts',
  failed: "Settings couldn't be opened. Reload the page.",
} as const;

export const BUILT_NOTE_TEXT = {
  page: '/handbook/quality#quickstarts-and-tutorials',
  built: (app: string) => `Tested with ${app} on `,
  lastBuilt: (app: string) => `Last tested with ${app} on `,
  changed: 'Not proven since the last change.',
  scaffold: 'scaffold replaced',
  download: 'Download the finished project',
} as const;

/** The keys are those of the front matter. */
export const AVAILABILITY_TEXT = {
  only: (places: readonly string[]) => `Only in ${places.join(' and ')}`,
  places: {
    hosted: 'hosted projects',
    'self-hosted': 'self-hosted projects',
    local: 'the local stack',
  },
  stages: { alpha: 'In alpha', beta: 'In beta' },
} as const;

export const BREADCRUMB_TEXT = {
  label: 'Breadcrumb',
  labelFor: (entry: string) => `Breadcrumb for ${entry}`,
  home: 'Docs',
} as const;

export const CONTENTS_TEXT = {
  heading: 'On this page',
  labelFor: (entry: string) => `Sections of ${entry}`,
  part: 'The list of sections',
} as const;

export const PAGE_END_TEXT = {
  edit: 'Edit this page',
  report: 'Report a problem',
  lastUpdated: 'Last updated on ',
} as const;

export const PAGE_ACTIONS_TEXT = {
  label: 'Page actions',
  labelFor: (entry: string) => `Page actions for ${entry}`,
  copyPage: 'Copy page',
  copyFor: (entry: string) => `Copy page: ${entry}`,
  copy: 'Copy page as Markdown',
  view: 'View as Markdown',
  openInClaude: 'Open in Claude',
  openInChatGpt: 'Open in ChatGPT',
  report: 'Report a problem',
  edit: 'Edit this page',
  offline: 'Save or print this section',
  /** `url` is the page's Markdown. */
  prompt: (url: string) => `Read ${url} and answer my questions about it.`,
  /** Subject of `ERROR_TEXT.cannotDisplay`. */
  part: 'The page menu',
} as const;

export const FEEDBACK_TEXT = {
  question: 'Was this page helpful?',
  questionFor: (entry: string) => `Was ${entry} helpful?`,
  yes: 'Yes',
  no: 'No',
  sent: 'Thanks for your feedback.',
  /** Without an endpoint, or after an opt-out. The link follows. */
  notSent: 'Good to hear! ',
  issue: 'Tell us more',
  /** Links follow. */
  problem: "What's the problem?",
  problems: ['Unclear', 'Outdated', 'Incomplete', 'Incorrect'],
} as const;

export const ISSUE_TEXT = {
  title: (page: string, problem?: string) =>
    `Docs: ${page}${problem ? ` (${problem.toLowerCase()})` : ''}`,
  page: (url: string) => `Page: ${url}`,
  version: (version: string) => `Version: ${version}`,
  modified: (date: string) => `Last updated: ${date}`,
  question: "What's wrong or missing?",
} as const;

export const PAGINATION_TEXT = {
  label: 'Previous and next pages',
  labelFor: (entry: string) => `Previous and next pages for ${entry}`,
  previous: 'Previous',
  next: 'Next',
  /** As displayed. Screen readers get `aria-keyshortcuts`. */
  keys: { previous: 'Alt+Shift+←', next: 'Alt+Shift+→' },
  macKeys: { previous: '⌥⇧←', next: '⌥⇧→' },
} as const;

export const NOT_FOUND_TEXT = {
  title: 'Page not found',
  description: "This page doesn't exist. Search the docs, or start from the home page.",
  lead: 'The URL might be wrong, or the page may have moved. Search the docs, or start from one of these pages.',
  closest: 'Did you mean one of these?',
  popular: 'Popular pages',
  home: 'Home',
  homeDescription: 'Guides for Database, Auth, Storage, Edge Functions, and Realtime.',
  reference: 'Reference',
  referenceDescription: 'Every function, command, and API operation.',
} as const;

export const ADMONITION_TITLES = {
  note: 'Note',
  tip: 'Tip',
  caution: 'Caution',
  danger: 'Danger',
} as const;

const onDay = (day: string) => day && ` on ${day},`;

/**
 * In one or two words, and in a sentence with the day, which can be empty, the software, and whether the page shows
 * the response.
 */
export const PROOF_TEXT = {
  runs: {
    label: 'Runs',
    sentence: (day: string, by: string, returns?: boolean) =>
      `This example ran${onDay(day)} with ${by}${returns ? ', and returned the response below' : ''}.`,
  },
  typed: {
    label: 'Type-checked',
    sentence: (day: string, by: string) =>
      `This code was checked${onDay(day)} against ${by}. It wasn't run.`,
  },
  names: {
    label: 'Names checked',
    sentence: (day: string, by: string) =>
      `The names in this code were found${onDay(day)} in ${by}. It wasn't run.`,
  },
  parsed: {
    label: 'Parsed',
    sentence: (day: string) => `The syntax was checked${onDay(day)} but the code wasn't run.`,
  },
} as const;

export const CHECKLIST_TEXT = {
  progress: (done: number, total: number) => `${done} of ${total} done`,
  reset: 'Clear all',
} as const;

export const CODE_BLOCK_TEXT = {
  /** A tooltip of the check mark: "Verified: type-checked". */
  verified: (proof: string) => `Verified: ${proof.toLowerCase()}`,
  notVerified: 'Not verified',
  notVerifiedBecause: (reason: string) => `This code wasn't verified: ${reason}.`,
  wrap: 'Wrap long lines',
  packageManager: 'Package manager',
  report: 'Report',
  project: 'Use my project',
  ownProject: '✓ My project',
} as const;

export const RUN_BUTTON_TEXT = {
  run: 'Run',
  running: 'Running…',
  /** Subject of `ERROR_TEXT.cannotDisplay`. */
  part: 'The result',
} as const;

export const HEADING_TEXT = {
  anchor: 'Link to this section',
  copied: 'Link copied',
  copySection: 'Copy section as Markdown',
} as const;

export const IMAGE_TEXT = { enlarge: 'Enlarge the image' } as const;

export const TABLE_TEXT = {
  label: 'Table',
  all: (column: string) => `${column}: All`,
  count: (matching: number, total: number) =>
    matching === total ? `${total} rows` : `${matching} of ${total} rows`,
  none: (query: string) => `No row matches “${query}”.`,
  clear: 'Clear the filter',
} as const;

export const SEARCH_BUTTON_TEXT = {
  label: 'Search docs...',
  keys: { control: 'Ctrl', command: '⌘', letter: 'K' },
} as const;

export const ERROR_TEXT = {
  part: 'This section',
  /** `part` starts the sentence. */
  cannotDisplay: (part: string) => `${part} couldn't be displayed. Reload the page.`,
  cannotLoad: "This part of the page couldn't be loaded.",
  reload: 'Reload the page',
  pageFailed: 'Part of this page stopped working. Reload the page.',
} as const;

export const TABS_TEXT = {
  cannotDisplay: "The tabs couldn't be displayed. Their content is below.",
  panelPart: (label: string) => `The tab “${label}”`,
  previous: 'Previous tab',
  next: 'Next tab',
  /** Follows the number of the active tab. */
  count: (count: number) => ` of ${count}`,
} as const;

export const COPY_BUTTON_TEXT = {
  label: 'Copy',
  done: 'Copied',
  failed: 'Failed to copy',
} as const;

export const LOADING_TEXT = { label: 'Loading' } as const;

export const WIDGET_TEXT = { demo: (name: string) => `${name} in use` } as const;
