import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages on Debian as root, and returns true. On other systems, returns false. */
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

/** Programs of the browsers that tests use in addition to Chromium, by Debian package. */
const BROWSER_PROGRAMS = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/**
 * Installs Firefox and WebKitGTK on Debian as root if they're missing. On other systems, their tests
 * are skipped.
 */
export function installOtherBrowsers() {
  const missing = Object.entries(BROWSER_PROGRAMS).filter(([, program]) => !existsSync(program));
  if (missing.length > 0) installDebianPackages(...missing.map(([name]) => name));
}
