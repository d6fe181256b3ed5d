import { readFileSync, rmSync } from 'node:fs';
import { ensureTestBrowser } from './chromium.mjs';
import { installOtherBrowsers } from './debian-packages.mjs';
import { ensureInstalled, run } from './install.mjs';
import { step } from './step.mjs';

const REPORT = '.cache/jest.json';
const counts = { passed: 0, failed: 0 };

ensureInstalled();
ensureInstalled('example-packages');
process.env.CHROMIUM = ensureTestBrowser();
installOtherBrowsers();

async function steps(...all) {
  const results = await Promise.all(all.map(([name, ...command]) => step(name, ...command)));
  for (const passed of results) counts[passed ? 'passed' : 'failed'] += 1;
  return results;
}

function jest(...options) {
  rmSync(REPORT, { force: true });
  run('npx', ['jest', '--ci', '--json', `--outputFile=${REPORT}`, ...options], {
    allowFailure: true,
  });
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(REPORT));
  counts.passed += numPassedTests;
  counts.failed += Math.max(numFailedTests, numFailedTestSuites);
}

rmSync('public', { recursive: true, force: true });
rmSync('.cache', { recursive: true, force: true });
// The build writes the types of queries for the next steps.
const [isBuilt] = await steps(
  ['build', 'npm', ['run', '--silent', 'build']],
  ['format', 'npm', ['run', '--silent', 'format:check']],
);
if (isBuilt) {
  await steps(
    ['lint', 'npx', ['eslint', '.']],
    ['types', 'npm', ['run', '--silent', 'types']],
    ['checks', 'npm', ['run', '--silent', 'check', '--', '--frozen']],
    // Otherwise, each test would build it.
    ['fixture', 'npx', ['tsx', 'scripts/build-fixture.ts']],
  );
  console.log('\n== tests');
  jest('--ignoreProjects', 'timing');
  // On an otherwise idle machine.
  jest('--selectProjects', 'timing', '--runInBand');
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);
