/**
 * Runs Gatsby: `tsx scripts/gatsby.ts build --prefix-paths`. Locks the folder before Gatsby starts,
 * because Gatsby compiles its configuration before it runs any code of the site. Gatsby's processes compile
 * it with `compile-entries.cjs`.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { BuildLock } from '../src/node/gatsby/build-lock';
import { PREVIEW_ENDED } from '../src/node/gatsby/exit-code';

const [command = 'build', ...options] = process.argv.slice(2);

function lockFolder(): BuildLock {
  try {
    return BuildLock.acquire(process.cwd(), command);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

const lock = lockFolder();
const compiler = join(__dirname, 'compile-entries.cjs').replaceAll('\\', '/');
const cli = join(process.cwd(), 'node_modules/gatsby/cli.js');
/**
 * A larger young generation, because with V8's default, a build spends much of its time collecting garbage.
 * Beyond 350 MB, which every build needs, the rest of the heap may only grow by a fifth between two
 * collections. By default, it can double.
 */
const v8Flags =
  command === 'build'
    ? [
        ...['--min-semi-space-size=16', '--max-semi-space-size=16'],
        ...['--initial-old-space-size=350', '--heap-growing-percent=20'],
      ]
    : [];
let isStopping = false;

function start(): ChildProcess {
  const started = spawn(process.execPath, [...v8Flags, cli, command, ...options], {
    stdio: 'inherit',
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      // Log files and pipes get plain lines. Gatsby's other logger also takes half a second to load.
      ...(!process.stdout.isTTY && { GATSBY_LOGGER: 'yurnalist' }),
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --require "${compiler}"`.trim(),
      BUILD_LOCK_OWNER: String(process.pid),
    },
  });
  started.once('exit', (code, signal) => {
    if (code === PREVIEW_ENDED && !isStopping) {
      console.error('Gatsby has ended the preview, so it starts again.');
      child = start();
      return;
    }
    lock.release();
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
  });
  return started;
}

let child = start();
// The terminal sends Ctrl+C to both processes. This one waits for Gatsby to end.
process.on('SIGINT', () => {
  isStopping = true;
});
process.on('SIGTERM', () => {
  isStopping = true;
  child.kill('SIGTERM');
});
