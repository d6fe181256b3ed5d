import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const INSTALLED_HASH = 'node_modules/.installed';

/**
 * Runs a command and shows its output. Returns true if it succeeds. If it fails, exits with its status,
 * or returns false with `allowFailure`.
 */
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

/** Installs the packages if the lock file has changed since the last installation. */
export function ensureInstalled() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(INSTALLED_HASH) && readFileSync(INSTALLED_HASH, 'utf8') === lock) return;
  run('npm', ['ci', '--ignore-scripts']);
  writeFileSync(INSTALLED_HASH, lock);
}
