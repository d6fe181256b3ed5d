import { spawnSync } from 'node:child_process';
import fs, { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isComplete,
  LOCK_FILE,
  lockFolder,
  setComplete,
  unlockFolder,
} from '../../../src/node/gatsby/build-lock';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

let root: string;
let folders = 0;
const base = temporaryFolder();

beforeEach(() => {
  jest.restoreAllMocks();
  root = join(base, String(folders++));
});

function lockFor(pid: number, more: object = {}): void {
  const owner = { started: '', command: 'build', ...more, pid };
  writeFiles(root, { [LOCK_FILE]: JSON.stringify(owner) });
}

const locked = () => JSON.parse(readFileSync(join(root, LOCK_FILE), 'utf8')) as object;

/** Only Linux has it. */
function hideProc(): void {
  const read = fs.readFileSync;
  jest.spyOn(fs, 'readFileSync').mockImplementation((file, ...rest) => {
    if (String(file).startsWith('/proc/')) throw new Error('no such file');
    return read(file, ...rest);
  });
}

const ended = () => spawnSync('true').pid;

test('a folder can only be locked once, and the message names the other process', () => {
  lockFolder(root, 'build');
  const message = `gatsby build (process ${process.pid})`;
  expect(() => lockFolder(root, 'develop')).toThrow(message);
  unlockFolder(root);
  expect(existsSync(join(root, LOCK_FILE))).toBe(false);
  expect(isComplete(root)).toBe(true);
});

test('the lock of a killed process is replaced, and its output counts as incomplete', () => {
  lockFor(ended());
  lockFolder(root, 'build');
  expect(locked()).toMatchObject({ pid: process.pid });
  expect(isComplete(root)).toBe(false);
});

test.each(['Linux', 'a system without /proc'])(
  'an unrelated process with the same ID does not hold a lock on %s',
  (system) => {
    if (system !== 'Linux') hideProc();
    lockFolder(root, 'build');
    lockFor(1, locked());
    lockFolder(root, 'build');
    expect(isComplete(root)).toBe(false);
  },
);

test('a process holds its lock if the system does not tell when it started', () => {
  hideProc();
  // Some systems lack `ps`.
  jest.replaceProperty(process, 'env', { ...process.env, PATH: '' });
  lockFor(process.ppid, { started: '123' });
  expect(() => lockFolder(root, 'build')).toThrow(`process ${process.ppid}`);
});

test('a preview that was killed does not make builds start from scratch', () => {
  lockFor(ended(), { command: 'develop' });
  lockFolder(root, 'build');
  expect(isComplete(root)).toBe(true);
});

test.each(['', '{', '{"pid":"1"}', 'null'])('a damaged lock, %j, is replaced', (text) => {
  writeFiles(root, { [LOCK_FILE]: text });
  lockFolder(root, 'build');
  expect(isComplete(root)).toBe(false);
});

test('after a build that fails after its first change, the output is incomplete until a build finishes', () => {
  lockFolder(root, 'build');
  setComplete(root, false);
  unlockFolder(root);
  lockFolder(root, 'develop');
  expect(isComplete(root)).toBe(false);
  setComplete(root, true);
  expect(isComplete(root)).toBe(true);
});
