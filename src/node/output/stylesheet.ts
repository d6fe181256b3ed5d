import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SITE } from '../../lib/site';
import { RuntimeScript } from './runtime-script';

const INLINE = /<style data-emotion="[^"]+"[^>]*>[^<]/;
const STYLE = /<style data-emotion="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Rules that aren't from components. Without JavaScript, all tab panels are visible, each below its
 * name, and search is hidden. The other rules replace the inline styles of Gatsby's elements.
 */
export const FRAME_RULES =
  '@media (scripting:none){.search-open,.menu-filter,.tab-steps,[role=tablist]{display:none!important}' +
  '[role=tabpanel],.tab-name{display:block!important}}' +
  '#gatsby-focus-wrapper{outline:none}' +
  '#gatsby-announcer{position:absolute;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}';

/** CSS rules by Emotion's IDs, in the order in which pages use them. */
export type Rules = Map<string, string>;

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
 * Links a stripped page to the style sheet. Empty tags with the style IDs prevent Emotion from
 * inserting the same styles again.
 */
export function linkStyles({ html, styleIds }: StrippedPage, href: string): string {
  const globals = [...styleIds].filter((ids) => ids.startsWith('css-global '));
  const scoped = [...styleIds].filter((ids) => ids.startsWith('css ')).map((ids) => ids.slice(4));
  const tags = [...globals, ...(scoped.length > 0 ? [`css ${scoped.join(' ')}`] : [])]
    .map((ids) => `<style data-emotion="${ids}"></style>`)
    .join('');
  return html.replace('</head>', `<link rel="stylesheet" href="${href}"/>${tags}</head>`);
}

/**
 * Moves the inline styles of all built pages to one file with a hash in its name, and Gatsby's
 * inline scripts to another. The style sheet also contains the rules of earlier builds, which are in
 * `stateFile`, because pages that weren't rebuilt still use them. Calls `onPage` with each page
 * before changing it.
 */
export function extractStylesheet(
  publicFolder: string,
  stateFile: string,
  onPage?: (file: string, html: string) => void,
): void {
  const previous: Rules = new Map(
    existsSync(stateFile)
      ? (JSON.parse(readFileSync(stateFile, 'utf8')) as [string, string][])
      : [],
  );
  const found: Rules = new Map();
  // Reads each page twice, to avoid keeping all of them in memory.
  const styledFiles = htmlFiles(publicFolder).filter((file) => {
    const html = readFileSync(file, 'utf8');
    onPage?.(file, html);
    if (!INLINE.test(html)) return false;
    stripStyles(html, found);
    return true;
  });
  // If the global styles are different, the code has changed and every page was rebuilt.
  const isNew = [...found.keys()].some((ids) => ids.startsWith('css-global') && !previous.has(ids));
  const rules: Rules = isNew ? found : new Map([...previous, ...found]);
  const css = FRAME_RULES + [...rules.values()].join('');
  const name = `styles.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
  writeFileSync(join(publicFolder, name), css);
  const runtime = new RuntimeScript(publicFolder);
  for (const file of styledFiles) {
    const page = stripStyles(readFileSync(file, 'utf8'), new Map());
    writeFileSync(file, runtime.link(linkStyles(page, `${SITE.prefix}/${name}`)));
  }
  mkdirSync(dirname(stateFile), { recursive: true });
  writeFileSync(stateFile, JSON.stringify([...rules]));
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
}
