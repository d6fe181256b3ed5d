import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { CODE, copyCode } from '../../scripts/copy-project';
import { digestFolders } from '../../src/node/base/digest-folders';
import { listFiles } from '../../src/node/base/list-files';

const ROOT = process.cwd();
const FIXTURE = join(ROOT, 'tests/fixtures/site');
/** By the digest of their inputs. */
const BUILDS = join(ROOT, '.cache/fixture-builds');
const OUTPUT = ['public', 'hosting'];

/** Null if the build was killed. */
export interface BuildResult {
  status: number | null;
  output: string;
  seconds: number;
}

interface RunningBuild {
  result: Promise<BuildResult>;
  kill(): void;
}

/** The fixture site with this project's code and configuration. */
export class FixtureSite {
  private readonly running = new Map<ChildProcess, Promise<BuildResult>>();

  constructor(readonly folder: string) {
    if (existsSync(join(folder, 'src'))) return;
    copyCode(ROOT, folder);
    this.restoreSources();
  }

  restoreSources(): void {
    for (const part of ['content', 'spec']) {
      rmSync(join(this.folder, part), { recursive: true, force: true });
      cpSync(join(FIXTURE, part), join(this.folder, part), { recursive: true });
    }
  }

  clean(): void {
    for (const part of ['.cache', 'public', 'hosting']) {
      rmSync(join(this.folder, part), { recursive: true, force: true });
    }
  }

  start(environment: Record<string, string> = {}): RunningBuild {
    return this.run(['build', '--prefix-paths'], { NODE_ENV: 'production', ...environment });
  }

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

  async build(): Promise<BuildResult> {
    const result = await this.start().result;
    if (result.status !== 0) throw new Error(`The build failed:\n${result.output}`);
    return result;
  }

  async stop(): Promise<void> {
    const results = [...this.running.values()];
    for (const child of this.running.keys()) killGroup(child);
    await Promise.all(results);
  }
}

export function hashesOf(folder: string): Record<string, string> {
  const files = OUTPUT.flatMap((part) => filesIn(join(folder, part)));
  return Object.fromEntries(
    files.sort().map((file) => {
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
      return [relative(folder, file), hash];
    }),
  );
}

interface KeptBuild {
  folder: string;
  seconds: number;
}

export interface BuiltSite {
  site: FixtureSite;
  seconds: number;
}

/**
 * The output of a clean build, which is shared, so tests must not change it. With `keep`,
 * `takeBuiltSite` can use the build as well.
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

/** The caller can change the site, and has to remove its folder. */
export async function takeBuiltSite(): Promise<BuiltSite> {
  const file = keptBuild();
  if (!existsSync(file)) return buildSite();
  const { folder, seconds } = JSON.parse(readFileSync(file, 'utf8')) as KeptBuild;
  rmSync(file);
  return existsSync(folder) ? { site: new FixtureSite(folder), seconds } : buildSite();
}

const sharedBuild = () => join(BUILDS, digestFolders(ROOT, [...CODE, 'tests/fixtures/site']));

const keptBuild = () => `${sharedBuild()}.json`;

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

export function filesIn(folder: string): string[] {
  return listFiles(folder).map((file) => join(folder, file));
}
