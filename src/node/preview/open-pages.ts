import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreateDevServerArgs, CreatePagesArgs } from 'gatsby';
// Gatsby sends the results of page queries to browsers through this module. It isn't part of its API.
import { websocketManager } from 'gatsby/dist/utils/websocket-manager';
import { contentPath } from '../../lib/paths';
import { readEditedEntries } from './edited-entries';
import { resetLimitOnEdit } from './rebuild-limit';

/** Time to wait for more changes before a file is read, in ms. Editors write a file in several steps. */
const QUIET = 30;

/** The part of Gatsby's state that leads from a page to its query. */
interface State {
  pages: Map<string, { path: string; componentPath: string; context: Record<string, unknown> }>;
  components: Map<string, { query: string }>;
}

/** The result of a page's query, limited to the fields that show whether the page can be rendered. */
interface PageResult {
  page: { title: string; tree: unknown[] } | null;
}

/** The functions that Gatsby passed to `createPages` last, and the project folder. */
let tools: { graphql: CreatePagesArgs['graphql']; state: () => State; root: string } | undefined;
/** The data that browsers received last, as JSON, by page path. */
const sent = new Map<string, string>();

/**
 * Sends the current data of the pages that are open in browsers, if it has changed. Gatsby does this
 * too, but only after it has rebuilt its schema, registered all pages, and run the queries.
 */
export async function updateOpenPages({
  graphql,
  store,
  reporter,
}: Pick<CreatePagesArgs, 'graphql' | 'store' | 'reporter'>): Promise<void> {
  tools = { graphql, state: () => store.getState() as unknown as State, root: process.cwd() };
  await sendOpenPages().catch(warnWith(reporter));
}

/** Returns a function that warns about an error. In that case, Gatsby's rebuild updates the page. */
function warnWith(reporter: CreatePagesArgs['reporter']): (error: unknown) => void {
  return (error) => reporter.warn(`The open page couldn't be updated: ${String(error)}`);
}

/**
 * Sends the data of an open page as soon as its file in `content/` or `spec/` changes. Returns a
 * function that stops watching.
 */
export function watchSources(root: string, reporter: CreateDevServerArgs['reporter']): () => void {
  const warn = warnWith(reporter);
  const recordEdit = resetLimitOnEdit();
  const stopContent = watchFiles(join(root, 'content'), '.mdx', (file) => {
    recordEdit();
    sendOpenPages(contentPath(file)).catch(warn);
  });
  const stopSpec = watchFiles(join(root, 'spec'), '.yml', (file) => {
    recordEdit();
    readEditedEntries(root, `spec/${file}`)
      .then(() => sendOpenPages())
      .catch(warn);
  });
  return () => {
    stopContent();
    stopSpec();
  };
}

/** Calls a function with each changed file of a kind, relative to the folder and with slashes. */
function watchFiles(folder: string, kind: string, onChange: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (!file?.endsWith(kind)) return;
    clearTimeout(timer);
    timer = setTimeout(() => onChange(file.replaceAll('\\', '/')), QUIET);
  });
  return () => watcher.close();
}

/** Sends the data of open pages if it has changed. With a path, only sends that page's data. */
async function sendOpenPages(only?: string): Promise<void> {
  if (!tools) return;
  const { graphql, state, root } = tools;
  for (const path of websocketManager.activePaths) {
    if (only !== undefined && path !== only) continue;
    const page = state().pages.get(path);
    const query = page && state().components.get(page.componentPath)?.query;
    if (!page || !query) continue;
    const { data, errors } = await graphql<PageResult>(query, { path, ...page.context });
    // A page with an error stays as it is until it's fixed. The list of errors shows it.
    if (errors || !data?.page?.title || data.page.tree.length === 0) continue;
    const text = JSON.stringify(data);
    const isFirst = !sent.has(path);
    if (sent.get(path) === text) continue;
    sent.set(path, text);
    const name = path === '/' ? 'index' : path;
    const file = join(root, 'public', 'page-data', name, 'page-data.json');
    const written = await readFile(file, 'utf8').catch(() => undefined);
    // Gatsby hasn't run the page's query yet, so the browser is still waiting for the first data.
    if (written === undefined) continue;
    const current = JSON.parse(written) as { result: { data?: PageResult } };
    if (isFirst && JSON.stringify(current.result.data) === text) continue;
    const result = { ...current, result: { ...current.result, data } };
    websocketManager.emitPageData({ id: path, result });
  }
}
