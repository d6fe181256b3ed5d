/** Files that readers can save. */
export interface OfflineFiles {
  /** Paths of the files, without the base path. */
  files: string[];
  /** Size of the files in bytes, without compression. */
  bytes: number;
}

/** The files that run examples. */
export interface OfflineEngine extends OfflineFiles {
  /** Path of the frame in which examples run, with its version. Undefined if the site has no engine. */
  frame?: string | undefined;
}

/** A part of the site that readers can save: one menu level, or the files that all pages share. */
export interface OfflineSection extends OfflineFiles {
  /** Menu level, or `shared`. */
  id: string;
  title: string;
  /** Paths of the pages in menu order, without the base path. */
  pages: string[];
  /** True if it has examples that run in the page, which requires the engine's files. */
  hasExamples: boolean;
}

/** Everything that readers can save. Only the page for saving loads this file. */
export interface OfflineManifest {
  /** Digest of all files. Saved sections with a different version are outdated. */
  version: string;
  shared: OfflineSection;
  /** The files that run examples. */
  engine: OfflineEngine;
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

/**
 * The cache with the files that run examples. Later runs, and runs without a network, use it. Other sites of
 * the same origin can see it, so its name says whose it is, like those in src/offline/store.ts.
 */
export const ENGINE_CACHE = 'docs-run';

/** Returns the URL under which a page is requested and saved, which has no slash at the end. */
export function pageUrl(prefix: string, path: string): string {
  return prefix + (path === '/' ? '' : path);
}
