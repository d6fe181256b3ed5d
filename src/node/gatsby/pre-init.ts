import { mkdirSync, rmSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { BuildLock } from './build-lock';
import { startReadingHistory } from './current-dates';

/** The build output, and webpack's cache, which Gatsby keeps when it empties its own. */
const RESULTS = ['public', 'hosting', '.cache/webpack'];
/** Gatsby empties its cache if this folder exists and `public` doesn't. */
const GATSBY_DATA = '.cache/caches-lmdb';

let lock: BuildLock | undefined;

/** Returns the lock of the running build. Throws if it's called before `onPreInit`. */
export function buildLock(): BuildLock {
  if (!lock) throw new Error("The build isn't locked before onPreInit");
  return lock;
}

/**
 * Locks the folder so that a second build or preview stops with a message instead of writing to the
 * same files. If the last build was interrupted, this one starts from scratch, because Gatsby can't
 * tell which of its results are complete.
 */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  const { gatsby_executing_command: command = 'build', BUILD_LOCK_OWNER: parent } = process.env;
  try {
    lock = BuildLock.acquire(process.cwd(), command, parent ? Number(parent) : undefined);
  } catch (error) {
    reporter.panic((error as Error).message);
    return;
  }
  process.once('exit', () => lock?.release());
  startReadingHistory();
  if (lock.isComplete) return;
  reporter.info('The last build was interrupted, so this one starts from scratch.');
  for (const folder of RESULTS) rmSync(folder, { recursive: true, force: true });
  mkdirSync(GATSBY_DATA, { recursive: true });
  lock.setComplete(true);
};
