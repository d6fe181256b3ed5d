/** Starts the search worker. webpack bundles the worker's code in a separate file. */
export function startWorker(): Worker {
  return new Worker(new URL('../engine/worker.ts', import.meta.url));
}
