/** Starts the search worker; webpack makes a file of its own of what it runs. */
export function startWorker(): Worker {
  return new Worker(new URL('../engine/worker.ts', import.meta.url));
}
