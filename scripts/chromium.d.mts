/** Returns the path of Chromium, or undefined if it isn't installed. */
export function findChromium(): string | undefined;
/** Returns the path of Chromium. Installs it on Debian, or exits if it's missing. */
export function ensureChromium(): string;
/** Returns the path of the browser for tests. Installs it on Debian, or exits if it's missing. */
export function ensureTestBrowser(): string;
