import { writeFileSync } from 'node:fs';
import { handleTask } from '../../../src/node/base/run-in-process';
import { RESULT_LENGTH } from './result-length';

// Returns a large result, and leaves a promise that rejects and a timer that throws.
handleTask((marker: string) => {
  const fail = () => {
    throw new Error('late');
  };
  setTimeout(() => void Promise.resolve().then(fail), 50);
  setTimeout(fail, 100);
  writeFileSync(marker, '');
  return 'x'.repeat(RESULT_LENGTH);
});
