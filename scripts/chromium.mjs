import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-packages.mjs';

/** Renders the same pages with a quarter less CPU time to open one. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const DEFAULT_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return firstInPath(...NAMES) ?? DEFAULT_PATHS.find(existsSync);
}

function firstInPath(...names) {
  for (const name of names) {
    const { stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (stdout?.trim()) return stdout.trim();
  }
  return undefined;
}

/** Installs a missing one on Debian as root, and otherwise prints instructions and exits. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (installDebianPackages('chromium')) {
    const installed = findChromium();
    if (installed) return installed;
  }
  console.error(
    'Chromium or Chrome is required. Install it (Debian and Ubuntu: apt-get install ' +
      'chromium; macOS: brew install --cask chromium), or set CHROMIUM to its path.',
  );
  return process.exit(1);
}

/** The headless shell, or Chromium or Chrome if it can't be installed. */
export function ensureTestBrowser() {
  const find = () => process.env.CHROMIUM || firstInPath(HEADLESS_SHELL);
  return find() || (installDebianPackages(HEADLESS_SHELL) && find()) || ensureChromium();
}
