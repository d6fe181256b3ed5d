/**
 * `npm run pdf -- <sections>`: a section is a menu level. Presses the button of the page for
 * offline reading that prints an entire section.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { OFFLINE_MANIFEST, OFFLINE_PAGE } from '../src/lib/offline/manifest';
import type { OfflineManifest, OfflineSection } from '../src/lib/offline/manifest';
import { SITE } from '../src/lib/site';
import { OFFLINE_TEXT } from '../src/lib/strings/offline';
import { startBrowser } from './bench/measure-load';
import { serveFolder } from './bench/serve-folder';

const FOLDER = 'pdf';
/** In ms, for a section. */
const TIMEOUT = 120_000;
const STYLE = 'width: 100%; padding: 0 16mm; color: #666; font: 8px sans-serif;';
const NUMBER = '<span class="pageNumber"></span> / <span class="totalPages"></span>';

async function exportSection(
  browser: Browser,
  url: string,
  section: OfflineSection,
): Promise<string> {
  const page = await browser.newPage({ colorScheme: 'light' });
  try {
    await page.addInitScript(() => {
      // The page removes printed articles again, so this keeps a copy.
      window.print = () => {
        const printed = document.querySelector('.printed')!;
        printed.after(printed.cloneNode(true));
        document.documentElement.setAttribute('data-printed', '');
      };
    });
    await page.goto(url + OFFLINE_PAGE, { waitUntil: 'networkidle' });
    const name = OFFLINE_TEXT.printLabel(section.title);
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForSelector('[data-printed]', { state: 'attached', timeout: TIMEOUT });
    // Printing doesn't load lazy images.
    await page.evaluate(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('.printed img')];
      for (const image of images) image.loading = 'eager';
      return Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    });
    const file = join(FOLDER, `${section.id.replaceAll('_', '-')}.pdf`);
    await page.evaluate((title) => (document.title = title), `${section.title} | ${SITE.name}`);
    await page.pdf({
      path: file,
      format: 'A4',
      margin: { top: '16mm', bottom: '18mm', left: '16mm', right: '16mm' },
      ...{ outline: true, tagged: true, printBackground: true, displayHeaderFooter: true },
      headerTemplate: '<span></span>',
      footerTemplate: `<p style="${STYLE}">${section.title} · ${SITE.name} · ${NUMBER}</p>`,
    });
    return file;
  } finally {
    await page.close();
  }
}

function sectionsNamed(all: readonly OfflineSection[], names: readonly string[]): OfflineSection[] {
  const unknown = names.filter((name) => !all.some(({ id }) => id === name.replaceAll('-', '_')));
  if (unknown.length > 0) {
    const known = all.map(({ id }) => id.replaceAll('_', '-')).join(', ');
    throw new Error(`There's no section ${unknown.join(', ')}. The sections are ${known}.`);
  }
  if (names.length === 0) return [...all];
  return all.filter(({ id }) => names.includes(id.replaceAll('_', '-')));
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const manifest = join('public', OFFLINE_MANIFEST);
  if (!existsSync(manifest)) throw new Error('There is no built site. Run npm run build first.');
  const { sections } = JSON.parse(readFileSync(manifest, 'utf8')) as OfflineManifest;
  const wanted = sectionsNamed(sections, positionals);
  mkdirSync(FOLDER, { recursive: true });
  const site = await serveFolder('public', SITE.prefix);
  const browser = await startBrowser();
  try {
    for (const section of wanted) console.log(await exportSection(browser, site.url, section));
  } finally {
    await browser.close();
    site.close();
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
