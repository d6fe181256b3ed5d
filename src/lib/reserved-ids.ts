/** IDs that the page layout uses. A heading with such a name gets a number. */
export const RESERVED_IDS = ['___gatsby', 'content', 'menu', 'contents', 'search'] as const;

/** IDs of the headings that the build puts in the place of `<QualityTables />`, in order. */
export const QUALITY_IDS = [
  'samples-by-proof',
  'samples-by-language',
  'pages-and-links',
  'reference-entries',
  'checked-against',
] as const;
