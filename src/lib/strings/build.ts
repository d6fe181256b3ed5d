// Texts that the build writes into pages, menus, and search records. The browser doesn't load them.

export const ENTRY_TREE_TEXT = {
  deprecated: 'Deprecated',
  signature: 'Signature',
  usage: 'Usage',
  body: 'Body',
  response: 'Response',
  dataSource: 'Data source',
  confirmationOff: 'Email confirmation is off in this project.',
  signedUp: (email: string, password: string) =>
    `${email} signed up with the password ${password}.`,
  /** Headings of an entry's sections, by ID. */
  sections: {
    parameters: 'Parameters',
    arguments: 'Arguments',
    flags: 'Flags',
    authorization: 'Authorization',
    'request-body': 'Request body',
    responses: 'Responses',
    notes: 'Notes',
    examples: 'Examples',
  },
} as const;

export const ENTRY_TABLE_TEXT = {
  call: 'Call',
  command: 'Command',
  operation: 'Operation',
  task: 'What it does',
} as const;

export const CHANGES_TEXT = {
  otherChanges: 'Other changes',
  /** Starts of the second column's texts. The new names follow. */
  verdicts: {
    same: 'Same',
    renamed: 'Renamed to',
    replaced: 'Replaced by',
    removed: 'Removed',
  },
} as const;

export const CODE_MARK_TEXT = {
  /** Screen readers say it before an added or removed line of code. */
  added: 'Added: ',
  removed: 'Removed: ',
} as const;

export const STATUS_TEXT = {
  /** The name of a deprecated entry in menus and search results. */
  deprecated: (name: string) => `${name} (deprecated)`,
} as const;

export const FEED_TEXT = {
  library: (name: string) => `Supabase Docs: ${name}`,
  /** Titles of items. */
  changed: (page: string) => `Updated: ${page}`,
  added: (library: string, call: string) => `New in ${library}: ${call}`,
  /** The last paragraph of a library's start page. The link comes between the two texts. */
  subscribe: 'To learn about new releases and new entries, subscribe to the ',
  subscribeLink: (library: string) => `${library} feed`,
  subscribeEnd: '.',
} as const;

export const RECENT_CHANGES_TEXT = {
  heading: 'Recent changes',
  item: (date: string, text: string) => `${date}: ${text}`,
} as const;

/** Tells agents where the index of the site is. They read the text, but don't render the page. */
export const AGENT_TEXT = {
  /** Without a link, because the URL also has to be readable where links don't work. */
  index: (url: string) => `Index of all pages: ${url}`,
  /** The first text of each page's HTML, which isn't visible. */
  page: (path: string) => `Index of all pages for agents: ${path}`,
} as const;
