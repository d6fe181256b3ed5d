export interface OfflineFiles {
  /** Without the base path. */
  files: string[];
  /** Uncompressed. */
  bytes: number;
}

interface OfflineEngine extends OfflineFiles {
  /** The page in which examples run, with its version, unless the site has no engine. */
  frame?: string | undefined;
}

/** A menu level, or the files that all pages share (`shared`). */
export interface OfflineSection extends OfflineFiles {
  id: string;
  title: string;
  /** In menu order, without the base path. */
  pages: string[];
  /** The section also needs the engine's files. */
  hasExamples: boolean;
}

/** Only the page for saving loads this file. */
export interface OfflineManifest {
  /** A digest of all files. Other versions are outdated. */
  version: string;
  shared: OfflineSection;
  engine: OfflineEngine;
  sections: OfflineSection[];
}

export const OFFLINE_MANIFEST = '/offline.json';
export const OFFLINE_WORKER = '/offline-worker.js';
export const OFFLINE_PAGE = '/offline';
export const SHARED = 'shared';

/**
 * Sites of the same origin share caches, so the name says whose it is, as in src/offline/store.ts.
 */
export const ENGINE_CACHE = 'docs-run';

/** The URL under which a page is requested and saved, without a final slash. */
export function pageUrl(prefix: string, path: string): string {
  return prefix + (path === '/' ? '' : path);
}
