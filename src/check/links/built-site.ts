import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';
import { SITE } from '../../lib/site';

/** A thing a built page points at. */
export interface BuiltLink {
  url: string;
  /** Element that holds it, and offset of that element in the file. */
  tag: string;
  offset: number;
  /** Whether readers and crawlers follow it to another page. */
  leads: boolean;
}

/** A built HTML file. */
export interface BuiltPage {
  file: string;
  /** Address below the base path: `/guides/auth`. */
  path: string;
  links: BuiltLink[];
  /** Ids with the offset of their first element. */
  ids: Map<string, number>;
  /** Ids that stand on more than one element, with the offset of the second. */
  repeated: Map<string, number>;
  canonical?: string | undefined;
  /** Where it sends its visitor at once; such a page is an alias. */
  redirect?: string | undefined;
  noIndex: boolean;
}

/** The built site as its links see it. */
export interface BuiltSite {
  pages: Map<string, BuiltPage>;
  /** Every file below `public/`. */
  files: Set<string>;
  text(file: string): string;
}

/** Reads `public/`; nothing where the site was not built. */
export function readBuiltSite(root: string): BuiltSite | undefined {
  const folder = join(root, 'public');
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const files = new Set(listFiles(folder, ''));
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const pages = [...files]
    .filter(
      (file) => file.endsWith('.html') && !file.startsWith('_gatsby/') && !file.startsWith('~'),
    )
    .map((file) => readBuiltPage(file, text(file)));
  return { pages: new Map(pages.map((page) => [page.path, page])), files, text };
}

function listFiles(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((item) => {
    const path = below ? `${below}/${item.name}` : item.name;
    return item.isDirectory() ? listFiles(folder, path) : [path];
  });
}

const ADDRESSES: Record<string, string[]> = {
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
const META_ADDRESSES = /^(?:og:(?:url|image|video)|twitter:image)$/;

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
  const add = (url: string) => page.links.push({ url, tag, offset, leads: tag === 'a' });
  for (const name of ADDRESSES[tag] ?? []) {
    const value = attribute(name);
    if (value === undefined) continue;
    if (name.endsWith('srcset')) srcset(value).forEach(add);
    else if (!/^(?:preconnect|dns-prefetch)$/.test(attribute('rel') ?? '') || tag !== 'link')
      add(value);
  }
  if (tag === 'link' && attribute('rel') === 'canonical') page.canonical = attribute('href');
  if (tag !== 'meta') return;
  const content = attribute('content') ?? '';
  if (attribute('name') === 'robots' && content.includes('noindex')) page.noIndex = true;
  if (META_ADDRESSES.test(attribute('property') ?? attribute('name') ?? '')) add(content);
  if (attribute('http-equiv')?.toLowerCase() !== 'refresh') return;
  page.redirect = /url=(.*)$/i.exec(content)?.[1]?.trim();
  if (page.redirect !== undefined) add(page.redirect);
}

function srcset(value: string): string[] {
  return value
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .filter((url) => url !== '');
}

/** What an address of the built site means: a path below the base path and an anchor. */
export function localTarget(
  url: string,
  from: string,
): { path: string; anchor: string } | undefined {
  const base = `${SITE.origin}${SITE.prefix}${from === '/' ? '/' : from}`;
  if (!URL.canParse(url, base)) return undefined;
  const { origin, pathname, hash } = new URL(url, base);
  const inside = pathname === SITE.prefix || pathname.startsWith(`${SITE.prefix}/`);
  if (origin !== SITE.origin || !inside) return undefined;
  const path = decode(pathname.slice(SITE.prefix.length)) || '/';
  return { path, anchor: decode(hash.slice(1)) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
