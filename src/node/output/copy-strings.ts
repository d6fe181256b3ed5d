/**
 * Copies strings that were cut out of larger ones. A substring keeps the entire string in memory,
 * so the IDs of 1,200 pages would keep 200 MB of HTML there.
 */
export function copyStrings(strings: readonly string[]): string[] {
  return JSON.parse(JSON.stringify(strings)) as string[];
}
