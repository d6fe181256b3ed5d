import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';

const START_MS = 120_000;

export interface LocalServer {
  url: string;
  close(): Promise<void>;
}

export async function startServer(
  respond: (request: Request) => Promise<Response>,
): Promise<LocalServer> {
  const listener = getRequestListener(respond);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** False if its process ends, or after two minutes. */
export async function waitForServer(
  url: string,
  process: { hasEnded(): boolean },
  method = 'GET',
): Promise<boolean> {
  const deadline = Date.now() + START_MS;
  while (!(await responds(url, method))) {
    if (process.hasEnded() || Date.now() > deadline) return false;
    await setTimeout(200);
  }
  return true;
}

/** Even with an error. */
export async function responds(url: string, method = 'GET'): Promise<boolean> {
  try {
    // The first response can take a while, so only connection errors count.
    await fetch(url, { method, signal: AbortSignal.timeout(60_000) });
    return true;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
