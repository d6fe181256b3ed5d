import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readStored, writeStored } from './stored-file';

const STORED = '.cache/history';
const MAX_OUTPUT = 1_000_000_000;

/**
 * Returns the output of a git command, or undefined without git, without a repository, or in a
 * shallow clone, which lacks older commits. Stores `git log` until the next commit, because reading
 * the entire history takes a second.
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

/** Throws if git or the repository is missing. */
export function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: MAX_OUTPUT,
  });
}

function stored(root: string, commit: string, args: string[]): string {
  const file = storedFile(root, commit, args);
  const known = readStored(file);
  if (known) return known.toString();
  const output = git(root, ...args);
  writeStored(file, Buffer.from(output));
  const all = join(root, STORED);
  for (const name of readdirSync(all).filter((folder) => folder !== commit)) {
    rmSync(join(all, name), { recursive: true, force: true });
  }
  return output;
}

function storedFile(root: string, commit: string, args: string[]): string {
  const command = createHash('sha256').update(args.join('\0')).digest('hex').slice(0, 16);
  return join(root, STORED, commit, command);
}
