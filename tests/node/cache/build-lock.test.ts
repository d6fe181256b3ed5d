import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildLock } from '../../../src/node/cache/build-lock';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const LOCK = '.cache/.build-lock.json';
let root: string;
let folders = 0;
const base = temporaryFolder();

beforeEach(() => {
  root = join(base, String(folders++));
});

/** Writes the lock file of another process. */
function lockFor(pid: number, more: object = {}): void {
  const owner = { pid, started: '', command: 'build', isComplete: true, ...more };
  writeFiles(root, { [LOCK]: JSON.stringify(owner) });
}

/** Returns the ID of a process that has ended. */
const ended = () => spawnSync('true').pid;

test('a lock exists until it is released', () => {
  const lock = BuildLock.acquire(root, 'build');
  expect(lock.isComplete).toBe(true);
  expect(existsSync(join(root, LOCK))).toBe(true);
  lock.release();
  expect(existsSync(join(root, LOCK))).toBe(false);
});

test('a folder can only be locked once, and the message names the other process', async () => {
  const other = spawn('sleep', ['60']);
  try {
    const stat = readFileSync(`/proc/${other.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    lockFor(other.pid!, { started: stat[19], command: 'develop' });
    expect(() => BuildLock.acquire(root, 'build')).toThrow(`gatsby develop (process ${other.pid})`);
    expect(readFileSync(join(root, LOCK), 'utf8')).toContain(String(other.pid));
  } finally {
    other.kill('SIGKILL');
  }
});

test('the lock of a killed process is replaced, and its output counts as incomplete', () => {
  lockFor(ended());
  const lock = BuildLock.acquire(root, 'build');
  expect(lock.isComplete).toBe(false);
  expect(JSON.parse(readFileSync(join(root, LOCK), 'utf8'))).toMatchObject({ pid: process.pid });
});

test('an unrelated process with the same ID does not hold a lock', () => {
  lockFor(process.ppid, { started: 'long ago' });
  expect(BuildLock.acquire(root, 'build').isComplete).toBe(false);
});

test('a preview that was killed does not make builds start from scratch', () => {
  lockFor(ended(), { command: 'develop' });
  expect(BuildLock.acquire(root, 'build').isComplete).toBe(true);
});

test.each(['', '{', '{"pid":"1"}', 'null'])('a damaged lock, %j, is replaced', (text) => {
  writeFiles(root, { [LOCK]: text });
  expect(BuildLock.acquire(root, 'build').isComplete).toBe(false);
});

test('a build that fails after its first change leaves its lock behind', () => {
  const lock = BuildLock.acquire(root, 'build');
  lock.setComplete(false);
  lock.release();
  expect(BuildLock.acquire(root, 'develop').isComplete).toBe(false);
});

test('a build that repairs the output of a killed build removes the lock', () => {
  lockFor(ended());
  const lock = BuildLock.acquire(root, 'build');
  lock.release();
  expect(existsSync(join(root, LOCK))).toBe(true);
  lock.setComplete(true);
  lock.release();
  expect(existsSync(join(root, LOCK))).toBe(false);
});

test.each([true, false])('a process can hand over its lock (complete: %s)', (isComplete) => {
  lockFor(process.ppid, { isComplete });
  const lock = BuildLock.acquire(root, 'build', process.ppid);
  expect(lock.isComplete).toBe(isComplete);
});

test('releasing a lock that was handed over does nothing', () => {
  const lock = BuildLock.acquire(root, 'build');
  lockFor(process.ppid);
  lock.release();
  expect(existsSync(join(root, LOCK))).toBe(true);
});

test('only one of several processes that find a stale lock acquires it', async () => {
  lockFor(ended());
  const script = join(base, 'acquire.ts');
  const module = join(process.cwd(), 'src/node/cache/build-lock.ts');
  writeFileSync(
    script,
    `import { BuildLock } from ${JSON.stringify(module)};
     try { BuildLock.acquire(${JSON.stringify(root)}, 'build'); console.log('locked'); setTimeout(() => undefined, 8000); }
     catch { console.log('refused'); }`,
  );
  const results = await Promise.all(
    Array.from({ length: 3 }, () => {
      const child = spawn(process.execPath, ['--import', 'tsx', script]);
      return new Promise<string>((resolve) =>
        child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
      ).then((result) => ({ result, child }));
    }),
  );
  for (const { child } of results) child.kill('SIGKILL');
  expect(results.map(({ result }) => result).sort()).toEqual(['locked', 'refused', 'refused']);
});
