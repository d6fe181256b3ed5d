import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../../lib/diagnostic';
import type { PolicySources } from './content-security-policy';
import { hashOf } from '../base/policy-hash';
import type { BuiltPage, BuiltPages } from './built-page';
import { readBuiltPage } from './built-page';
import { scanPage } from './page-scan';
import { RuntimeScript } from './runtime-script';
import { replaceFile } from '../base/write-file';
import { readStoredValue, writeStoredValue } from '../base/stored-file';

const INLINE = /<style data-emotion="[^"]+"[^>]*>[^<]/;
/** The finished styles of a page. The attribute can't appear in text, where quotes are escaped. */
const FINISHED = /(<style data-styles="[^"]*">)([\s\S]*?)(<\/style>)/;
const STYLE = /<style data-emotion="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Without JavaScript, they show all tab panels, each below its name, and hide search. The others
 * replace the inline styles of Gatsby's elements.
 */
export const FRAME_RULES =
  '@media (scripting:none){.search-open,.menu-filter,.tab-row,[role=tablist]{display:none!important}' +
  '[role=tabpanel],.tab-name{display:block!important}}' +
  '#gatsby-focus-wrapper{outline:none}' +
  '#gatsby-announcer{position:absolute;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}';

/**
 * A substring keeps the entire string in memory, so without copies, the IDs of 1,200 pages would
 * keep 200 MB of HTML there.
 */
function copyStrings(strings: readonly string[]): string[] {
  return JSON.parse(JSON.stringify(strings)) as string[];
}

interface StrippedPage {
  html: string;
  /** The `data-emotion` values of the removed styles. */
  styleIds: Set<string>;
}

/** Moves Emotion's inline styles from a page to `rules`. */
export function stripStyles(html: string, rules: Rules): StrippedPage {
  const styleIds = new Set<string>();
  const stripped = html.replace(STYLE, (_, ids: string, css: string) => {
    styleIds.add(ids);
    if (css && rules.get(ids) !== css) {
      const [id = ids, rule = css] = copyStrings([ids, css]);
      rules.set(id, rule);
    }
    return '';
  });
  return { html: stripped, styleIds };
}

/**
 * The styles are the same on every page, so the policy can allow them by their hash, and the first
 * paint doesn't wait for another file. The IDs in `data-styles` keep Emotion from inserting the
 * same styles again (see `StyleCache`).
 */
export function addStyles({ html, styleIds }: StrippedPage, css: string): string {
  const ids = [...styleIds].filter((id) => id.startsWith('css ')).map((id) => id.slice(4));
  const style = `<style data-styles="${ids.join(' ')}">${css}</style>`;
  return withPlainQuotes(html).replace('</head>', () => `${style}</head>`);
}

/** React also escapes apostrophes, and double quotes in text, which isn't necessary. */
function withPlainQuotes(html: string): string {
  return html
    .replaceAll('&#x27;', "'")
    .replace(/>[^<]+/g, (text) => text.replaceAll('&quot;', '"'));
}

interface UnifiedStyles {
  /**
   * Pages with inline code that the policy blocks stay unchanged, so the next build checks them
   * again.
   */
  diagnostics: Diagnostic[];
  /** Hashes of the pages' styles: one, or more if an earlier build's state is lost. */
  styleHashes: string[];
}

interface StyleTask {
  folder: string;
  /** Paths of pages and redirects in `folder`, with slashes. */
  pageFiles: readonly string[];
  stateFile: string;
  /** What the policy allows, without these styles. */
  sources: PolicySources;
  /** The pages of the last build. They're not saved here, because later steps can change them. */
  pages: BuiltPages;
}

/**
 * Replaces the inline styles of all pages with one style element that has the same rules on every
 * page, and moves Gatsby's inline scripts to a file. Only reads pages that have changed or need new
 * styles or scripts, but sets the values of all `pages`.
 */
