import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { firstMatch, stop } from './programs';
import type { Engine, RemotePage } from './remote-page';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const START_MS = 10_000;

async function start(): Promise<RemotePage> {
  const displayServer = spawn(
    DISPLAY_SERVER,
    ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const display = await firstMatch(displayServer, displayServer.stdout, /\d+/);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const stopAll = async () => {
    await stop(driver);
    await stop(displayServer);
  };
  const newSession = () => call('POST', '', { capabilities: {} }) as Promise<{ sessionId: string }>;
  const { sessionId } = await retry(newSession).catch(async (error: unknown) => {
    await stopAll();
    throw error;
  });
  const page = `/${sessionId}`;
  return {
    open: async (url) => {
      await call('POST', `${page}/url`, { url });
    },
    reload: async () => {
      await call('POST', `${page}/refresh`, {});
    },
    back: async () => {
      await call('POST', `${page}/back`, {});
    },
    evaluate: async (expression) => {
      const script = `return JSON.stringify(${expression})`;
      const value = await call('POST', `${page}/execute/sync`, { script, args: [] });
      return typeof value === 'string' ? (JSON.parse(value) as unknown) : undefined;
    },
    perform: async (actions) => {
      await call('POST', `${page}/actions`, { actions });
    },
    resize: async (width, height) => {
      await call('POST', `${page}/window/rect`, { width, height });
    },
    close: async () => {
      await call('DELETE', page).catch(() => undefined);
      await stopAll();
    },
  };
}

async function retry<T>(call: () => Promise<T>): Promise<T> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isRefused(error) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function isRefused(error: unknown): boolean {
  return ((error as Error).cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Safari's engine, from Debian. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  programs: [DRIVER, DISPLAY_SERVER],
  packages: ['webkit2gtk-driver', 'xvfb'],
  start,
};
