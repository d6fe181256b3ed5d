// `run-in-process.test.ts` starts this file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handleTask } from '../../../src/node/base/run-in-process';

handleTask((name: string) => new Map([[name, readFileSync(join(__dirname, name), 'utf8').length]]));
