/** Below the base path. */
export function examplesFile(path: string): string {
  return `/run/pages${path === '/' ? '/index' : path}.json`;
}
