/**
 * Runs Gatsby: `tsx scripts/gatsby.ts build --prefix-paths`. Locks the folder first, because Gatsby
 * compiles its configuration before it runs code of the site.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { isComplete, LOCK_FILE, lockFolder, unlockFolder } from '../src/node/gatsby/build-lock';
import { PREVIEW_ENDED } from '../src/node/gatsby/exit-code';

const [command = 'build', ...options] = process.argv.slice(2);
const root = process.cwd();

/**
 * Gatsby can't tell which results of an interrupted build are complete. The lock is in `.cache`,
 * too.
 */
function deleteResults(): void {
  console.error('The last build was interrupted, so this one starts from scratch.');
  const cached = readdirSync('.cache').map((name) => `.cache/${name}`);
  for (const path of ['public', 'hosting', ...cached.filter((file) => file !== LOCK_FILE)]) {
    rmSync(path, { recursive: true, force: true });
  }
}

try {
  lockFolder(root, command);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
if (!isComplete(root)) deleteResults();
const cli = join(root, 'node_modules/gatsby/cli.js');
let isStopping = false;

function start(): ChildProcess {
  const started = spawn(process.execPath, [cli, command, ...options], {
    stdio: 'inherit',
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      // For log files and pipes. Gatsby's other logger also takes half a second to load.
      ...(!process.stdout.isTTY && { GATSBY_LOGGER: 'yurnalist' }),
      // With V8's default young generation, much of a build is garbage collection.
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=16`.trim(),
    },
  });
  started.once('exit', (code, signal) => {
    if (code === PREVIEW_ENDED && !isStopping) {
      console.error('Gatsby has ended the preview, so it starts again.');
      child = start();
      return;
    }
    unlockFolder(root);
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
  });
  return started;
}

let child = start();
// Ctrl+C reaches both processes, and this one waits for Gatsby to end.
process.on('SIGINT', () => {
  isStopping = true;
});
process.on('SIGTERM', () => {
  isStopping = true;
  child.kill('SIGTERM');
});
