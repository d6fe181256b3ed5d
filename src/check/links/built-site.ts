import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';
import { decodeOr } from '../../lib/hash';
import { SITE } from '../../lib/site';
import { listFiles } from '../../node/base/list-files';

export interface BuiltLink {
  url: string;
  /** Contains the URL. */
  tag: string;
  /** Of the element in the file. */
  offset: number;
  /** Readers and crawlers can follow it to another page. */
  isNavigation: boolean;
}

export interface BuiltPage {
  file: string;
  /** Below the base path: `/guides/auth`. */
  path: string;
  links: BuiltLink[];
  /** The first element with each ID. */
  ids: Map<string, number>;
  /** The second element with the same ID. */
  repeated: Map<string, number>;
  canonical?: string | undefined;
  /** Immediate, which makes the page an alias. */
  redirect?: string | undefined;
  noIndex: boolean;
}

export interface BuiltSite {
  pages: Map<string, BuiltPage>;
  /** In `public/`. */
  files: Set<string>;
  text(file: string): string;
}

/** Gatsby's own files, and the frame that runs examples. */
const NO_PAGE = /^(_gatsby\/|~|run\/)/;

/** Undefined if the site hasn't been built. */
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

/** By element. */
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

function readBuiltPage(file: string, html: string): BuiltPage {
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
 * A path below the base path and an anchor. Undefined if the URL is malformed or leads to another
 * site.
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
