import { groupBy } from '../../lib/group-by';
import { SITE } from '../../lib/site';
import type { Diagnostic } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import { nearest } from '../../lib/diagnostic';
import type { BuiltLink, BuiltPage, BuiltSite } from './built-site';
import { localTarget } from './built-site';
import { positionAt } from '../../lib/positions';

type LinkError = [rule: string, message: string, fix: string];

const trim = (path: string) => path.replace(/\/+$/, '') || '/';
const withoutFrame = (page: BuiltPage) => !page.redirect && !page.path.startsWith('/404');

/** Every address in every built page leads to a page, an anchor or a file, and not to an alias. */
export function checkBuiltLinks(site: BuiltSite): { diagnostics: Diagnostic[]; count: number } {
  const diagnostics: Diagnostic[] = [];
  let count = 0;
  for (const page of site.pages.values()) {
    const errors: [number, LinkError][] = [];
    for (const link of page.links) {
      count++;
      const error = linkError(link, page, site);
      if (error) errors.push([link.offset, error]);
    }
    for (const [id, offset] of page.repeated) {
      errors.push([offset, ['id', `The id "${id}" stands on two elements`, 'rename one of them']]);
    }
    const canonical = page.redirect || page.noIndex ? undefined : canonicalError(page);
    if (canonical) errors.push([0, canonical]);
    if (errors.length === 0) continue;
    const text = site.text(page.file);
    for (const [offset, error] of errors) {
      diagnostics.push(diagnosticAt(page.file, positionAt(text, offset), error));
    }
  }
  return { diagnostics: mergeRepeated(diagnostics), count };
}

/** What is wrong in a frame or a menu is wrong on every page: said once, with the number of places. */
function mergeRepeated(diagnostics: Diagnostic[]): Diagnostic[] {
  const groups = groupBy(diagnostics, ({ rule, message }) => `${rule} ${message}`);
  return [...groups.values()].map(([first, ...more]) => ({
    ...first!,
    message: more.length > 0 ? `${first!.message} (in ${more.length + 1} places)` : first!.message,
  }));
}

function diagnosticAt(file: string, at: Position, [rule, message, fix]: LinkError): Diagnostic {
  return { file: `public/${file}`, ...at, rule: `links/${rule}`, message, fix };
}

