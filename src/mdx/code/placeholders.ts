/** In local storage. See `formatProject` for the value. */
export const PROJECT_KEY = 'supabaseDocsProject';

const PLACEHOLDER =
  /&lt;project-ref>|your-project\.supabase\.co|&lt;publishable key>|sb_publishable_(?:\.{3}|…)/;

export function hasPlaceholder(html: string): boolean {
  // Most code lacks these words, and removing elements takes longer.
  return /project|publishable/.test(html) && PLACEHOLDER.test(html.replace(/<[^<>]*>/g, ''));
}
