/** In bytes. */
export interface SizeLimit {
  bytes?: number;
  /** With gzip at level 9. */
  gzip?: number;
  brotli?: number;
  /** As the browser receives it. */
  sent?: number;
}

/**
 * The size limits of the built site, which the quality page shows. The tests enforce them.
 */
export const SIZE_LIMITS = {
  /**
   * A reference page, without the styles and the first script, which are the same on every page. The longest
   * ones are the settings of Auth and the errors of the database.
   */
  referencePage: { bytes: 100_000, gzip: 24_000 },
  /** Any other page, without its styles. The longest ones are tutorials, which contain whole files. */
  otherPage: { bytes: 140_000, gzip: 33_000 },
  /** The menu's part of a reference page. */
  menu: { bytes: 24_500, gzip: 3_200 },
  /**
   * The styles of the site. Including them in the page is faster than a second request: the first paint
   * comes 90 to 160 ms earlier on a mobile connection.
   */
  styles: { bytes: 61_000, gzip: 12_150 },
  /** The script in the HTML of every page, which handles the reader's first action. */
  firstScript: { bytes: 20_200, gzip: 7_600 },
  /** The scripts that every page links to. They load in the background. */
  linkedScripts: { brotli: 96_000 },
  /** All scripts that a page loads in the background. Only a browser can measure them. */
  loadedScripts: { sent: 122_000 },
  /** What the first search loads, without the texts of results. */
  searchIndex: { gzip: 400_000 },
  searchOverlay: { gzip: 65_300 },
} as const satisfies Record<string, SizeLimit>;

export type SizeName = keyof typeof SIZE_LIMITS;
