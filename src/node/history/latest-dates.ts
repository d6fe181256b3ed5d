import { readHistory } from '../base/git';

/** Returns the latest date (ISO 8601) that a file under `content/` can contain. */
export type LatestDate = (file: string) => string;

/**
 * A committed file can contain at most the date of the last commit, and a file with uncommitted
 * changes also `today` (ISO 8601). Returns undefined without a complete history.
 */
export function latestDates(root: string, today: string): LatestDate | undefined {
  const last = readHistory(root, 'log', '-1', '--format=%cs')?.trim();
  const changed = readHistory(root, 'diff', '--name-only', '--relative', 'HEAD', '--', 'content');
  const added = readHistory(root, 'ls-files', '--others', '--exclude-standard', '--', 'content');
  if (!last || changed === undefined || added === undefined) return undefined;
  const pending = new Set([...changed.split('\n'), ...added.split('\n')]);
  return (file) => (pending.has(file) && today > last ? today : last);
}

/** Returns an ISO date in the local time zone, in which git stores commit dates. */
export function localDate(date: Date): string {
  // Sweden writes dates in the format of ISO 8601.
  return date.toLocaleDateString('sv-SE');
}
