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

export const STATUS_TEXT = {
  /** The name of a deprecated entry in menus and search results. */
  deprecated: (name: string) => `${name} (deprecated)`,
} as const;
