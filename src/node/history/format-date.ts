/** `2026-11-22` → `November 22, 2026` */
export function formatDate(date: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(date));
}
