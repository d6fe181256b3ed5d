// Reads a file from its own folder in a separate process. `run-in-process.test.ts` starts it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handleTask } from '../../../src/node/base/run-in-process';

handleTask((name: string) => new Map([[name, readFileSync(join(__dirname, name), 'utf8').length]]));