function linkError(link: BuiltLink, page: BuiltPage, site: BuiltSite): LinkError | undefined {
  const { url, tag } = link;
  const what = `<${tag}> ${url || '(empty)'}`;
  if (/^(?:mailto:|tel:|data:image\/|#$)/.test(url)) return undefined;
  if (url === '') return ['address', `${what} has no address`, 'give it one or remove it'];
  if (/^http:|^\/\//.test(url)) return ['insecure', `${what} is not https`, 'use https://'];
  if (/^[a-z][\w+.-]*:/i.test(url) && !url.startsWith('https:')) {
    return ['address', `${what} is not a safe address`, 'use https:// or a path'];
  }
  const target = localTarget(url, page.path);
  if (!target) return foreignError(url, what);
  const path = trim(target.path);
  const known = site.pages.get(path);
  if (!known) {
    if (site.files.has(target.path.slice(1))) return undefined;
    const meant = nearest(path, [
      ...site.pages.keys(),
      ...[...site.files].map((file) => `/${file}`),
    ]);
    return [
      'dead',
      `${what} leads nowhere`,
      meant ? `did you mean ${meant}?` : 'correct or remove it',
    ];
  }
  if (known.redirect) {
    const fix = `link to ${known.redirect}`;
    if (page.redirect && tag === 'meta')
      return ['chain', `${page.path} redirects to the alias ${path}`, fix];
    return ['alias', `${what} leads to an alias`, fix];
  }
  if (target.anchor && !known.ids.has(target.anchor)) {
    const meant = nearest(target.anchor, known.ids.keys());
    const fix = meant ? `did you mean #${meant}?` : 'correct or remove the anchor';
    return ['anchor', `${what}: ${path} has no element #${target.anchor}`, fix];
  }
  return undefined;
}

/** Addresses outside the base path are other sites, and must say so in full. */
function foreignError(url: string, what: string): LinkError | undefined {
  if (!url.startsWith('https:')) {
    return [
      'dead',
      `${what} leads out of ${SITE.prefix}`,
      `begin it with ${SITE.prefix}/ or https://`,
    ];
  }
  return URL.canParse(url) ? undefined : ['address', `${what} is malformed`, 'correct it'];
}

function canonicalError({ path, canonical }: BuiltPage): LinkError | undefined {
  const right = SITE.origin + SITE.prefix + (path === '/' ? '' : path);
  if (canonical === undefined || canonical === right || path.startsWith('/404')) return undefined;
  return ['canonical', `The canonical address is ${canonical}`, `make it ${right}`];
}

/** Redirects, sitemap and reachability agree with the pages that were built. */
export function checkBuiltLists(site: BuiltSite): Diagnostic[] {
  return [...redirectErrors(site), ...sitemapErrors(site), ...orphans(site)];
}

function redirectErrors(site: BuiltSite): Diagnostic[] {
  if (!site.files.has('_redirects')) return [];
  const rules = site
    .text('_redirects')
    .split('\n')
    .flatMap((rule, index) => {
      const [from, to] = rule.trim().split(/\s+/);
      return from && to && !from.startsWith('#')
        ? [{ from, to, line: index + 1, column: rule.lastIndexOf(to) + 1 }]
        : [];
    });
  const targets = new Map(rules.map(({ from, to }) => [trim(from), to]));
  return rules.flatMap(({ from, to, line, column }): Diagnostic[] => {
    const add = (...error: LinkError) => [diagnosticAt('_redirects', { line, column }, error)];
    if (trim(to) === trim(from))
      return add('loop', `${from} redirects to itself`, 'remove the line');
    const next = targets.get(trim(to));
    if (next && trim(next) === trim(from))
      return add('loop', `${from} and ${to} redirect to each other`, 'remove one');
    if (next) return add('chain', `${to} is an alias itself`, `redirect to ${next}`);
    const target = localTarget(to, '/');
    const page = target && site.pages.get(trim(target.path));
    if (!page) return add('dead', `${to} leads nowhere`, 'redirect to a page that exists');
    if (page.redirect)
      return add('chain', `${to} is an alias itself`, `redirect to ${page.redirect}`);
    return [];
  });
}

function sitemapErrors(site: BuiltSite): Diagnostic[] {
  if (!site.files.has('sitemap.xml')) return [];
  const text = site.text('sitemap.xml');
  const add = (offset: number, ...error: LinkError) =>
    diagnosticAt('sitemap.xml', positionAt(text, offset), error);
  const listed = new Set<string>();
  const diagnostics = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(
    ({ 1: url = '', index }) => {
      const target = localTarget(url, '/');
      const page = target && site.pages.get(trim(target.path));
      if (!page) return [add(index, 'sitemap', `${url} is no page`, 'remove it or build the page')];
      if (page.redirect)
        return [add(index, 'sitemap', `${url} is an alias`, `list ${page.redirect}`)];
      if (listed.has(page.path))
        return [add(index, 'sitemap', `${url} is listed twice`, 'list it once')];
      listed.add(page.path);
      return [];
    },
  );
  for (const page of site.pages.values()) {
    if (withoutFrame(page) && !page.noIndex && !listed.has(page.path)) {
      diagnostics.push(add(0, 'sitemap', `The page ${page.path} is missing`, 'add it'));
    }
  }
  return diagnostics;
}

function orphans(site: BuiltSite): Diagnostic[] {
  const reached = new Set<string>(['/']);
  const queue = ['/'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const { url, leads } of site.pages.get(path)?.links ?? []) {
      const target = leads ? localTarget(url, path) : undefined;
      const next = target && trim(target.path);
      if (!next || reached.has(next) || !site.pages.has(next)) continue;
      reached.add(next);
      queue.push(next);
    }
  }
  return [...site.pages.values()]
    .filter((page) => withoutFrame(page) && !reached.has(page.path))
    .map(({ file, path }) =>
      diagnosticAt(file, { line: 1, column: 1 }, [
        'orphan',
        `No way of links leads from the home page to ${path}`,
        'link to it from a page or a menu',
      ]),
    );
}
