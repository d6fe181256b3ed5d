import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { CODE, copyCode } from '../../scripts/copy-project';
import { digestFolders } from '../../src/node/base/digest-folders';

const ROOT = process.cwd();
const FIXTURE = join(ROOT, 'tests/fixtures/site');
/** Contains builds of the fixture site, by the digest of what they were built from. */
const BUILDS = join(ROOT, '.cache/fixture-builds');
/** What a build writes for publishing. */
const OUTPUT = ['public', 'hosting'];

/** The result of a build. The status is null if it was killed. */
export interface BuildResult {
  status: number | null;
  output: string;
  seconds: number;
}

/** A running build or preview, in its own process group. */
export interface RunningBuild {
  /** Resolves when it ends. */
  result: Promise<BuildResult>;
  /** Kills the build and all of its processes immediately. */
  kill(): void;
}

/** A copy of the fixture site with this project's code, for builds with the real configuration. */
export class FixtureSite {
  private readonly running = new Map<ChildProcess, Promise<BuildResult>>();

  /** Creates the copy in the folder, unless it has one already. */
  constructor(readonly folder: string) {
    if (existsSync(join(folder, 'src'))) return;
    copyCode(ROOT, folder);
    this.restoreSources();
  }

  /** Replaces `content/` and `spec/` with the ones from the fixture site. */
  restoreSources(): void {
    for (const part of ['content', 'spec']) {
      rmSync(join(this.folder, part), { recursive: true, force: true });
      cpSync(join(FIXTURE, part), join(this.folder, part), { recursive: true });
    }
  }

  /** Removes everything that was written by builds. */
  clean(): void {
    for (const part of ['.cache', 'public', 'hosting']) {
      rmSync(join(this.folder, part), { recursive: true, force: true });
    }
  }

  /** Starts a build the way `npm run build` does, with more environment variables. */
  start(environment: Record<string, string> = {}): RunningBuild {
    return this.run(['build', '--prefix-paths'], { NODE_ENV: 'production', ...environment });
  }

  /** Starts the preview the way `npm run develop` does. */
  startPreview(port: number): RunningBuild {
    const options = ['develop', '--host', '127.0.0.1', '--port', String(port)];
    return this.run(options, { NODE_ENV: 'development' });
  }

  private run(command: string[], environment: Record<string, string>): RunningBuild {
    const started = performance.now();
    const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
    const script = join(ROOT, 'scripts/gatsby.ts');
    const child = spawn(process.execPath, [tsx, script, ...command], {
      cwd: this.folder,
      env: { ...process.env, ...environment },
      detached: true,
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    const result = new Promise<BuildResult>((resolve) =>
      child.once('close', (status) => {
        this.running.delete(child);
        resolve({ status, output, seconds: (performance.now() - started) / 1000 });
      }),
    );
    this.running.set(child, result);
    return { result, kill: () => killGroup(child) };
  }

  /** Builds the site. Throws an error with Gatsby's output if the build fails. */
  async build(): Promise<BuildResult> {
    const result = await this.start().result;
    if (result.status !== 0) throw new Error(`The build failed:\n${result.output}`);
    return result;
  }

  /** Kills builds and previews that are still running. Resolves when they have ended. */
  async stop(): Promise<void> {
    const results = [...this.running.values()];
    for (const child of this.running.keys()) killGroup(child);
    await Promise.all(results);
  }
}

/** Returns the hash of every file that a build wrote to a folder, by path. */
export function hashesOf(folder: string): Record<string, string> {
  const files = OUTPUT.flatMap((part) => filesIn(join(folder, part)));
  return Object.fromEntries(
    files.sort().map((file) => {
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
      return [relative(folder, file), hash];
    }),
  );
}

/** Where a build was made, and how long it took. */
interface KeptBuild {
  folder: string;
  seconds: number;
}

/** A site after a clean build, and how long the build took. */
export interface BuiltSite {
  site: FixtureSite;
  seconds: number;
}

/**
 * Returns a folder with the output of a clean build of the fixture site. The folder is shared, so
 * tests must not change it. Builds the site if its content or the code has changed since the last call.
 * With `keep`, `takeBuiltSite` can use the build as well.
 */
export async function builtFixture({ keep = false } = {}): Promise<string> {
  const shared = sharedBuild();
  if (existsSync(shared)) return shared;
  const { site, seconds } = await buildSite();
  try {
    const incomplete = join(BUILDS, `incomplete-${process.pid}`);
    for (const part of OUTPUT) {
      cpSync(join(site.folder, part), join(incomplete, part), { recursive: true });
    }
    if (existsSync(shared)) rmSync(incomplete, { recursive: true });
    else renameSync(incomplete, shared);
  } finally {
    if (keep) writeFileSync(keptBuild(), JSON.stringify({ folder: site.folder, seconds }));
    else rmSync(site.folder, { recursive: true, force: true });
  }
  return shared;
}

/**
 * Returns a site after a clean build, with everything that later builds in its folder use. The caller can
 * change it, and has to remove the folder. The site is the one that `builtFixture` kept, if there's one.
 */
export async function takeBuiltSite(): Promise<BuiltSite> {
  const file = keptBuild();
  if (!existsSync(file)) return buildSite();
  const { folder, seconds } = JSON.parse(readFileSync(file, 'utf8')) as KeptBuild;
  rmSync(file);
  return existsSync(folder) ? { site: new FixtureSite(folder), seconds } : buildSite();
}

/** Returns the folder for the output of a build from the current sources. */
const sharedBuild = () => join(BUILDS, digestFolders(ROOT, [...CODE, 'tests/fixtures/site']));

/** Returns the file that names the folder in which the shared build was made. */
const keptBuild = () => `${sharedBuild()}.json`;

/** Builds the site in a new folder. Removes the folder if the build fails. */
async function buildSite(): Promise<BuiltSite> {
  const site = new FixtureSite(mkdtempSync(join(tmpdir(), 'docs-fixture-')));
  try {
    const { seconds } = await site.build();
    return { site, seconds };
  } catch (error) {
    rmSync(site.folder, { recursive: true, force: true });
    throw error;
  }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL');
  } catch {
    // All processes of the group have ended.
  }
}

/** Returns the paths of all files in a folder, or nothing if it doesn't exist. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
