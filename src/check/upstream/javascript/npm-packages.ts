import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CLASSES } from './javascript-classes';
import { readMemberNames } from './package-members';
import type { ReadMembers, Release } from './generate';

const run = promisify(execFile);
const MAX_OUTPUT = 10_000_000;

/** From `npm view`. */
interface PublishedRelease {
  version: string;
  dependencies: Record<string, string>;
}

/** Users call their members. */
const PART = /^@supabase\/(auth|gotrue|postgrest|realtime|storage|functions)-js$/;

/**
 * Stable releases up to `last`, oldest first. A range counts as its lowest version, because newer
 * ones aren't guaranteed to be installed.
 */
export function toReleases(name: string, published: PublishedRelease[], last: string): Release[] {
  return published
    .filter(({ version }) => STABLE.test(version) && compareVersions(version, last) <= 0)
    .sort((a, b) => compareVersions(a.version, b.version))
    .map(({ version, dependencies }) => {
      const parts = Object.entries(dependencies).filter(([part]) => PART.test(part));
      const packages = parts.map(([part, range]) => `${part}@${lowest(part, range)}`);
      return { version, packages: [`${name}@${version}`, ...packages] };
    });
}

const STABLE = /^\d+\.\d+\.\d+$/;

function lowest(name: string, range: string): string {
  const version = range.replace(/^[\^~]/, '');
  if (!STABLE.test(version)) throw new Error(`Can't read the range "${range}" of ${name}`);
  return version;
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

export async function viewReleases(name: string, major: number): Promise<PublishedRelease[]> {
  const args = ['view', `${name}@${major}`, 'version', 'dependencies', '--json'];
  const { stdout } = await run('npm', args, { maxBuffer: MAX_OUTPUT });
  return JSON.parse(stdout) as PublishedRelease[];
}

/** `task` gets a function that reads each package once. */
export async function withPackages<T>(task: (read: ReadMembers) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  const known = new Map<string, ReadonlySet<string>>();
  try {
    return await task(async (packageVersion) => {
      const members = known.get(packageVersion) ?? (await readMembers(folder, packageVersion));
      known.set(packageVersion, members);
      return members;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Without dependencies. */
async function readMembers(folder: string, packageVersion: string): Promise<ReadonlySet<string>> {
  const name = packageVersion.replace(/@[^@]+$/, '');
  const root = join(folder, packageVersion);
  const target = join(root, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  const { stdout } = await run('npm', ['pack', packageVersion], { cwd: root });
  await run('tar', ['-xzf', join(root, stdout.trim()), '-C', target, '--strip-components=1']);
  const members = readMemberNames(root, name, CLASSES);
  if (members.size === 0) throw new Error(`${packageVersion} has no members`);
  return members;
}
