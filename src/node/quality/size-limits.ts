import type { SizeLimit } from '../../lib/sizes';

/**
 * The size limits of the built site. The tests enforce them, and the build publishes them with the
 * measured sizes on the quality page.
 */
export const SIZE_LIMITS = {
  /** A reference page, without the styles and the first script, which are the same on every page. */
  referencePage: { bytes: 71_500, gzip: 11_200, brotli: 12_100 },
  /** Any other page, without its styles. The longest ones are tutorials, which contain whole files. */
  otherPage: { bytes: 132_000, gzip: 31_700 },
  /** The menu's part of a reference page. */
  menu: { bytes: 24_000, gzip: 3_200 },
  /**
   * The styles of the site. Including them in the page is faster than a second request: the first paint
   * comes 90 to 160 ms earlier on a mobile connection.
   */
  styles: { bytes: 57_500, gzip: 11_280 },
  /** The script in the HTML of every page, which handles the reader's first action. */
  firstScript: { bytes: 20_200, gzip: 7_600 },
  /** The scripts that every page links to. They load in the background. */
  linkedScripts: { brotli: 95_000 },
  /** All scripts that a page loads in the background. Only a browser can measure them. */
  loadedScripts: { sent: 119_900 },
  /** What the first search loads, without the texts of results. */
  searchIndex: { gzip: 400_000 },
  searchOverlay: { gzip: 61_500 },
} as const satisfies Record<string, SizeLimit>;

export type SizeName = keyof typeof SIZE_LIMITS;

const { bytes: BYTES } = SIZE_LIMITS.referencePage;

/** Higher limits for reference pages with long tables, many settings, or nested options, based on their measured size. */
export const LONG_PAGES: Record<string, { bytes: number; gzip: number }> = {
  '/reference/self-hosting-storage/config': { bytes: BYTES, gzip: 14_600 },
  '/reference/self-hosting-auth/config': { bytes: BYTES, gzip: 12_600 },
  '/reference/errors/auth': { bytes: BYTES, gzip: 14_200 },
  '/reference/errors': { bytes: BYTES, gzip: 13_500 },
  '/reference/errors/auth-messages': { bytes: BYTES, gzip: 12_000 },
  '/reference/errors/data-api': { bytes: BYTES, gzip: 13_900 },
  '/reference/errors/database': { bytes: BYTES, gzip: 13_700 },
  '/reference/errors/functions': { bytes: BYTES, gzip: 12_500 },
  '/reference/javascript/using-filters': { bytes: BYTES, gzip: 12_450 },
  '/reference/javascript/initializing': { bytes: BYTES, gzip: 13_750 },
  '/reference/javascript/select': { bytes: 86_000, gzip: 12_400 },
  '/reference/dart/select': { bytes: 73_500, gzip: 11_100 },
  '/reference/javascript/subscribe': { bytes: BYTES, gzip: 11_850 },
  '/reference/javascript/v1-to-v2': { bytes: BYTES, gzip: 11_600 },
  '/reference/cli/config': { bytes: BYTES, gzip: 11_800 },
  '/reference/auth/token': { bytes: 77_000, gzip: 12_600 },
  '/reference/management-api/get-auth-config': { bytes: 91_000, gzip: 14_200 },
  '/reference/management-api/update-auth-config': { bytes: 98_500, gzip: 14_700 },
  '/reference/management-api/usage': { bytes: 81_500, gzip: 11_100 },
};
