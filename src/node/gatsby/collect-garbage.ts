import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects all garbage. Left alone, V8 keeps what a step of the build leaves behind while there is
 * memory to be had, and steps that follow one another pile it up: several times what is in use.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
