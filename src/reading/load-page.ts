/** From Gatsby's loader. */
interface PageResources {
  status?: string;
  json: unknown;
  page: { path: string; componentChunkName: string; webpackCompilationHash?: string };
}

interface GatsbyWindow {
  ___loader?: { loadPage(path: string): Promise<PageResources | undefined> };
  ___webpackCompilationHash?: string;
}

/**
 * The props of a page's template. Undefined if the page can't be loaded, comes from another build,
 * or has a different template. The reader can still follow a link to it.
 */
export async function loadPage(path: string, currentPath: string): Promise<unknown> {
  const { ___loader: loader, ___webpackCompilationHash: build } = window as GatsbyWindow;
  if (!loader) return undefined;
  const [next, current] = await Promise.all([loader.loadPage(path), loader.loadPage(currentPath)]);
  if (!next?.page || !current?.page || next.page.path !== path) return undefined;
  const { componentChunkName, webpackCompilationHash } = next.page;
  if (build && webpackCompilationHash && build !== webpackCompilationHash) return undefined;
  return componentChunkName === current.page.componentChunkName ? next.json : undefined;
}
