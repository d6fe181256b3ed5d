import { parentPort, workerData } from 'node:worker_threads';
import { readPage } from './page-content';
import { ParseCache } from './parse-cache';
import type { Parts } from './parts';
import type { SourceFile } from './source-files';

// Reads pages into the cache on disk, in a thread of its own.
const { root, files, parts } = workerData as { root: string; files: SourceFile[]; parts: Parts };
const cache = new ParseCache(root);
for (const { path, text } of files) readPage(cache, path, text, parts);
parentPort?.close();
