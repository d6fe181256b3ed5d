import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Minimum size of the heap in bytes for a collection to be worth its time, which is 0.3 s or more. */
const LARGE_HEAP = 600_000_000;

/**
 * Runs V8's garbage collector if the heap is large. As long as memory is available, V8 doesn't free what
 * earlier build steps allocated, and the process grows to several times the size of its live data.
 */
export function collectGarbage(): void {
  if (process.memoryUsage().heapTotal < LARGE_HEAP) return;
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