export async function unifyStyles({
  folder,
  pageFiles,
  stateFile,
  sources,
  pages,
}: StyleTask): Promise<UnifiedStyles> {
  const diagnostics: Diagnostic[] = [];
  const styles = new PageStyles(stateFile);
  const runtime = new RuntimeScript(folder);
  const files = pageFiles.map((file) => join(folder, file));
  const known = new Map(files.map((file) => [file, pages.get(file)]));
  const earlier: { file: string; page: BuiltPage; isKept: boolean }[] = [];
  // Reads each changed page twice to avoid keeping all of them in memory.
  const styledFiles: string[] = [];
  for (const file of files) {
    let page = known.get(file);
    if (!page) {
      const html = await readFile(file, 'utf8');
      if (INLINE.test(html)) {
        styles.add(file, copyStrings([...stripStyles(html, styles.rules).styleIds]));
        styledFiles.push(file);
        continue;
      }
      const finished = FINISHED.exec(html)?.[2];
      const { ids, blocked } = scanPage(html.replace(FINISHED, ''), file, sources);
      diagnostics.push(...blocked);
      if (blocked.length > 0) continue;
      page = readBuiltPage(html, ids, finished === undefined ? undefined : hashOf(finished));
      pages.set(file, page);
    }
    if (page.styles !== undefined) earlier.push({ file, page, isKept: styles.keep(file) });
  }
  const css = FRAME_RULES + styles.css();
  const hash = hashOf(css);
  // If the build is interrupted now, the next one needs the styles that are removed below.
  styles.save();
  for (const file of styledFiles) {
    const { html, styleIds } = stripStyles(await readFile(file, 'utf8'), new Map());
    const page = { html: runtime.link(html), styleIds };
    // Comes before the styles, which are longer than most pages.
    const { ids, blocked } = scanPage(page.html, file, sources);
    diagnostics.push(...blocked);
    if (blocked.length > 0) continue;
    await replaceFile(file, addStyles(page, css));
    pages.set(file, readBuiltPage(page.html, ids, hash));
  }
  const outdated = new Map(
    earlier
      .filter(
        ({ page, isKept }) => isKept && (page.styles !== hash || !runtime.isLinked(page.scripts)),
      )
      .map(({ file, page }) => [file, page.ids]),
  );
  for (const [file, ids] of outdated) {
    const html = await readFile(file, 'utf8');
    const withStyles = html.replace(FINISHED, (_, open, __, close) => `${open}${css}${close}`);
    const relinked = runtime.relink(withStyles);
    await replaceFile(file, relinked);
    pages.set(file, readBuiltPage(relinked, ids, hash));
  }
  const others = earlier.flatMap(({ page, isKept }) => (isKept ? [] : [page.styles!]));
  return { diagnostics, styleHashes: [...new Set([hash, ...others])] };
}

/** CSS rules by Emotion's ID, a hash of the rule. */
export type Rules = Map<string, string>;

interface State {
  rules: [id: string, css: string][];
  pages: [file: string, ids: string[]][];
}

/**
 * The styles of all pages, including those that an earlier build rendered, so that the style sheet
 * is the same as after a build with empty caches.
 */
class PageStyles {
  readonly rules: Rules;
  private readonly previous: ReadonlyMap<string, string[]>;
  private readonly pages = new Map<string, string[]>();

  constructor(private readonly stateFile: string) {
    const state = readStoredValue(stateFile) as State | undefined;
    this.rules = new Map(state?.rules);
    this.previous = new Map(state?.pages);
  }

  add(file: string, ids: Iterable<string>): void {
    this.pages.set(file, [...ids]);
  }

  /** Adds a page of an earlier build. Returns false if its styles are unknown. */
  keep(file: string): boolean {
    const ids = this.previous.get(file);
    if (ids) this.pages.set(file, ids);
    return ids !== undefined;
  }

  /**
   * Returns the rules that pages use, in the order in which the pages were added, without separators that CSS doesn't
   * need. No string in the styles contains them.
   */
  css(): string {
    const ids = new Set([...this.pages.values()].flat());
    const css = [...ids].map((id) => this.rules.get(id) ?? '').join('');
    return css.replaceAll(';}', '}').replaceAll(', ', ',');
  }

  save(): void {
    const used = new Set([...this.pages.values()].flat());
    const state: State = {
      rules: [...this.rules].filter(([id]) => used.has(id)),
      pages: [...this.pages],
    };
    writeStoredValue(this.stateFile, state);
  }
}
