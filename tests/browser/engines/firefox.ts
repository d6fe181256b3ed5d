import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { firstMatch, stop } from './programs';
import type { Engine, RemotePage } from './remote-page';

const FIREFOX = '/usr/bin/firefox-esr';

/** Stop requests that the page didn't cause. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': '',
};

interface Reply {
  id?: number;
  result?: unknown;
  message?: string;
}

async function connect(url: string) {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const pending = new Map<number, (reply: Reply) => void>();
  socket.on('message', (data) => {
    const reply = JSON.parse(String(data as Buffer)) as Reply;
    if (reply.id !== undefined) pending.get(reply.id)?.(reply);
  });
  let lastId = 0;
  return async <T>(method: string, params: object): Promise<T> => {
    const id = ++lastId;
    const reply = await new Promise<Reply>((resolve) => {
      pending.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (reply.result === undefined) throw new Error(`${method}: ${reply.message}`);
    return reply.result as T;
  };
}

async function start(): Promise<RemotePage> {
  const profile = mkdtempSync(join(tmpdir(), 'docs-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(FIREFOX, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await firstMatch(browser, browser.stderr, /ws:\/\/\S+/);
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: [{ context: string }] }>(
    'browsingContext.getTree',
    {},
  );
  const [{ context }] = contexts;
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        ...{ target: { context }, awaitPromise: true },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as unknown);
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    close: async () => {
      await send('browser.close', {}).catch(() => undefined);
      await stop(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

export const firefox: Engine = {
  ...{ name: 'Firefox', programs: [FIREFOX], packages: ['firefox-esr'] },
  start,
};
