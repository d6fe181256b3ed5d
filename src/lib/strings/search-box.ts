// Part of every page.

export const SEARCH_DIALOG_TEXT = { label: 'Search the documentation' } as const;

export const SEARCH_BOX_TEXT = {
  label: 'Search docs',
  placeholder: 'Search docs...',
  clear: 'Clear',
  escape: 'Esc',
  cancel: 'Cancel',
  /** For screen readers. */
  clearDetails: ' the query',
  closeDetails: ' – close search',
} as const;

/** On the page of error codes. */
export const ERROR_LOOKUP_TEXT = {
  label: 'Paste an error',
  placeholder: 'JSON, a stack trace, log lines, or a URL',
} as const;

export const SEARCH_WAIT_TEXT = {
  loading: 'Loading search…',
  failed: "Search couldn't be loaded.",
} as const;
