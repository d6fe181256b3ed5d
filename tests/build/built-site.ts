import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';

export const PUBLIC = join(process.cwd(), 'public');

export interface BuiltPage {
  path: string;
  html: string;
  /** Parsing takes tens of milliseconds, so it happens on first use. */
  readonly root: HTMLElement;
  readonly head: HTMLElement;
}

const IS_REDIRECT = /<meta http-equiv="refresh"/;

export function readBuiltSite(): { pages: BuiltPage[]; redirects: BuiltPage[] } {
  const files = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !/^(page-data|_gatsby|run\/)/.test(file),
  );
  const all = files.map(readHtml);
  return {
    pages: all.filter(({ html }) => !IS_REDIRECT.test(html)),
    redirects: all.filter(({ html }) => IS_REDIRECT.test(html)),
  };
}

export function readBuiltPage(path: string): BuiltPage {
  return readHtml(path === '/404' ? '404.html' : join(path.slice(1), 'index.html'));
}

export function titleOf(path: string): string {
  return readBuiltPage(path).root.querySelector('head title')!.text;
}

export function headingOf(path: string): string {
  return readBuiltPage(path).root.querySelector('h1')!.text;
}

export function sectionsOf(path: string): { id: string; title: string }[] {
  return readBuiltPage(path)
    .root.querySelectorAll('article h2[id]')
    .map(({ id, text }) => ({ id, title: text.replace(/#$/, '') }));
}

function readHtml(file: string): BuiltPage {
  const html = readFileSync(join(PUBLIC, file), 'utf8');
  const name = file.replace(/\\/g, '/').replace(/(^|\/)index\.html$|\.html$/, '');
  let root: HTMLElement | undefined;
  let head: HTMLElement | undefined;
  return {
    path: `/${name}`,
    html,
    get root() {
      return (root ??= parse(html));
    },
    get head() {
      return (head ??= parse(`${html.slice(0, html.indexOf('</head>'))}</head></html>`));
    },
  };
}
