import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { HTMLElement } from 'node-html-parser';

export const PUBLIC = join(process.cwd(), 'public');

/** One HTML file of the built site. */
export interface BuiltPage {
  /** Address without base path, e.g. `/guides/auth/overview`. */
  path: string;
  html: string;
  root: HTMLElement;
}

const IS_REDIRECT = /<meta http-equiv="refresh"/;

/** All HTML files of `public/`, redirect pages apart from the rest. */
export function readBuiltSite(): { pages: BuiltPage[]; redirects: BuiltPage[] } {
  const files = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !/^(page-data|_gatsby)/.test(file),
  );
  const all = files.map((file): BuiltPage => {
    const html = readFileSync(join(PUBLIC, file), 'utf8');
    const name = file.replace(/\\/g, '/').replace(/(^|\/)index\.html$|\.html$/, '');
    return { path: `/${name}`, html, root: parse(html) };
  });
  return {
    pages: all.filter(({ html }) => !IS_REDIRECT.test(html)),
    redirects: all.filter(({ html }) => IS_REDIRECT.test(html)),
  };
}
