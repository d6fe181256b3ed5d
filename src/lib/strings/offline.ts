export const OFFLINE_TEXT = {
  title: 'Read offline or print',
  description:
    'Save sections of the Supabase docs in your browser for offline reading, or print a whole section.',
  lead: 'Save sections in this browser to read them without a connection, or print a whole section at once.',
  details:
    "Nothing is saved until you select a section. While you're online, you always get the current pages.",
  needsScript: 'Saving and printing sections needs JavaScript. You can still print each page.',
  cannotSave:
    "This browser can't save pages here. It needs HTTPS, and private windows often don't allow it.",
  cannotLoad: "The list of sections couldn't be loaded.",
  sections: 'Sections',
  engine: (size: string) =>
    `With a section whose examples you can run, the database that runs them is also saved (${size}, once).`,
  columns: { section: 'Section', pages: 'Pages', size: 'Size', actions: 'Actions' },
  size: (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`,
  save: 'Save',
  saveLabel: (title: string) => `Save ${title}`,
  saveAll: (size: string) => `Save everything (${size})`,
  update: 'Update',
  updateLabel: (title: string) => `Update ${title}`,
  remove: 'Remove',
  removeLabel: (title: string) => `Remove ${title}`,
  removeAll: 'Remove everything and turn off',
  print: 'Print',
  printLabel: (title: string) => `Print ${title}`,
  saving: (files: number, total: number, size: string) =>
    `Saving: ${files} of ${total} files, ${size}`,
  preparing: (pages: number, total: number) => `Preparing: ${pages} of ${total} pages`,
  saved: 'Saved. You can read it offline now.',
  removed: 'Removed.',
  failed: "It couldn't be saved. Check your connection and the free space, and try again.",
  cannotPrint: "The pages couldn't be loaded. Check your connection, and try again.",
} as const;
