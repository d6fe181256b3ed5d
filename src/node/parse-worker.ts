import { parentPort, workerData } from 'node:worker_threads';
import { readPage } from './page-content';
import { ParseCache } from './parse-cache';
import type { SourceFile } from './source-files';

// Reads pages into the cache on disk, in a thread of its own.
const { root, files } = workerData as { root: string; files: SourceFile[] };
const cache = new ParseCache(root);
for (const { path, text } of files) readPage(cache, path, text);
parentPort?.close();
