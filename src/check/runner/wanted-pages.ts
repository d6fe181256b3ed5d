/** `wanted` has parts of paths. Without any, all entries are wanted. */
export function wantedPages<Value>(
  pages: ReadonlyMap<string, Value>,
  wanted: readonly string[],
): [string, Value][] {
  return [...pages].filter(
    ([file]) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
  );
}
