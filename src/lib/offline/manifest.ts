/** A part of the site that readers can save: one menu level, or the files that all pages share. */
export interface OfflineSection {
  /** Menu level, or `shared`. */
  id: string;
  title: string;
  /** Paths of the pages in menu order, without the base path. */
  pages: string[];
  /** Paths of all files that the section needs, without the base path. */
  files: string[];
  /** Size of the files in bytes, without compression. */
  bytes: number;
}

/** What readers can save, as a file that only the page about it loads. */
export interface OfflineManifest {
  /** Digest of all files. Saved sections with another one are outdated. */
  version: string;
  shared: OfflineSection;
  sections: OfflineSection[];
}

/** The path of the manifest. */
export const OFFLINE_MANIFEST = '/offline.json';
/** The path of the service worker, in `static/`. */
export const OFFLINE_WORKER = '/offline-worker.js';
/** The page on which readers save sections. */
export const OFFLINE_PAGE = '/offline';
/** The section with the files that all pages share. */
export const SHARED = 'shared';

/** Returns the URL under which a page is requested and saved: without a slash at the end. */
export function pageUrl(prefix: string, path: string): string {
  return prefix + (path === '/' ? '' : path);
}
