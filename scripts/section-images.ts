import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { isReferenceLevel } from '../src/lib/menu-level';
import { OG_FOLDER, OG_SIZE, SITE } from '../src/lib/site';
import { WORDMARK_TEXT } from '../src/lib/strings/frame';
import { parseCache } from '../src/node/base/parse-cache';
import { escapeHtml } from '../src/node/markdown/highlight';
import { readSite } from '../src/node/site/site-model';
import { readSourceFiles } from '../src/node/sources/source-files';
import { dark } from '../src/theme/tokens';
import { startBrowser } from './bench/measure-load';

const FOLDER = join('static', OG_FOLDER);
const FONTS = join('static', 'fonts');
const FONT = readdirSync(FONTS).find((name) => /^geist-[0-9a-f]+\.woff2$/.test(name))!;
const font = readFileSync(join(FONTS, FONT)).toString('base64');

/** Contains the font, so the result is the same everywhere. */
function drawing(title: string): string {
  const lines = Array.from(
    { length: 11 },
    (_, index) => `M${index * 120} 0V630M0 ${index * 105}H1200`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Geist; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: ${dark.background};
      font-family: Geist; color: ${dark.text} }
    svg { position: absolute }
    .mark { left: 96px; top: 96px }
    p { position: absolute; left: 176px; top: 98px; margin: 0; font-size: 44px; line-height: 56px;
      font-weight: 650; letter-spacing: -0.02em }
    p span { color: ${dark['text-muted']}; font-weight: 400 }
    h1 { position: absolute; left: 96px; right: 96px; bottom: 88px; margin: 0; font-size: 104px;
      line-height: 1.08; font-weight: 650; letter-spacing: -0.035em; text-wrap: balance }
  </style>
  <svg width="1200" height="630"><path d="${lines.join('')}" stroke="${dark.border}"/>
    <path d="M0 618H1200" stroke="${dark.accent}" stroke-width="24"/></svg>
  <svg class="mark" width="60" height="60" viewBox="0 0 32 32"><path d="${SITE.bolt}" fill="${dark.accent}"
    stroke="${dark.accent}" stroke-width="3" stroke-linejoin="round"/></svg>
  <p>${WORDMARK_TEXT.name} <span>${WORDMARK_TEXT.suffix}</span></p>
  <h1>${escapeHtml(title)}</h1>`;
}

async function main(): Promise<void> {
  const { menus } = readSite(readSourceFiles(process.cwd()).files, parseCache());
  const browser = await startBrowser();
  const page = await browser.newPage({ viewport: OG_SIZE });
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { menu } of menus) {
    await page.setContent(drawing(titleOf(menu)));
    await page.evaluate(() => document.fonts.ready);
    // With a palette, the file is four times smaller.
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(join(FOLDER, `${menu.level}.png`));
  }
  await browser.close();
  console.log(`${menus.length} images in ${FOLDER}`);
}

/** Some menu titles only make sense on the site. */
function titleOf({ level, title }: { level: string; title: string }): string {
  if (level === 'home') return 'Build with the open source backend on Postgres';
  return isReferenceLevel(level) ? `${title} reference` : title;
}

void main();
