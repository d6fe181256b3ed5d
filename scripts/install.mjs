import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARK = 'node_modules/.installed';

/** Runs a command with the terminal's output; ends this process if it fails. */
export function run(command, args, options = {}) {
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...options.env };
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
    env,
  });
  if (status !== 0 && !options.allowFailure) process.exit(status ?? 1);
  return status === 0;
}

/** Installs the locked packages unless that has been done for this lock file. */
export function ensureInstalled() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return;
  run('npm', ['ci', '--ignore-scripts']);
  writeFileSync(MARK, lock);
}
