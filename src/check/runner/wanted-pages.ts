/**
 * Returns the entries of the requested pages. `wanted` contains parts of paths. If it's empty,
 * returns all entries.
 */
export function wantedPages<Value>(
  pages: ReadonlyMap<string, Value>,
  wanted: readonly string[],
): [string, Value][] {
  return [...pages].filter(
    ([file]) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
  );
}
