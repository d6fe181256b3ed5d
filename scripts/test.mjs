// Installs the packages and runs everything: format, lint, build, types, checks, and all Jest tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { ensureTestBrowser } from './chromium.mjs';
import { installOtherBrowsers } from './debian-packages.mjs';
import { ensureInstalled } from './install.mjs';
import { step } from './step.mjs';

const REPORT = '.cache/jest.json';
const counts = { passed: 0, failed: 0 };

ensureInstalled();
ensureInstalled('example-packages');
process.env.GATSBY_TELEMETRY_DISABLED = '1';
process.env.CHROMIUM = ensureTestBrowser();
installOtherBrowsers();

/** Runs steps at the same time. Resolves to the result of each one: true if it succeeded. */
async function steps(...all) {
  const results = await Promise.all(all.map(([name, ...command]) => step(name, ...command)));
  for (const passed of results) counts[passed ? 'passed' : 'failed'] += 1;
  return results;
}

/** Runs Jest and counts the results. */
async function jest(...options) {
  rmSync(REPORT, { force: true });
  const child = spawn('npx', ['jest', '--ci', '--json', `--outputFile=${REPORT}`, ...options], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  await once(child, 'close');
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(REPORT));
  counts.passed += numPassedTests;
  counts.failed += Math.max(numFailedTests, numFailedTestSuites);
}

rmSync('public', { recursive: true, force: true });
rmSync('.cache', { recursive: true, force: true });
// The build writes the types of the site's queries, which the next steps need.
const [isBuilt] = await steps(
  ['build', 'npm', ['run', '--silent', 'build']],
  ['format', 'npx', ['prettier', '--check', '.']],
);
if (isBuilt) {
  // The checks take longest. Most of the time, they only use one core, so the tests don't wait for them.
  const checks = steps(['checks', 'npm', ['run', '--silent', 'check', '--', '--frozen']]);
  await steps(
    ['lint', 'npx', ['eslint', '.']],
    ['types', 'npx', ['tsc', '--noEmit']],
    // Several tests need the fixture site. Without this step, each of them would build it.
    ['fixture', 'npx', ['tsx', 'scripts/build-fixture.ts']],
  );
  console.log('\n== tests');
  await jest('--ignoreProjects', 'timing');
  await checks;
  // Nothing else runs at the same time, so the measured times are those of an idle machine.
  await jest('--selectProjects', 'timing', '--runInBand');
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);
