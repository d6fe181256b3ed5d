import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildLock } from '../../../src/node/gatsby/build-lock';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

const LOCK = '.cache/.build-lock.json';
let root: string;
let folders = 0;
const base = temporaryFolder();

beforeEach(() => {
  jest.restoreAllMocks();
  root = join(base, String(folders++));
});

function lockFor(pid: number, more: object = {}): void {
  const owner = { started: '', command: 'build', isComplete: true, ...more, pid };
  writeFiles(root, { [LOCK]: JSON.stringify(owner) });
}

/** Only Linux has it. */
function hideProc(): void {
  const read = fs.readFileSync;
  jest.spyOn(fs, 'readFileSync').mockImplementation((file, ...rest) => {
    if (String(file).startsWith('/proc/')) throw new Error('no such file');
    return read(file, ...rest);
  });
}

/** Some systems lack `ps`. */
function hideStartTimes(): void {
  hideProc();
  jest.replaceProperty(process, 'env', { ...process.env, PATH: '' });
}

const ended = () => spawnSync('true').pid;

test('a lock exists until it is released', () => {
  const lock = BuildLock.acquire(root, 'build');
  expect(lock.isComplete).toBe(true);
  expect(existsSync(join(root, LOCK))).toBe(true);
  lock.release();
  expect(existsSync(join(root, LOCK))).toBe(false);
});

/** Resolves to the result of the other process, which keeps running. */
async function acquireElsewhere(): Promise<{ result: string; child: ChildProcess }> {
  const script = join(base, 'acquire.ts');
  const module = join(process.cwd(), 'src/node/gatsby/build-lock.ts');
  writeFileSync(
    script,
    `import { BuildLock } from ${JSON.stringify(module)};
     process.stdin.resume();
     try { BuildLock.acquire(${JSON.stringify(root)}, 'develop'); console.log('locked'); }
     catch { console.log('refused'); }`,
  );
  const child = spawn(process.execPath, ['--import', 'tsx', script]);
  const [data] = (await once(child.stdout, 'data')) as [Buffer];
  return { result: data.toString().trim(), child };
}

test('a folder can only be locked once, and the message names the other process', async () => {
  const { child } = await acquireElsewhere();
  try {
    const message = `gatsby develop (process ${child.pid})`;
    expect(() => BuildLock.acquire(root, 'build')).toThrow(message);
    expect(readFileSync(join(root, LOCK), 'utf8')).toContain(String(child.pid));
  } finally {
    child.kill('SIGKILL');
  }
});

test('a file system without hard links can be locked', () => {
  jest.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  });
  expect(BuildLock.acquire(root, 'build').isComplete).toBe(true);
});

test('the lock of a killed process is replaced, and its output counts as incomplete', () => {
  lockFor(ended());
  const lock = BuildLock.acquire(root, 'build');
  expect(lock.isComplete).toBe(false);
  expect(JSON.parse(readFileSync(join(root, LOCK), 'utf8'))).toMatchObject({ pid: process.pid });
});

describe.each(['Linux', 'a system without /proc'])('on %s', (system) => {
  beforeEach(() => {
    if (system !== 'Linux') hideProc();
  });

  test('an unrelated process with the same ID does not hold a lock', () => {
    BuildLock.acquire(root, 'build');
    const own = JSON.parse(readFileSync(join(root, LOCK), 'utf8')) as object;
    lockFor(1, own);
    expect(BuildLock.acquire(root, 'build').isComplete).toBe(false);
  });
});

test('a process holds its lock if the system does not tell when it started', () => {
  hideStartTimes();
  lockFor(process.ppid, { started: '123' });
  expect(() => BuildLock.acquire(root, 'build')).toThrow(`process ${process.ppid}`);
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
  const results = await Promise.all(Array.from({ length: 3 }, acquireElsewhere));
  for (const { child } of results) child.kill('SIGKILL');
  expect(results.map(({ result }) => result).sort()).toEqual(['locked', 'refused', 'refused']);
});

test('a lock file that another process is still writing is not replaced', async () => {
  writeFiles(root, { [LOCK]: '' });
  jest.spyOn(Atomics, 'wait').mockImplementation(() => {
    lockFor(process.ppid);
    return 'timed-out';
  });
  hideStartTimes();
  expect(() => BuildLock.acquire(root, 'build')).toThrow(`process ${process.ppid}`);
});

test('a lock is only acquired if no other process removes its file', () => {
  const write = fs.writeFileSync;
  jest.spyOn(fs, 'writeFileSync').mockImplementation((file, ...rest) => {
    write(file, ...rest);
    if (String(file) === join(root, LOCK)) fs.rmSync(file as string);
  });
  expect(() => BuildLock.acquire(root, 'build')).toThrow('already in use');
});
