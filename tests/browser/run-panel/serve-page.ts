import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { REPLACED_MODULES } from '../../../src/node/gatsby/webpack';
import {
  contentSecurityPolicy,
  policySources,
} from '../../../src/node/output/content-security-policy';
import { readBuiltPage } from '../../build/built-site';

function siteStyles(): string {
  return readBuiltPage('/').root.querySelector('style[data-styles]')!.rawText;
}

const fakeSite: Plugin = {
  name: 'fake-site',
  setup: ({ onResolve }) =>
    void onResolve({ filter: /client\/(engine|load-files)$/ }, () => ({
      path: join(__dirname, 'fake-site.ts'),
    })),
};

/** With the replacements of the site's build. Returns files by URL. */
async function bundle(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'page.tsx')],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '/',
    write: false,
    minify: true,
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    plugins: [fakeSite],
    alias: { ...REPLACED_MODULES, gatsby: join(__dirname, '../../fixtures/gatsby.tsx') },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

const html = (theme: string) => `<!doctype html><html lang="en" class="${theme}"><title>Run</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/styles.css"><div id="root"></div><script type="module" src="/page.js"></script></html>`;

const EXTRA = ' main{max-width:46rem;margin:0 auto;padding:1rem}';

export interface ServedPage {
  server: Server;
  url: string;
}

export async function servePage(): Promise<ServedPage> {
  const scripts = await bundle();
  const styles = siteStyles().replaceAll('/docs/', '/') + EXTRA;
  const policy = contentSecurityPolicy(policySources({}));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const send = (type: string, body: string | Buffer) =>
      response
        .writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy })
        .end(body);
    const script = scripts.get(pathname);
    if (script !== undefined) send('text/javascript', script);
    else if (pathname === '/')
      send('text/html; charset=utf-8', html(searchParams.has('light') ? '' : 'dark'));
    else if (pathname === '/styles.css') send('text/css', styles);
    else
      send(
        pathname.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2',
        readFileSync(join('static', pathname)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
