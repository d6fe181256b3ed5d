/** The key of the reader's project in local storage. See `formatProject` for its value. */
export const PROJECT_KEY = 'supabaseDocsProject';

const PLACEHOLDER =
  /&lt;project-ref>|your-project\.supabase\.co|&lt;publishable key>|sb_publishable_(?:\.{3}|…)/;

/** Returns true if highlighted code contains a placeholder for a value of the reader's project. */
export function hasPlaceholder(html: string): boolean {
  // Most code doesn't contain these words, and removing all elements takes longer.
  return /project|publishable/.test(html) && PLACEHOLDER.test(html.replace(/<[^<>]*>/g, ''));
}
