import { spawn } from 'node:child_process';

/**
 * Prints the output at the end, because steps can run at the same time. Resolves to true if the
 * command succeeded.
 */
export function step(name, command, args) {
  const started = Date.now();
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' };
  const child = spawn(command, args, { env, shell: process.platform === 'win32' });
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
