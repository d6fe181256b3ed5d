// `npm run lock`: adds missing hashes, and optional packages that package-lock.json names but
// doesn't list. npm omits a binary for another platform if the registry lacks it, and `npm ci` then
// rejects the lock file everywhere.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony', 'wasi'];
const PROCESSORS = [
  ...['arm64', 'x64', 'arm', 'ia32', 'ppc64'],
  ...['s390x', 'riscv64', 'loong64', 'wasm32'],
];

/** Returns [place, version]. */
export function missingOptional({ packages }) {
  const missing = new Map();
  for (const [place, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (!isListed(packages, place, name)) missing.set(`node_modules/${name}`, range);
    }
  }
  return [...missing];
}

/** As Node.js looks: next to the package, then in each folder above. */
function isListed(packages, place, name) {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

/** Returns [place, entry]. Links have no hash, and an archive's covers the packages in it. */
export function withoutIntegrity({ packages }) {
  return Object.entries(packages).filter(
    ([place, { link, inBundle, integrity }]) => place !== '' && !link && !inBundle && !integrity,
  );
}

function createEntry(place, range) {
  const words = place.split(/[-/.]/);
  const named = (known) => known.filter((word) => words.includes(word));
  const [os, cpu] = [named(SYSTEMS), named(PROCESSORS)];
  return {
    version: range.replace(/^[~^]/, ''),
    optional: true,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(os.length > 0 ? { os } : {}),
  };
}

/**
 * In place. `integrityOf` returns the hash of `name@version`, or an empty string. Throws one error
 * for all packages without a hash.
 */
export function completeLock(lock, integrityOf) {
  for (const [place, range] of missingOptional(lock)) {
    lock.packages[place] = createEntry(place, range);
  }
  const unknown = withoutIntegrity(lock).flatMap(([place, entry]) => {
    const name = entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 13);
    entry.integrity = integrityOf(`${name}@${entry.version}`);
    return entry.integrity ? [] : [`${name}@${entry.version}`];
  });
  if (unknown.length > 0) {
    throw new Error(
      `${FILE}: the registry has no ${unknown.join(', ')}  →  ` +
        'pin the packages that need them to versions with binaries for every platform',
    );
  }
  lock.packages = Object.fromEntries(
    // As npm sorts.
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return lock;
}

function publishedIntegrity(spec) {
  const { stdout } = spawnSync('npm', ['view', spec, 'dist.integrity'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return stdout.trim();
}

if (process.argv[1]?.endsWith('complete-lock.mjs')) {
  const lock = JSON.parse(readFileSync(FILE, 'utf8'));
  writeFileSync(FILE, `${JSON.stringify(completeLock(lock, publishedIntegrity), null, 2)}\n`);
}
