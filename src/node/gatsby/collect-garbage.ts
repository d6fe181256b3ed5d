import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Runs V8's garbage collector. As long as memory is available, V8 doesn't free what earlier build
 * steps allocated, and the process grows to several times the size of its live data.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
