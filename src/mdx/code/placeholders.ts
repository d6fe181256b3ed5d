/** The key of the reader's project in local storage. See `formatProject` for its value. */
export const PROJECT_KEY = 'supabaseProject';

/** The placeholders in code, by the value of the reader's project that replaces them. */
export const PLACEHOLDERS = {
  ref: /<project-ref>|\byour-project(?=\.supabase\.co)/g,
  key: /<publishable key>|sb_publishable_(?:\.{3}|…)/g,
} as const;

/** Returns true if highlighted code contains a placeholder for a value of the reader's project. */
export function hasPlaceholder(html: string): boolean {
  // Most code doesn't contain these words, and removing all elements takes longer.
  if (!/project|publishable/.test(html)) return false;
  const text = html.replace(/<[^<>]*>/g, '').replaceAll('&lt;', '<');
  return Object.values(PLACEHOLDERS).some((pattern) => text.search(pattern) >= 0);
}
