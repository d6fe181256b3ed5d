import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SITE } from '../../lib/site';
import { RuntimeScript } from './runtime-script';

const INLINE = /<style data-emotion="[^"]+"[^>]*>[^<]/;
const STYLE = /<style data-emotion="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Without JavaScript all tab panels show, each under its name, and there is no search. What Gatsby styles
 * in every page by attributes is styled here as well.
 */
export const FRAME_RULES =
  '@media (scripting:none){.search-open,.menu-filter,.tab-steps,[role=tablist]{display:none!important}' +
  '[role=tabpanel],.tab-name{display:block!important}}' +
  '#gatsby-focus-wrapper{outline:none}' +
  '#gatsby-announcer{position:absolute;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}';

/** Rules by the ids Emotion gives them, in the order in which pages use them. */
export type Rules = Map<string, string>;

/** A page without its styles; their ids and rules are added to `rules`. */
export interface StrippedPage {
  html: string;
  /** What Emotion must be told is there already: values of `data-emotion`. */
  present: Set<string>;
}

/** Takes Emotion's inline styles out of a page. */
export function stripStyles(html: string, rules: Rules): StrippedPage {
  const present = new Set<string>();
  const stripped = html.replace(STYLE, (_, ids: string, css: string) => {
    present.add(ids);
    if (css) rules.set(ids, css);
    return '';
  });
  return { html: stripped, present };
}

/** Links a stripped page to the style sheet; empty tags tell Emotion what not to insert again. */
export function linkStyles({ html, present }: StrippedPage, href: string): string {
  const globals = [...present].filter((ids) => ids.startsWith('css-global '));
  const scoped = [...present].filter((ids) => ids.startsWith('css ')).map((ids) => ids.slice(4));
  const tags = [...globals, ...(scoped.length > 0 ? [`css ${scoped.join(' ')}`] : [])]
    .map((ids) => `<style data-emotion="${ids}"></style>`)
    .join('');
  return html.replace('</head>', `<link rel="stylesheet" href="${href}"/>${tags}</head>`);
}

/**
 * Moves the styles of all built pages into one file with its hash in its name, and Gatsby's lists
 * into another, so that a page's HTML holds its content only. Rules of earlier builds stay: pages that were not built again still
 * name the file of their time. `look` is shown each page's file and HTML as it was before.
 */
export function extractStylesheet(
  publicFolder: string,
  memory: string,
  look?: (file: string, html: string) => void,
): void {
  const before: Rules = new Map(
    existsSync(memory) ? (JSON.parse(readFileSync(memory, 'utf8')) as [string, string][]) : [],
  );
  const found: Rules = new Map();
  // Each page is read twice rather than all of them kept.
  const styled = htmlFiles(publicFolder).filter((file) => {
    const html = readFileSync(file, 'utf8');
    look?.(file, html);
    if (!INLINE.test(html)) return false;
    stripStyles(html, found);
    return true;
  });
  // Other global styles mean that the code has changed and every page was built again.
  const isNew = [...found.keys()].some((ids) => ids.startsWith('css-global') && !before.has(ids));
  const rules: Rules = isNew ? found : new Map([...before, ...found]);
  const css = FRAME_RULES + [...rules.values()].join('');
  const name = `styles.${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
  writeFileSync(join(publicFolder, name), css);
  const runtime = new RuntimeScript(publicFolder);
  for (const file of styled) {
    const page = stripStyles(readFileSync(file, 'utf8'), new Map());
    writeFileSync(file, runtime.link(linkStyles(page, `${SITE.prefix}/${name}`)));
  }
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify([...rules]));
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name));
}
