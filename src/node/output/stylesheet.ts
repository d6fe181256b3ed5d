import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../../lib/site';
import type { Diagnostic } from '../../lib/diagnostic';
import type { PolicySources } from './content-security-policy';
import { blockedCode } from './inline-code';
import { PageStyles } from './page-styles';
import type { Rules } from './page-styles';
import { RuntimeScript } from './runtime-script';
import { writeFileAtomic } from './write-file';

export type { Rules } from './page-styles';

const INLINE = /<style data-emotion="[^"]+"[^>]*>[^<]/;
/** Attribute of the link to the style sheet. It can't appear in text, where quotes are escaped. */
const LINKED = ' data-styles="';
/** The link to a style sheet. */
const STYLESHEET = new RegExp(`href="${SITE.prefix}/(styles\\.[0-9a-f]+\\.css)"${LINKED}`);
const STYLE = /<style data-emotion="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Rules that don't come from components. Without JavaScript, they show all tab panels, each below its
 * name, and hide search. The other rules replace the inline styles of Gatsby's elements.
 */
export const FRAME_RULES =
  '@media (scripting:none){.search-open,.menu-filter,.tab-steps,[role=tablist]{display:none!important}' +
  '[role=tabpanel],.tab-name{display:block!important}}' +
  '#gatsby-focus-wrapper{outline:none}' +
  '#gatsby-announcer{position:absolute;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}';

/** The folder with the fragments that Gatsby assembles pages from. */
const FRAGMENTS = join('_gatsby', 'slices');

/** A page without its inline styles. */
export interface StrippedPage {
  html: string;
  /** The `data-emotion` values of the removed styles. */
  styleIds: Set<string>;
}

/** Removes Emotion's inline styles from a page and adds them to `rules`. */
export function stripStyles(html: string, rules: Rules): StrippedPage {
  const styleIds = new Set<string>();
  const stripped = html.replace(STYLE, (_, ids: string, css: string) => {
    styleIds.add(ids);
    if (css) rules.set(ids, css);
    return '';
  });
  return { html: stripped, styleIds };
}

/**
 * Links a stripped page to the style sheet. The IDs in `data-styles` prevent Emotion from inserting
 * the same styles again (see `StyleCache`).
 */
export function linkStyles({ html, styleIds }: StrippedPage, href: string): string {
  const ids = [...styleIds].filter((id) => id.startsWith('css ')).map((id) => id.slice(4));
  const link = `<link rel="stylesheet" href="${href}" data-styles="${ids.join(' ')}"/>`;
  return html.replace('</head>', `${link}</head>`);
}

/**
 * Moves the inline styles of all built pages to one file with a hash in its name, and Gatsby's
 * inline scripts to another. The rules of pages that weren't rendered again are in `stateFile`, so the
 * result is the same as after a build with empty caches.
 *
 * @param sources The sources that the Content-Security-Policy allows.
 * @param onPage Called with each page before it changes.
 * @returns A diagnostic for each piece of inline code that the policy blocks. Pages with diagnostics
 *   stay unchanged, so the next build checks them again.
 */
export function extractStylesheet(
  publicFolder: string,
  stateFile: string,
  sources: PolicySources,
  onPage?: (file: string, html: string) => void,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const styles = new PageStyles(stateFile);
  /** Pages of earlier builds, and the style sheets that they link to. */
  const earlier = new Map<string, string>();
  const needed = new Set<string>();
  // Reads each page twice to avoid keeping all of them in memory.
  const styledFiles = htmlFiles(publicFolder).filter((file) => {
    const html = readFileSync(file, 'utf8');
    onPage?.(file, html);
    if (!INLINE.test(html)) {
      // Pages that link to a style sheet were checked by an earlier build.
      if (!html.includes(LINKED)) diagnostics.push(...blockedCode(html, file, sources));
      const [, stylesheet] = STYLESHEET.exec(html) ?? [];
      if (stylesheet && styles.keep(file)) earlier.set(file, stylesheet);
      else if (stylesheet) needed.add(stylesheet);
      return false;
    }
    styles.add(file, stripStyles(html, styles.rules).styleIds);
    return true;
  });
  const css = FRAME_RULES + styles.css();
  const name = `styles.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
  writeFileAtomic(join(publicFolder, name), css);
  // Saves before the pages lose their styles, because the next build needs them after an interruption.
  styles.save();
  const runtime = new RuntimeScript(publicFolder);
  for (const file of styledFiles) {
    const stripped = stripStyles(readFileSync(file, 'utf8'), new Map());
    const page = runtime.link(linkStyles(stripped, `${SITE.prefix}/${name}`));
    const blocked = blockedCode(page, file, sources);
    diagnostics.push(...blocked);
    if (blocked.length === 0) writeFileAtomic(file, page);
  }
  for (const [file, stylesheet] of earlier) {
    if (stylesheet === name) continue;
    writeFileAtomic(file, readFileSync(file, 'utf8').replace(stylesheet, name));
  }
  needed.add(name);
  for (const file of readdirSync(publicFolder)) {
    if (/^styles\.[0-9a-f]+\.css$/.test(file) && !needed.has(file))
      rmSync(join(publicFolder, file));
  }
  return diagnostics;
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .filter(({ parentPath }) => !parentPath.endsWith(FRAGMENTS))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
