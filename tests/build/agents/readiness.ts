import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as tick } from 'node:timers/promises';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { twinPath } from '../../../src/lib/paths';
import { absoluteUrl } from '../../../src/lib/site';
import { serveSite } from '../../browser/site';
import type { ServedSite } from '../../browser/site';
import { allPaths, pagesToTest } from '../../fixtures/pages-to-test';
import { PUBLIC } from '../built-site';

/** In the specification, each a test here. */
const CHECKS = 28;

const read = (path: string) => readFileSync(join(PUBLIC, path), 'utf8');

export function pathOf(url: string): string {
  return url.slice(absoluteUrl('/').length) || '/';
}

export const twins = allPaths().map((path) => ({ path, twin: read(twinPath(path)) }));

/** Only some, because parsing HTML or Markdown takes tens of milliseconds per page. */
export const pages = pagesToTest('Agents', 40).map((path) => ({
  path,
  html: read(join(path, 'index.html')),
  twin: read(twinPath(path)),
}));

export const llms = read('llms.txt');

export function parseMarkdown(source: string): Root {
  return unified()
    .use(remarkParse)
    .parse(source.replace(/^---\n[\s\S]*?\n---\n/, ''));
}

export function linksIn(source: string): string[] {
  const urls: string[] = [];
  visit(parseMarkdown(source), (node) => {
    if (node.type === 'link' || node.type === 'definition') urls.push(node.url);
  });
  return urls;
}

const passed = new Set<string>();
const exceptions: string[] = [];
let site: ServedSite;

/** During a file's tests. Then prints how many checks pass. */
export function serveForChecks(): void {
  beforeAll(async () => {
    site = await serveSite();
  });
  afterAll(() => {
    site.close();
    const score = `${passed.size} of ${CHECKS} checks pass`;
    process.stdout.write(
      `Agent readiness: ${score}, with exceptions in ${exceptions.join(', ')}\n`,
    );
  });
}

export function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(site.url + (path === '/' ? '' : path), { headers, redirect: 'manual' });
}

/** A test for a check of the specification. `find` returns what fails. */
export function check(
  name: string,
  rule: string,
  find: () => unknown[] | Promise<unknown[]>,
): void {
  test(`${name}: ${rule}`, async () => {
    // Lets the client notice connections that the server closed while another check was busy.
    await tick();
    expect(await find()).toEqual([]);
    passed.add(name);
  });
}

/**
 * For checks with a comment about the exception. The reference implementation reports a warning or
 * an error for some pages.
 */
export function checkWithException(...parameters: Parameters<typeof check>): void {
  exceptions.push(parameters[0]);
  check(...parameters);
}

export function except<T extends { path: string }>(
  list: readonly T[],
  isRight: (page: T) => boolean,
): string[] {
  return list.filter((page) => !isRight(page)).map(({ path }) => path);
}

export async function exceptAsync(
  paths: readonly string[],
  isRight: (path: string) => Promise<boolean>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) if (!(await isRight(path))) wrong.push(path);
  return wrong;
}
