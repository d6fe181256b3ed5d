import { readHistory } from '../base/git';

/** Returns the latest date (ISO 8601) that a file under `content/` can contain, by its path. */
export type LatestDate = (file: string) => string;

/**
 * Reads the date of the last commit, which is the latest date that a committed file can contain. Files
 * with changes that aren't committed can also contain today's date. Returns undefined without a complete
 * history.
 *
 * @param today The current date (ISO 8601).
 */
export function latestDates(root: string, today: string): LatestDate | undefined {
  const last = readHistory(root, 'log', '-1', '--format=%cs')?.trim();
  const changed = readHistory(root, 'diff', '--name-only', '--relative', 'HEAD', '--', 'content');
  const added = readHistory(root, 'ls-files', '--others', '--exclude-standard', '--', 'content');
  if (!last || changed === undefined || added === undefined) return undefined;
  const pending = new Set([...changed.split('\n'), ...added.split('\n')]);
  return (file) => (pending.has(file) && today > last ? today : last);
}

/** Returns a date in the local time zone (ISO 8601), because git stores commit dates in local time. */
export function localDate(date: Date): string {
  // Sweden writes dates in the format of ISO 8601.
  return date.toLocaleDateString('sv-SE');
}
