/** @jest-environment jsdom */
import { TEXT_FONT_SCRIPT } from '../../../src/lib/first-paint/text-font';

interface Reader {
  /** Round-trip time in ms. Firefox and Safari don't report it. */
  roundTrip?: number | undefined;
  /** False if the reader blocks storage. */
  hasStorage?: boolean;
}

/** Runs the script in a new page. Returns the font's element. */
function openPage({ roundTrip, hasStorage = true }: Reader): HTMLLinkElement {
  document.head.innerHTML = '<script data-font="/fonts/text-1.0.0.woff2"></script>';
  const currentScript = document.querySelector('script');
  Object.defineProperty(document, 'currentScript', { value: currentScript, configurable: true });
  delete document.documentElement.dataset['slow'];
  const navigator = { connection: roundTrip === undefined ? undefined : { rtt: roundTrip } };
  const script = hasStorage
    ? TEXT_FONT_SCRIPT
    : TEXT_FONT_SCRIPT.replace('localStorage', 'blocked');
  new Function('navigator', script)(navigator);
  return document.querySelector('link')!;
}

const usesFallback = () => document.documentElement.hasAttribute('data-slow');

beforeEach(() => localStorage.clear());

test.each([undefined, 0, 100, 125])(
  'with a round-trip time of %s ms, the first page preloads the font',
  (roundTrip) => {
    expect(openPage({ roundTrip }).rel).toBe('preload');
    expect(usesFallback()).toBe(false);
  },
);

test.each([150, 3000])(
  'with a round-trip time of %s ms, the first page uses the fallback, and requests the font last',
  (roundTrip) => {
    const font = openPage({ roundTrip });
    expect([font.rel, usesFallback()]).toEqual(['', true]);
    window.dispatchEvent(new Event('load'));
    expect(font.rel).toBe('prefetch');
  },
);

test('once the font has arrived, the next page preloads it, until its URL changes', () => {
  openPage({ roundTrip: 150 }).dispatchEvent(new Event('load'));
  expect(openPage({ roundTrip: 150 }).rel).toBe('preload');
  expect(usesFallback()).toBe(false);
  localStorage['supabaseFont'] = 'http://localhost/fonts/text-0.9.0.woff2';
  expect(openPage({ roundTrip: 150 }).rel).toBe('');
});

test('a font that arrived on a fast connection is there on a slow one', () => {
  openPage({ roundTrip: 50 }).dispatchEvent(new Event('load'));
  expect(openPage({ roundTrip: 150 }).rel).toBe('preload');
});

test('works without storage', () => {
  expect(openPage({ roundTrip: 50, hasStorage: false }).rel).toBe('preload');
  expect(openPage({ roundTrip: 150, hasStorage: false }).rel).toBe('');
});
