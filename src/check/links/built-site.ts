import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';
import { decodeOr } from '../../lib/hash';
import { SITE } from '../../lib/site';
import { listFiles } from '../../node/base/list-files';

/** A URL in a built page. */
export interface BuiltLink {
  url: string;
  /** Name of the element that contains the URL. */
  tag: string;
  /** Offset of the element in the file. */
  offset: number;
  /** True if readers and crawlers can follow it to another page. */
  isNavigation: boolean;
}

/** A built HTML file. */
export interface BuiltPage {
  file: string;
  /** Path below the base path: `/guides/auth`. */
  path: string;
  links: BuiltLink[];
  /** Offset of the first element with each ID. */
  ids: Map<string, number>;
  /** Offset of the second element with the same ID. */
  repeated: Map<string, number>;
  canonical?: string | undefined;
  /** Target of an immediate redirect. A page with a redirect is an alias. */
  redirect?: string | undefined;
  noIndex: boolean;
}

/** The built site. */
export interface BuiltSite {
  pages: Map<string, BuiltPage>;
  /** Paths of all files in `public/`. */
  files: Set<string>;
  /** Reads a file in `public/`. */
  text(file: string): string;
}

/** HTML files that aren't pages: Gatsby's own, and the frame that runs examples. */
const NO_PAGE = /^(_gatsby\/|~|run\/)/;

/** Reads `public/`. Returns undefined if the site hasn't been built. */
export function readBuiltSite(root: string): BuiltSite | undefined {
  const folder = join(root, 'public');
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const files = new Set(listFiles(folder));
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const pages = [...files]
    .filter((file) => file.endsWith('.html') && !NO_PAGE.test(file))
    .map((file) => readBuiltPage(file, text(file)));
  return { pages: new Map(pages.map((page) => [page.path, page])), files, text };
}

/** The attributes that contain URLs, by element. */
const URL_ATTRIBUTES: Record<string, string[]> = {
  a: ['href'],
  area: ['href'],
  link: ['href', 'imagesrcset'],
  script: ['src'],
  img: ['src', 'srcset', 'data-src', 'data-srcset'],
  source: ['src', 'srcset', 'data-srcset'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
  iframe: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  form: ['action'],
  object: ['data'],
};
const META_URLS = /^(?:og:(?:url|image|video)|twitter:image)$/;

/** Reads one built HTML file. */
export function readBuiltPage(file: string, html: string): BuiltPage {
  const page: BuiltPage = {
    file,
    path: `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
    links: [],
    ids: new Map(),
    repeated: new Map(),
    noIndex: false,
  };
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  for (const element of document.querySelectorAll('*')) readElement(element, page);
  return page;
}

function readElement(element: HTMLElement, page: BuiltPage): void {
  const tag = element.tagName.toLowerCase();
  const offset = element.range[0];
  const attribute = (name: string) => element.getAttribute(name);
  const id = attribute('id');
  if (id !== undefined) {
    if (page.ids.has(id)) page.repeated.set(id, page.repeated.get(id) ?? offset);
    else page.ids.set(id, offset);
  }
  const add = (url: string) => page.links.push({ url, tag, offset, isNavigation: tag === 'a' });
  for (const name of URL_ATTRIBUTES[tag] ?? []) {
    const value = attribute(name);
    if (value === undefined) continue;
    if (name.endsWith('srcset')) srcsetUrls(value).forEach(add);
    else if (!/^(?:preconnect|dns-prefetch)$/.test(attribute('rel') ?? '') || tag !== 'link')
      add(value);
  }
  if (tag === 'link' && attribute('rel') === 'canonical') page.canonical = attribute('href');
  if (tag !== 'meta') return;
  const content = attribute('content') ?? '';
  if (attribute('name') === 'robots' && content.includes('noindex')) page.noIndex = true;
  if (META_URLS.test(attribute('property') ?? attribute('name') ?? '')) add(content);
  if (attribute('http-equiv')?.toLowerCase() !== 'refresh') return;
  page.redirect = /url=(.*)$/i.exec(content)?.[1]?.trim();
  if (page.redirect !== undefined) add(page.redirect);
}

function srcsetUrls(value: string): string[] {
  return value
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter((url) => url !== '');
}

/**
 * Resolves a URL in the page at `from` to a path below the base path and an anchor. Returns
 * undefined if it's malformed or leads to another site.
 */
export function localTarget(
  url: string,
  from: string,
): { path: string; anchor: string } | undefined {
  const base = `${SITE.origin}${SITE.prefix}${from}`;
  if (!URL.canParse(url, base)) return undefined;
  const { origin, pathname, hash } = new URL(url, base);
  const inside = pathname === SITE.prefix || pathname.startsWith(`${SITE.prefix}/`);
  if (origin !== SITE.origin || !inside) return undefined;
  const decode = (text: string) => decodeOr(text, text);
  const path = decode(pathname.slice(SITE.prefix.length)) || '/';
  return { path, anchor: decode(hash.slice(1)) };
}
