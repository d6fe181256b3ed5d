/** Returns the path of the file with a page's examples, below the base path. */
export function examplesFile(path: string): string {
  return `/run/pages${path === '/' ? '/index' : path}.json`;
}
