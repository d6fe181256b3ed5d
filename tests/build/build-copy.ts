import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../../scripts/copy-project';

/** The result of building a changed copy of the project. */
export interface CopyBuild<T> {
  status: number | null;
  output: string;
  /** The result of calling `read` before the copy was removed. */
  found: T;
}

/** Copies the project, changes the copy, builds it, and reads the result. */
export async function buildCopy<T>(
  change: (folder: string) => Promise<void> | void,
  read: (folder: string) => T,
): Promise<CopyBuild<T>> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-copy-'));
  try {
    copyProject(process.cwd(), folder);
    await change(folder);
    const { status, stdout, stderr } = spawnSync('npx', ['gatsby', 'build', '--prefix-paths'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    });
    return { status, output: stdout + stderr, found: read(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
