// Texts of the page menu, which loads when a reader opens it.

export const PAGE_MENU_TEXT = {
  copy: 'Copy page as Markdown',
  view: 'View as Markdown',
  openInClaude: 'Open in Claude',
  openInChatGpt: 'Open in ChatGPT',
  report: 'Report a problem',
  edit: 'Edit this page',
  /** Replace the button's text after copying. */
  copied: 'Copied',
  notCopied: 'Failed to copy',
  /** The question that an assistant starts with. `url` is the page's Markdown. */
  prompt: (url: string) => `Read ${url} and answer my questions about it.`,
} as const;
