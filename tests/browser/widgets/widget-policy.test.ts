import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { REPLACED_MODULES } from '../../../src/node/gatsby/webpack';
import {
  contentSecurityPolicy,
  policySources,
} from '../../../src/node/output/content-security-policy';
import { readBuiltPage } from '../../build/built-site';
import { openSite, watch } from '../site';
import type { Site, WatchedPage } from '../site';
import { visit } from '../settle';

function siteStyles(): string {
  return readBuiltPage('/').root.querySelector('style[data-styles]')!.rawText;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'page.tsx')],
    bundle: true,
    write: false,
    minify: true,
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    alias: { ...REPLACED_MODULES, gatsby: join(__dirname, '../../fixtures/gatsby.tsx') },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
}

const HTML = `<!doctype html><html lang="en" class="dark"><title>Widgets</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/styles.css"><div id="root"></div><script src="/page.js"></script></html>`;

const typeOf = (url: string) => (url.endsWith('.svg') ? 'image/svg+xml' : 'font/woff2');

async function serveWidgets() {
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html; charset=utf-8', HTML],
    '/page.js': ['text/javascript', await bundle()],
    '/styles.css': ['text/css', `${siteStyles().replaceAll('/docs/', '/')} .tall{height:3000px}`],
  };
  const server = createServer(({ url = '' }, response) => {
    const [type, text] = files[url] ?? [typeOf(url), readFileSync(join('static', url))];
    response
      .writeHead(200, {
        'Content-Type': type,
        'Content-Security-Policy': contentSecurityPolicy(policySources({})),
      })
      .end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

let site: Site;
let widgets: Awaited<ReturnType<typeof serveWidgets>>;
let watched: WatchedPage;
let page: Page;
beforeAll(async () => {
  [site, widgets] = await Promise.all([openSite(), serveWidgets()]);
});
afterAll(async () => {
  await site.close();
  widgets.server.close();
});
beforeEach(async () => {
  watched = await watch({ ...site, url: widgets.url }, { viewport: { width: 900, height: 700 } });
  page = watched.page;
  await visit(page, widgets.url);
});
afterEach(async () => {
  expect(watched.errors).toEqual([]);
  expect(watched.foreign).toEqual([]);
  await watched.context.close();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
async function scrolled(): Promise<number> {
  await page.mouse.move(450, 20);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(300);
  return page.evaluate(() => scrollY);
}
const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);

test.each([
  ['Open dialog', 'Delete'],
  ['Open panel', 'Edit'],
])('"%s" opens a dialog with its styles, and the page does not scroll', async (opener, name) => {
  const before = await sheets();
  await button(opener).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  expect(await sheets()).toBeGreaterThan(before);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await sheets()).toBe(before);
  expect(await scrolled()).toBe(400);
});

test('the page does not scroll until the last of two dialogs is closed', async () => {
  await button('Open dialog').click();
  await button('Open nested').click();
  await page.getByRole('dialog', { name: 'Nested' }).waitFor();
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await scrolled()).toBe(400);
});

test('the menus open, with their styles', async () => {
  await button('Open menu').click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  expect(await menu.evaluate((element) => getComputedStyle(element).padding)).toBe('5px');
  await page.getByRole('menuitem', { name: 'Move' }).hover();
  await page.getByRole('menuitem', { name: 'Up' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await page.getByText('Right-click here').click({ button: 'right' });
  await page.getByRole('menu', { name: 'Row menu' }).waitFor();
});

test('the select opens without a scroll bar', async () => {
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Large' }).waitFor();
  const viewport = page.locator('[data-radix-select-viewport]');
  expect(await viewport.evaluate((element) => getComputedStyle(element).scrollbarWidth)).toBe(
    'none',
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
});

test('the popover, tooltip, accordion, tabs, and switch work', async () => {
  await button('Open popover').click();
  await page.getByRole('dialog', { name: 'Details' }).waitFor();
  await button('Close').click();
  await button('Save').focus();
  await page.getByRole('tooltip').waitFor();
  await button('Two').click();
  await page.getByText('Text of Two').first().waitFor();
  await page.getByRole('tab', { name: 'Two' }).click();
  await page.getByRole('tabpanel', { name: 'Two' }).waitFor();
  await page.getByRole('switch').click();
  expect(await page.getByRole('switch').getAttribute('data-state')).toBe('checked');
});
