// Loads when a reader clicks the link of a heading.

export const COPY_SECTION_TEXT = {
  label: 'Copy section as Markdown',
  done: 'Section copied',
  failed: 'Failed to copy',
} as const;
