// Installs the packages and runs everything: format, lint, build, types, checks, and all Jest tests.
import { readFileSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { installOtherBrowsers } from './debian-packages.mjs';
import { ensureInstalled, run } from './install.mjs';

const REPORT = '.cache/jest.json';
const counts = { passed: 0, failed: 0 };

ensureInstalled();
ensureInstalled('example-packages');
process.env.CHROMIUM = ensureChromium();
installOtherBrowsers();

function step(name, command, args) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const passed = run(command, args, { allowFailure: true });
  counts[passed ? 'passed' : 'failed'] += 1;
  console.log(
    `== ${name}: ${passed ? 'passed' : 'failed'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return passed;
}

step('format', 'npx', ['prettier', '--check', '.']);
step('lint', 'npx', ['eslint', '.']);
rmSync('public', { recursive: true, force: true });
rmSync('.cache', { recursive: true, force: true });
if (step('build', 'npm', ['run', '--silent', 'build'])) {
  step('types', 'npx', ['tsc', '--noEmit']);
  step('checks', 'npm', ['run', '--silent', 'check', '--', '--frozen']);
  console.log('\n== tests');
  run('npx', ['jest', '--ci', '--json', `--outputFile=${REPORT}`], { allowFailure: true });
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(REPORT));
  counts.passed += numPassedTests;
  counts.failed += Math.max(numFailedTests, numFailedTestSuites);
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);
