import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { handleTask } from '../../../src/node/base/run-in-process';
import { copyStrings } from '../../../src/node/output/copy-strings';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Number of characters in a page. Most are outside of ASCII, so each one takes two bytes. */
const PAGE_LENGTH = 500_000;
const PAGES = 40;

/**
 * Keeps a part of each page, and returns the memory in megabytes that this takes. In Jest's process, it would
 * also count what other tests have left behind.
 */
handleTask((isCopied: boolean): number => {
  collect();
  const before = process.memoryUsage().heapUsed;
  const parts = Array.from({ length: PAGES }, (_, page) => {
    const text = Buffer.alloc(2 * PAGE_LENGTH, `${page} … `, 'utf16le').toString('utf16le');
    const part = text.slice(100, 140);
    return isCopied ? copyStrings([part])[0] : part;
  });
  collect();
  const used = process.memoryUsage().heapUsed - before;
  if (parts.some((part) => part?.length !== 40)) throw new Error('A part has another length');
  return used / 1_000_000;
});
