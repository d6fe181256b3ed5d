/** IDs of the layout. A heading with the same ID gets a number. */
export const RESERVED_IDS = [
  ...['___gatsby', 'content', 'menu', 'contents', 'search'],
  'recent-changes',
] as const;

/** Headings of `<QualityTables />`, in order. */
export const QUALITY_IDS = [
  'samples-by-proof',
  'samples-by-language',
  'samples-by-section',
  'pages-and-links',
  'reference-entries',
  'reference-coverage',
  'size-limits',
  'checked-against',
] as const;
