import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

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

/** Installs a folder's packages if its lock file has changed since the last installation. */
export function ensureInstalled(folder = '.') {
  const installed = `${folder}/node_modules/.installed`;
  const lock = createHash('sha256')
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest('hex');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  run('npm', ['ci', '--ignore-scripts'], { cwd: folder });
  writeFileSync(installed, lock);
}
