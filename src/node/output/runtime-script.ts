import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../../lib/site';

const RUNTIME = /<script src="([^"]*)\/(webpack-runtime-[^"/]+\.js)" async><\/script>/;
const INLINE_LISTS =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*([\s\S]*?)\s*<\/script>\s*<script>(window\.___webpackCompilationHash=[^<]*)<\/script>/;
/** Markup that Gatsby adds to every page and that nothing uses. */
const UNUSED =
  /<!-- slice-(?:start|end) [^>]*-->\s*|\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\/|<meta name="generator"[^>]*>|<meta http-equiv="x-ua-compatible"[^>]*>|, shrink-to-fit=no(?=")| id="gatsby-script-loader"/g;
/** Inline styles of Gatsby's elements, which the style sheet replaces (see `FRAME_RULES`). */
const INLINE_STYLES =
  /(<div(?: id="gatsby-announcer")?) style="[^"]*"(?=[^>]* (?:id="gatsby-focus-wrapper"|aria-live="assertive"))/g;

/**
 * Moves the list of chunks and the build's hash from Gatsby's inline scripts, which are the same on
 * every page, to the start of webpack's runtime. It runs before any code that needs them.
 */
export class RuntimeScript {
  private readonly files = new Map<string, string>();

  constructor(private readonly publicFolder: string) {}

  /** Returns a page without the inline lists that links to a runtime with them. */
  link(html: string): string {
    const page = html.replace(UNUSED, '').replace(INLINE_STYLES, '$1');
    const [, base, runtime] = RUNTIME.exec(page) ?? [];
    const [, chunks, hash] = INLINE_LISTS.exec(page) ?? [];
    if (base === undefined || !runtime || !chunks || !hash) return page;
    const file = this.write(`${chunks}${hash}`, runtime);
    return page
      .replace(INLINE_LISTS, '')
      .replace(RUNTIME, () => `<script src="${SITE.prefix}/${file}" async></script>`);
  }

  private write(lists: string, runtime: string): string {
    const key = `${lists}\0${runtime}`;
    const existing = this.files.get(key);
    if (existing) return existing;
    const code = `${lists}\n${readFileSync(join(this.publicFolder, runtime), 'utf8')}`;
    const digest = createHash('sha256').update(code).digest('hex').slice(0, 10);
    const file = `runtime.${digest}.js`;
    writeFileSync(join(this.publicFolder, file), code);
    this.files.set(key, file);
    return file;
  }
}
