import { ensureInstalled } from './install.mjs';
import { step } from './step.mjs';

const TESTS = [
  ...['tests/node/examples', 'tests/node/quality', 'tests/node/results'],
  ...['tests/search/engine/quality', 'tests/check/links'],
];

ensureInstalled();
ensureInstalled('example-packages');
const results = await Promise.all([
  step('checks', 'npm', ['run', '--silent', 'check']),
  step('format', 'npm', ['run', '--silent', 'format:check']),
  step('tests', 'npx', ['jest', '--ci', '--maxWorkers=1', ...TESTS]),
]);
const failed = results.filter((passed) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
