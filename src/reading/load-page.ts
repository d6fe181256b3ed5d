/** What Gatsby's loader gives for a page. */
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
 * What the template of a page gets, fetched as Gatsby fetches it for a link. Nothing where the page
 * cannot be had, was built at another time or has another template than `like`: a link leads there.
 */
export async function loadPage(path: string, like: string): Promise<unknown> {
  const { ___loader: loader, ___webpackCompilationHash: build } = window as GatsbyWindow;
  if (!loader) return undefined;
  const [wanted, model] = await Promise.all([loader.loadPage(path), loader.loadPage(like)]);
  if (!wanted?.page || !model?.page || wanted.page.path !== path) return undefined;
  const { componentChunkName, webpackCompilationHash } = wanted.page;
  if (build && webpackCompilationHash && build !== webpackCompilationHash) return undefined;
  return componentChunkName === model.page.componentChunkName ? wanted.json : undefined;
}
