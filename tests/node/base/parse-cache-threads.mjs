// Stores the same values in parallel. Usage: `node parse-cache-threads.mjs <folder>`
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const THREADS = 4;
const VALUES = 300;

if (isMainThread) {
  const [, file, root] = process.argv;
  const ends = Array.from({ length: THREADS }, () => {
    const worker = new Worker(file, { workerData: root });
    return new Promise((resolve, reject) => worker.once('error', reject).once('exit', resolve));
  });
  await Promise.all(ends);
} else {
  const { tsImport } = await import('tsx/esm/api');
  const { ParseCache } = await tsImport('../../../src/node/base/parse-cache.ts', import.meta.url);
  const cache = new ParseCache(workerData);
  for (let value = 0; value < VALUES; value++) cache.get([`${value}`], () => 'x'.repeat(20_000));
}
