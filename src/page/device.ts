import { readStored, store } from './storage';

/**
 * Round-trip time in ms at which the text font no longer arrives before the first paint. Chromium waits up to
 * 100 ms for a preloaded font. Only Chromium reports the time, in steps of 25 ms, and as 100 before it has
 * measured anything.
 */
const SLOW = 150;
/** Storage key of the URL of the text font that the browser's cache contains. */
const FONT_KEY = 'supabaseFont';

/** Information about the connection that only Chromium provides. */
type Connection = { rtt?: number; saveData?: boolean };
const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Marks Apple devices, for keyboard hints, and browsers that save data. */
export function markDevice(): void {
  const { dataset } = document.documentElement;
  if (/Mac|iP(hone|ad|od)/.test(navigator.platform)) dataset['mac'] = '';
  if (connection()?.saveData) dataset['saves'] = '';
}

/**
 * Requests the text font. On a slow connection, a preload would only delay the text. The first page then uses the
 * fallback font (`data-slow`), and requests the text font for the next page once this one is live.
 *
 * @param url URL of the font.
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
