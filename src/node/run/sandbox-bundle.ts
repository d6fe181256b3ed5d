import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';

/** Packages that Lite imports but the page's project doesn't use, such as those for SQLite. */
const UNUSED = /^(?:@supabase\/pg-delta|@supabase\/lite\/sqlite|pgsql-parser|ws)(?:\/|$)/;
const NODE = new RegExp(`^(?:node:.*|(?:${builtinModules.join('|')})(?:/.*)?)$`);

/** Replaces modules that only exist in Node.js, and files that are read when the code starts. */
const forBrowsers: Plugin = {
  name: 'for-browsers',
  setup({ onResolve, onLoad }) {
    for (const filter of [UNUSED, NODE]) {
      onResolve({ filter }, ({ path }) => ({ path, namespace: 'unused' }));
    }
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'module.exports = {}' }));
    // The database already contains the project, and declared extensions aren't available.
    onLoad({ filter: /run[\\/]engine[\\/]texts\.ts$/ }, () => ({
      contents:
        "export const PRELUDE = ''; export const FORMER_PRIVILEGES = ''; export const DECLARED_EXTENSIONS = new Map();",
    }));
    onLoad({ filter: /run[\\/]engine[\\/]pglite-extensions\.ts$/ }, () => ({ contents: '' }));
    // The parser would load its WebAssembly file when it's imported.
    onLoad({ filter: /libpg-query[\\/]wasm[\\/]index\.js$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8');
      if (!code.includes('PgQueryModule()')) {
        throw new Error("libpg-query's loader has changed: update src/node/run/sandbox-bundle.ts");
      }
      const loading = code.replace('PgQueryModule()', 'PgQueryModule({ instantiateWasm })');
      return { contents: `import { instantiateWasm } from 'parser-code';\n${loading}` };
    });
  },
};

/**
 * Returns a file of `src/run/sandbox` and its imports as a single script: `worker.ts`, or
 * `frame.ts`, which starts the worker.
 */
export async function bundleScript(root: string, file: 'worker.ts' | 'frame.ts'): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join('src', 'run', 'sandbox', file)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser', 'import'],
    alias: { 'parser-code': join(root, 'src', 'run', 'sandbox', 'parser-code.ts') },
    // The script comes from memory, so it has no URL to load files from.
    define: { 'import.meta.url': '"https://sandbox.invalid/"', global: 'globalThis' },
    plugins: [forBrowsers],
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text.trim();
}
