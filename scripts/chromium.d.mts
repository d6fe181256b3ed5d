export function ensureChromium(): string;
export function ensureTestBrowser(): string;
