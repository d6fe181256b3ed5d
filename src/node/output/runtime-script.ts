import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../../lib/site';

const RUNTIME = /<script src="([^"]*)\/(webpack-runtime-[^"/]+\.js)" async><\/script>/;
const INLINE =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*([\s\S]*?)\s*<\/script>\s*<script>(window\.___webpackCompilationHash=[^<]*)<\/script>/;
/** What Gatsby writes into every page and nobody reads. */
const IDLE =
  /<!-- slice-(?:start|end) [^>]*-->\s*|\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\/|<meta name="generator"[^>]*>|<meta http-equiv="x-ua-compatible"[^>]*>|, shrink-to-fit=no(?=")| id="gatsby-script-loader"/g;
/** What the style sheet says of Gatsby's own elements. */
const STYLED =
  /(<div(?: id="gatsby-announcer")?) style="[^"]*"(?=[^>]* (?:id="gatsby-focus-wrapper"|aria-live="assertive"))/g;

/**
 * Moves what Gatsby's inline scripts tell every page alike, the list of chunks and the build's hash,
 * to the beginning of webpack's runtime, which runs before anything asks for it.
 */
export class RuntimeScript {
  private readonly files = new Map<string, string>();

  constructor(private readonly publicFolder: string) {}

  /** A page without inline lists, pointing at a runtime that begins with them. */
  link(html: string): string {
    const short = html.replace(IDLE, '').replace(STYLED, '$1');
    const [, base, runtime] = RUNTIME.exec(short) ?? [];
    const [, chunks, hash] = INLINE.exec(short) ?? [];
    if (base === undefined || !runtime || !chunks || !hash) return short;
    const file = this.write(`${chunks}${hash}`, runtime);
    return short
      .replace(INLINE, '')
      .replace(RUNTIME, () => `<script src="${SITE.prefix}/${file}" async></script>`);
  }

  private write(lists: string, runtime: string): string {
    const key = `${lists}\0${runtime}`;
    const known = this.files.get(key);
    if (known) return known;
    const code = `${lists}\n${readFileSync(join(this.publicFolder, runtime), 'utf8')}`;
    const digest = createHash('sha256').update(code).digest('hex').slice(0, 10);
    const file = `runtime.${digest}.js`;
    writeFileSync(join(this.publicFolder, file), code);
    this.files.set(key, file);
    return file;
  }
}
