import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readStored, writeStored } from '../cache/stored-file';

/** The folder with the output of commands, by commit. */
const STORED = '.cache/history';

/**
 * Returns the output of a git command. Stores the output of `git log` until there's another commit, because
 * reading the changes of the whole history takes a second. Returns undefined if git or the repository is
 * missing, and in a shallow clone, because its history lacks older commits.
 */
export function readHistory(root: string, ...args: string[]): string | undefined {
  try {
    const state = git(root, 'rev-parse', '--is-shallow-repository', 'HEAD');
    const [isShallow, commit = ''] = state.trim().split('\n');
    if (isShallow === 'true') return undefined;
    return args[0] === 'log' ? stored(root, commit, args) : git(root, ...args);
  } catch {
    return undefined;
  }
}

/** Returns the output of a git command. Throws if git or the repository is missing. */
export function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1_000_000_000,
  });
}

/** Returns the stored output of a command at a commit, or runs it. Removes the output of other commits. */
function stored(root: string, commit: string, args: string[]): string {
  const all = join(root, STORED);
  const command = createHash('sha256').update(args.join('\0')).digest('hex').slice(0, 16);
  const file = join(all, commit, command);
  const known = readStored(file);
  if (known) return known.toString();
  const output = git(root, ...args);
  writeStored(file, Buffer.from(output));
  const outdated = existsSync(all) ? readdirSync(all).filter((name) => name !== commit) : [];
  for (const name of outdated) rmSync(join(all, name), { recursive: true, force: true });
  return output;
}
