import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** Gatsby keeps files whose names start with a period when it empties the folder. */
export const LOCK_FILE = '.cache/.build-lock.json';
/** Exists from a build's first change of the output to its end. */
const INCOMPLETE_FILE = '.cache/.incomplete';

const ownerSchema = z.object({
  pid: z.number(),
  /** The system reuses process IDs. Empty if it's unknown. */
  started: z.string(),
  command: z.string(),
});
type Owner = z.infer<typeof ownerSchema>;

/**
 * Ensures that only one process builds in a folder. Throws if another process does. The file outlives
 * a killed process, and then the output of its build counts as incomplete.
 */
export function lockFolder(root: string, command: string): void {
  const file = join(root, LOCK_FILE);
  const owner = readOwner(file);
  if (owner && isRunning(owner)) {
    const who = `gatsby ${owner.command} (process ${owner.pid})`;
    throw new Error(
      `This folder is already in use by ${who}. Wait until it has finished, or stop it.`,
    );
  }
  // A preview ends by a signal, but doesn't write pages. A file that can't be read is damaged.
  if (existsSync(file) && owner?.command !== 'develop') setComplete(root, false);
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const { pid } = process;
  writeFileSync(file, JSON.stringify({ pid, started: startOf(pid), command }), { flag: 'wx' });
}

export function unlockFolder(root: string): void {
  rmSync(join(root, LOCK_FILE), { force: true });
}

/** False if the last build failed after its first change, or was killed. */
export function isComplete(root: string): boolean {
  return !existsSync(join(root, INCOMPLETE_FILE));
}

export function setComplete(root: string, complete: boolean): void {
  const file = join(root, INCOMPLETE_FILE);
  if (complete) rmSync(file, { force: true });
  else writeFileSync(file, '');
}

function readOwner(file: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function isRunning({ pid, started }: Owner): boolean {
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
