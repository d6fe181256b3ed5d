import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { drawFrom, randomFrom, seedFor } from '../fixtures/random';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const TABLET = { viewport: { width: 1024, height: 768 } };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

const FOLDER = 'public';

/** Paths by the size of their pages, the longest ones first. */
export function longest(folder: string, count: number): string[] {
  const files = readdirSync(join(FOLDER, folder), { recursive: true }) as string[];
  return files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => ({ file, size: statSync(join(FOLDER, folder, file)).size }))
    .sort((a, b) => b.size - a.size)
    .slice(0, count)
    .map(({ file }) => `/${folder}/${file}`.replace(/\/index\.html$/, ''));
}

const htmlOf = (path: string) => readFileSync(join(FOLDER, path, 'index.html'), 'utf8');

/** The longest ones and a draw, without redirects. */
export function drawnGuides(long: number, drawn: number): string[] {
  const all = longest('guides', Infinity).filter((path) => htmlOf(path).includes('class="lead"'));
  const random = randomFrom(seedFor('Guides'));
  return [...all.slice(0, long), ...drawFrom(all.slice(long), drawn, random)];
}

/** Only entries with examples. */
export function drawnEntries(count: number): string[] {
  const all = longest('reference', Infinity).sort();
  const drawn: string[] = [];
  for (const path of drawFrom(all, all.length, randomFrom(seedFor('Entries')))) {
    if (drawn.length === count) break;
    if (htmlOf(path).includes('class="examples"')) drawn.push(path);
  }
  return drawn;
}

/** Runs in the browser. */
export function smallControls(): string[] {
  const controls = document.querySelectorAll('header *, main *, footer *, #menu *');
  return [...controls].flatMap((control) => {
    if (!control.matches('a, button, summary, input, select')) return [];
    if (control.closest('p, li:not(nav li, footer li), td, th, figure pre, h1, h2, h3, h4'))
      return [];
    if (control.matches('.libs a, .article nav ol a')) return [];
    const { width, height } = control.getBoundingClientRect();
    const isSmall = control.checkVisibility({ opacityProperty: true }) && height < 40;
    return isSmall && width > 1 ? [`${control.textContent.trim()} is ${height} px high`] : [];
  });
}
