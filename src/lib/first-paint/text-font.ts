/**
 * Round-trip time in ms at which the text font no longer arrives before the first paint. Chromium waits up to
 * 100 ms for a preloaded font. Only Chromium reports the time, in steps of 25 ms, and as 100 before it has
 * measured anything.
 */
const SLOW = 150;
/** Storage key of the URL of the text font that the browser's cache contains. */
const FONT_KEY = 'supabaseFont';

/**
 * Requests the text font, whose URL is in the script's `data-font` attribute. On a slow connection, a preload
 * would only delay the text. The first page then uses the fallback font (`data-slow`), and requests the text
 * font for the next page once it has loaded. It's part of the first script.
 */
export const TEXT_FONT_SCRIPT =
  `{let d=document,l=d.createElement("link"),s={},k="${FONT_KEY}";` +
  'try{s=localStorage||s}catch{}' +
  'l.as="font";l.crossOrigin="";l.href=d.currentScript.dataset.font;d.head.append(l);' +
  'l.onload=()=>s[k]=l.href;' +
  `navigator.connection?.rtt>=${SLOW}&&s[k]!=l.href?(d.documentElement.dataset.slow="",` +
  'addEventListener("load",()=>l.rel="prefetch")):l.rel="preload"}';
