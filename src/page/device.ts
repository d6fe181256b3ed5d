import { readStored, store } from './storage';

/**
 * Round-trip time in ms from which the font arrives after the first paint: Chromium waits up to 100
 * ms for a preloaded font. Only Chromium reports the time, in steps of 25 ms, and as 100 before it
 * has measured anything.
 */
const SLOW = 150;
/** Of the text font's URL. */
const FONT_KEY = 'supabaseFont';

/** Only in Chromium. */
type Connection = { rtt?: number; saveData?: boolean };
const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

export function markDevice(): void {
  const { dataset } = document.documentElement;
  if (/Mac|iP(hone|ad|od)/.test(navigator.platform)) dataset['mac'] = '';
  if (connection()?.saveData) dataset['saves'] = '';
}

/**
 * On a slow connection, a preload would only delay the text. The first page uses the fallback font
 * (`data-slow`), and requests the text font for the next one once it's live.
 */
export function requestTextFont(url: string): void {
  const link = document.createElement('link');
  link.as = 'font';
  link.crossOrigin = '';
  link.href = url;
  link.onload = () => store(FONT_KEY, link.href);
  if ((connection()?.rtt ?? 0) >= SLOW && readStored(FONT_KEY) !== link.href) {
    document.documentElement.dataset['slow'] = '';
    window.addEventListener('page:live', () => (link.rel = 'prefetch'), { once: true });
  } else link.rel = 'preload';
  document.head.append(link);
}
