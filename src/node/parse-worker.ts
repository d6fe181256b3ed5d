import { parentPort, workerData } from 'node:worker_threads';
import { ParseCache } from './parse-cache';
import type { ParseWork } from './read-file';
import { readFile } from './read-file';

// Reads files into the cache on disk, in a thread of its own.
const { root, files, context } = workerData as ParseWork;
const cache = new ParseCache(root);
for (const file of files) readFile(file, context, cache);
parentPort?.close();
