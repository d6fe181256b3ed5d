// Runs the tests that a content change can break: format, checks, links in data, and search results.
// Everything runs at the same time, and nothing builds the site.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';

/** Tests that read the content of this site and don't need a build. */
const TESTS = ['tests/search/engine/quality', 'tests/node/verification', 'tests/check/links'];

/** Runs a command and prints its output when it ends. Resolves to true if it succeeded. */
function step(name, command, args) {
  const started = Date.now();
  const child = spawn(command, args, { shell: process.platform === 'win32' });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  return new Promise((resolve) =>
    child.on('close', (status) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      const result = status === 0 ? 'passed' : 'failed';
      console.log(`\n== ${name}: ${result} in ${seconds} s\n${output.trim()}`);
      resolve(status === 0);
    }),
  );
}

ensureInstalled();
ensureInstalled('example-packages');
const results = await Promise.all([
  step('checks', 'npm', ['run', '--silent', 'check']),
  step('format', 'npx', ['prettier', '--check', '.']),
  step('tests', 'npx', ['jest', '--ci', '--maxWorkers=1', ...TESTS]),
]);
const failed = results.filter((passed) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
