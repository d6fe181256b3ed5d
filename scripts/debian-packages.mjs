import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns false on other systems and without root. */
export function installDebianPackages(...packages) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false;
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  return true;
}

/**
 * Besides Chromium, each with one of its files. Pages use the font until theirs has loaded, and for
 * characters that it lacks.
 */
const BROWSER_FILES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
};

/** On other systems, the tests that need them are skipped. */
export function installOtherBrowsers() {
  const missing = Object.entries(BROWSER_FILES).filter(([, file]) => !existsSync(file));
  if (missing.length > 0) installDebianPackages(...missing.map(([name]) => name));
}
