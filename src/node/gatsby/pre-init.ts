import { mkdirSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { GENERATED } from '../results/results-file';
import { BuildLock } from './build-lock';
import { startReadingHistory } from '../pages/current-dates';

let lock: BuildLock | undefined;

/** Throws if it's called before `onPreInit`. */
export function buildLock(): BuildLock {
  if (!lock) throw new Error("The build isn't locked before onPreInit");
  return lock;
}

/**
 * A second build or preview would write to the same files. After an interrupted build, Gatsby can't
 * tell which results are complete, so `npm run build` deletes them before it starts Gatsby.
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
  if (!lock.isComplete) {
    reporter.panic('The last build was interrupted: run `npm run clean`, and build again');
    return;
  }
  // Gatsby watches the folder, which a project doesn't have before its first check.
  mkdirSync(GENERATED, { recursive: true });
  startReadingHistory();
};
