import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomic } from '../base/write-file';

/** Gatsby keeps files whose names start with a period when it empties the folder. */
export const LOCK_FILE = '.cache/.build-lock.json';

/** Milliseconds after which a lock file that can't be read counts as damaged. */
const WRITE_TIME = 300;

const ownerSchema = z.object({
  pid: z.number(),
  /** The system reuses process IDs. Empty if it's unknown. */
  started: z.string(),
  command: z.string(),
  /** False if the build output is incomplete or about to change. */
  isComplete: z.boolean(),
});
type Owner = z.infer<typeof ownerSchema>;

/**
 * Ensures that only one process builds in a folder. The file outlives a killed process, and tells
 * the next build that the output is incomplete.
 */
export class BuildLock {
  private constructor(
    private readonly file: string,
    private owner: Owner,
  ) {}

  /**
   * Throws if another process is building in the folder. `parent` is the ID of a process that hands
   * over its lock to this one.
   */
  static acquire(root: string, command: string, parent?: number): BuildLock {
    const file = join(root, LOCK_FILE);
    const { pid } = process;
    let previous = readOwner(file);
    if (previous === 'damaged') {
      // Another process might have just created the file without writing it yet.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WRITE_TIME);
      previous = readOwner(file);
    }
    const isComplete = !isInterrupted(previous, parent);
    const lock = new BuildLock(file, { pid, started: startOf(pid), command, isComplete });
    if (typeof previous !== 'string' && previous.pid === parent) {
      lock.write();
      return lock;
    }
    if (typeof previous !== 'string' && isRunning(previous)) throw new Error(describe(previous));
    if (previous !== 'none') removeStale(file, previous);
    if (!createExclusively(file, lock.owner)) throw new Error(describe(readOwner(file)));
    return lock;
  }

  /** False if the last build failed or was killed. */
  get isComplete(): boolean {
    return this.owner.isComplete;
  }

  /**
   * Until the output is complete, `release` keeps the file, so the next build starts from scratch.
   */
  setComplete(isComplete: boolean): void {
    this.owner = { ...this.owner, isComplete };
    this.write();
  }

  /** Removes the file, unless the build output is incomplete or the lock has been handed over. */
  release(): void {
    const owner = readOwner(this.file);
    const isOwn = typeof owner !== 'string' && owner.pid === this.owner.pid;
    if (isOwn && this.owner.isComplete) rmSync(this.file, { force: true });
  }

  private write(): void {
    writeFileAtomic(this.file, JSON.stringify(this.owner));
  }
}

type Previous = Owner | 'none' | 'damaged';

/** A finished build removes its lock file. A preview ends by a signal, but doesn't write pages. */
function isInterrupted(previous: Previous, parent: number | undefined): boolean {
  if (previous === 'none') return false;
  if (previous === 'damaged') return true;
  return !previous.isComplete || (previous.command === 'build' && previous.pid !== parent);
}

function readOwner(file: string): Previous {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return 'none';
  }
  try {
    return ownerSchema.parse(JSON.parse(text));
  } catch {
    return 'damaged';
  }
}

/** Returns false if another process has created the file. */
function createExclusively(file: string, owner: Owner): boolean {
  const text = JSON.stringify(owner);
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // Another process might have removed the file as damaged before it was written.
  return JSON.stringify(readOwner(file)) === text;
}

/** Another process might have replaced the stale lock in the meantime. */
function removeStale(file: string, stale: Previous): void {
  const removed = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, removed);
  } catch {
    return;
  }
  if (JSON.stringify(readOwner(removed)) === JSON.stringify(stale)) rmSync(removed);
  else renameSync(removed, file);
}

function isRunning({ pid, started }: Owner): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process is running as another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return [started, ''].includes(startOf(pid));
}

/** Returns a process's start time in an arbitrary unit, or an empty string if it's unknown. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name, which can contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A killed process is a zombie until its parent collects its status.
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    // Only Linux has this file. Windows has no `ps` either.
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    const result = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env, encoding: 'utf8' });
    return result.stdout ?? '';
  }
}

function describe(owner: Previous): string {
  const who =
    typeof owner === 'string'
      ? 'another process'
      : `gatsby ${owner.command} (process ${owner.pid})`;
  return `This folder is already in use by ${who}. Wait until it has finished, or stop it.`;
}
