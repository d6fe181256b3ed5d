import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** If the command fails, exits with its status, or returns false with `allowFailure`. */
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

/**
 * Unless the lock file's versions are installed. `withoutDev` omits what only tests and checks
 * need.
 */
export function ensureInstalled(folder = '.', { withoutDev = false } = {}) {
  const lock = readLock(`${folder}/package-lock.json`);
  // npm writes this file last.
  const installed = readLock(`${folder}/node_modules/.package-lock.json`);
  if (isInstalled(lock, installed, withoutDev)) return;
  // Some packages require a newer Node.js, although they only run in browsers or examples only
  // compile against them. npm can't ignore this per package.
  const options = ['--ignore-scripts', '--loglevel=error', ...(withoutDev ? ['--omit=dev'] : [])];
  run('npm', ['ci', ...options], { cwd: folder });
}

function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { packages: {} };
}

/** Optional packages don't count, because most are for other platforms. */
export function isInstalled(lock, installed, withoutDev) {
  return Object.entries(lock.packages).every(([place, wanted]) => {
    const isOptional = wanted.optional || wanted.devOptional;
    if (place === '' || isOptional || wanted.inBundle || (withoutDev && wanted.dev)) return true;
    const found = installed.packages[place];
    return found?.version === wanted.version && found.integrity === wanted.integrity;
  });
}
