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
/** Time between checks for newly opened pages, in ms. */
const CHECK_INTERVAL = 1000;

/** The part of Gatsby's state that leads from a page to its query. */
interface State {
  pages: Map<string, { path: string; componentPath: string; context: Record<string, unknown> }>;
  components: Map<string, { query: string }>;
}

/** The result of a page's query, limited to the fields that show whether the page can be rendered. */
interface PageResult {
  page: { title: string; tree: unknown[] } | null;
}

/** The content of a page's `page-data.json`, limited to the result of its query. */
interface PageData {
  result: { data?: PageResult };
}

/** The functions that Gatsby passed to `createPages` last, and the project folder. */
let tools: { graphql: CreatePagesArgs['graphql']; state: () => State; root: string } | undefined;
/** The data that browsers received last, as JSON, by page path. */
const sent = new Map<string, string>();
/** The open pages whose data has been compared since they were opened. */
const compared = new Set<string>();

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
 * Sends the data of an open page as soon as its file in `content/` or `spec/` changes, or if the file has
 * changed while the page was loading. Returns a function that stops watching.
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
  const timer = setInterval(() => sendOpenedPages().catch(warn), CHECK_INTERVAL);
  return () => {
    stopContent();
    stopSpec();
    clearInterval(timer);
  };
}

/**
 * Sends the data of pages that were opened since the last call, if it has changed since they were loaded. For
 * Gatsby, a page is open when its browser connects, and that can be after the rebuild for the last edit.
 */
async function sendOpenedPages(): Promise<void> {
  const { activePaths } = websocketManager;
  for (const path of compared) {
    if (activePaths.has(path)) continue;
    compared.delete(path);
    sent.delete(path);
  }
  for (const path of activePaths) if (!compared.has(path)) await sendOpenPages(path);
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
    compared.add(path);
    const { data, errors } = await graphql<PageResult>(query, { path, ...page.context });
    // A page with an error stays as it is until it's fixed. The list of errors shows it.
    if (errors || !data?.page?.title || data.page.tree.length === 0) continue;
    const text = JSON.stringify(data);
    if (sent.get(path) === text) continue;
    const current = await readPageData(root, path);
    if (!current) {
      // Tries again at the next check.
      compared.delete(path);
      continue;
    }
    const isFirst = !sent.has(path);
    sent.set(path, text);
    if (isFirst && JSON.stringify(current.result.data) === text) continue;
    const result = { ...current, result: { ...current.result, data } };
    websocketManager.emitPageData({ id: path, result });
  }
}

/**
 * Reads the data that Gatsby wrote for a page. Returns undefined if Gatsby hasn't run the page's query yet, or
 * is writing the file at the moment.
 */
async function readPageData(root: string, path: string): Promise<PageData | undefined> {
  const name = path === '/' ? 'index' : path;
  const file = join(root, 'public', 'page-data', name, 'page-data.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as PageData;
  } catch {
    return undefined;
  }
}
