export interface OfflineFiles {
  /** Without the base path. */
  files: string[];
  /** Without compression. */
  bytes: number;
}

interface OfflineEngine extends OfflineFiles {
  /** The page in which examples run, with its version. Undefined if the site has no engine. */
  frame?: string | undefined;
}

/** One menu level, or the files that all pages share (`shared`). */
export interface OfflineSection extends OfflineFiles {
  id: string;
  title: string;
  /** In menu order, without the base path. */
  pages: string[];
  /** If true, the section also needs the engine's files. */
  hasExamples: boolean;
}

/** Only the page for saving loads this file. */
export interface OfflineManifest {
  /** A digest of all files. Sections with a different version are outdated. */
  version: string;
  shared: OfflineSection;
  engine: OfflineEngine;
  sections: OfflineSection[];
}

export const OFFLINE_MANIFEST = '/offline.json';
export const OFFLINE_WORKER = '/offline-worker.js';
export const OFFLINE_PAGE = '/offline';
/** The section with the files that all pages share. */
export const SHARED = 'shared';

/**
 * Other sites of the same origin can see the cache, so its name says whose it is, like those in
 * src/offline/store.ts.
 */
export const ENGINE_CACHE = 'docs-run';

/** Returns the URL under which a page is requested and saved, without a slash at the end. */
export function pageUrl(prefix: string, path: string): string {
  return prefix + (path === '/' ? '' : path);
}
