import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../../lib/site';
import { hashOf } from '../base/policy-hash';
import { writeFileAtomic } from '../base/write-file';

/** Gatsby's scripts at the end of every page. `<` is escaped everywhere else. */
const SCRIPTS = /<!-- slice-start id="_gatsby-scripts[^>]*-->([\s\S]*?)<!-- slice-end [^>]*-->/;
const RUNTIME = /<script src="[^"]*\/(webpack-runtime-[^"/]+\.js)" async><\/script>/;
const INLINE_LISTS =
  /<script\s+id="gatsby-chunk-mapping"\s*>([\s\S]*?)<\/script>\s*<script>(window\.___webpackCompilationHash=[^<]*)<\/script>/;
/** The scripts of a page after `link`, the runtime first. */
const LINKED = new RegExp(
  `<script src="${SITE.prefix}/runtime\\.\\w+\\.js" async></script>(?:<script src="[^"]+" async></script>)*`,
);
/** Gatsby writes the scripts of all pages to a file in this folder. */
const SLICES = '_gatsby/slices';
/** Styles of Gatsby's elements, which the style sheet replaces (see `FRAME_RULES`). */
const INLINE_STYLES =
  /(<div(?: id="gatsby-announcer")?) style="[^"]*"(?=[^>]* (?:id="gatsby-focus-wrapper"|aria-live="assertive"))/g;
/**
 * This script is different on each page. Nothing uses `pageData`, but if it weren't declared, the
 * name would resolve to an element with that ID.
 */
const PAGE_VARIABLES =
  'window.pagePath=document.documentElement.dataset.path;window.pageData=void 0;';

/** Returns the scripts of a page after `link`, if it has any. */
export function linkedScripts(html: string): string | undefined {
  return LINKED.exec(html)?.[0];
}

/**
 * Moves the list of chunks and the build's hash, which are the same on every page, from Gatsby's
 * inline scripts to the start of webpack's runtime, so they run before any code that needs them.
 */
export class RuntimeScript {
  private readonly files = new Map<string, string>();
  private scripts: string | undefined;

  constructor(private readonly publicFolder: string) {}

  link(html: string): string {
    return html
      .replace(INLINE_STYLES, '$1')
      .replace(SCRIPTS, (_, scripts: string) => this.linkScripts(scripts.trim()));
  }

  /**
   * Links a page of an earlier build to this build's scripts. Gatsby doesn't write a page again if
   * only the scripts have changed, but with the build's old hash in them, the page would reload
   * itself.
   */
  relink(html: string): string {
    const scripts = this.currentScripts();
    return scripts === undefined ? html : html.replace(LINKED, () => scripts);
  }

  /** Takes the hash of the page's scripts, and returns false if `relink` would change them. */
  isLinked(hash: string | undefined): boolean {
    const scripts = this.currentScripts();
    return hash === undefined || scripts === undefined || hash === hashOf(scripts);
  }

  /** Undefined if Gatsby hasn't written any scripts. */
  private currentScripts(): string | undefined {
    if (this.scripts !== undefined) return this.scripts;
    const folder = join(this.publicFolder, SLICES);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const name = names.find((item) => /^_gatsby-scripts-\d+\.html$/.test(item));
    if (name) this.scripts = this.linkScripts(readFileSync(join(folder, name), 'utf8').trim());
    return this.scripts;
  }

  private linkScripts(scripts: string): string {
    const [, runtime] = RUNTIME.exec(scripts) ?? [];
    const [, chunks, hash] = INLINE_LISTS.exec(scripts) ?? [];
    if (!runtime || !chunks || !hash) return scripts;
    const file = this.write(`${chunks.trim()}${hash}${PAGE_VARIABLES}`, runtime);
    return scripts
      .replace(INLINE_LISTS, '')
      .replace(RUNTIME, () => `<script src="${SITE.prefix}/${file}" async></script>`)
      .trim();
  }

  private write(lists: string, runtime: string): string {
    const key = `${lists}\0${runtime}`;
    const existing = this.files.get(key);
    if (existing) return existing;
    const code = `${lists}\n${readFileSync(join(this.publicFolder, runtime), 'utf8')}`;
    const digest = createHash('sha256').update(code).digest('hex').slice(0, 10);
    const file = `runtime.${digest}.js`;
    writeFileAtomic(join(this.publicFolder, file), code);
    this.files.set(key, file);
    return file;
  }
}
