import { buildSync } from 'esbuild';

let script: string | undefined;

/** Returns the bundle of `src/page/inline.ts`, which every page contains. */
export function pageScript(): string {
  script ??= buildSync({
    entryPoints: ['src/page/inline.ts'],
    ...{ bundle: true, minify: true, write: false },
    format: 'iife',
    target: 'es2022',
  }).outputFiles[0]!.text.trim();
  // The HTML parser would end the script there.
  if (/<\/script|<!--/i.test(script)) throw new Error('src/page contains "</script" or "<!--"');
  return script;
}
