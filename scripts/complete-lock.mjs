// Adds to package-lock.json the optional packages that it names but does not list: `npm run lock`.
// A registry that offers the binaries of one platform only makes npm leave the others out, and
// `npm ci` then refuses the lock file on every platform.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openharmony', 'wasi'];
const PROCESSORS = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'wasm32',
];

/** Optional packages that a lock file names but does not list: [place, version] of each. */
export function missingOptional({ packages }) {
  const missing = new Map();
  for (const [place, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (!isListed(packages, place, name)) missing.set(`node_modules/${name}`, range);
    }
  }
  return [...missing];
}

/** Looks where Node.js would: beside the package, then further and further out. */
function isListed(packages, place, name) {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

function entry(place, range) {
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

export function completeLock(lock) {
  for (const [place, range] of missingOptional(lock)) lock.packages[place] = entry(place, range);
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  );
  return lock;
}

if (process.argv[1]?.endsWith('complete-lock.mjs')) {
  const lock = JSON.parse(readFileSync(FILE, 'utf8'));
  writeFileSync(FILE, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
}
