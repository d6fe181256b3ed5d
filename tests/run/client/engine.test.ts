import { createEngine } from '../../../src/run/client/engine';
import { Sandbox } from '../../../src/run/client/sandbox';
import type { StartMessage } from '../../../src/run/client/protocol';
import type { LoadProgress, ProjectSetup } from '../../../src/run/client/types';
import { RunFailure } from '../../../src/run/client/types';
import { NO_SETUP } from '../../../src/run/engine/setup';
import { addEngine, FakeNetwork } from './fake-network';

const SETUP: ProjectSetup = { ...NO_SETUP, library: 2, hasApi: false };
const POSTGRES = { role: 'postgres' } as const;

const calls: string[] = [];
/** In milliseconds. */
const limits: number[] = [];
let reply: (method: string, args: unknown[]) => unknown;
let messages: StartMessage[];
let urls: string[];

/** Like the real frame, it tells the engine when it's closed. */
function fakeSandbox(onClose: () => void) {
  return {
    call: async (method: string, args: unknown[], limit: number) => {
      if (method === 'run') limits.push(limit);
      const [first] = args;
      const text = first instanceof ArrayBuffer ? new TextDecoder().decode(first) : args[1];
      calls.push([method, text].filter((part) => typeof part === 'string').join(' '));
      try {
        return await reply(method, args);
      } catch (error) {
        if ((error as RunFailure).reason === 'timeout') onClose();
        throw error;
      }
    },
    close: (reason: string) => {
      calls.push(`close ${reason}`);
      onClose();
    },
  };
}

let network: FakeNetwork;
beforeEach(() => {
  network = new FakeNetwork();
  network.install();
  addEngine(network);
  calls.length = limits.length = 0;
  [messages, urls] = [[], []];
  reply = () => undefined;
  jest.spyOn(Sandbox, 'start').mockImplementation((url, message, onClose) => {
    urls.push(url);
    messages.push(message);
    return Promise.resolve(fakeSandbox(onClose) as unknown as Sandbox);
  });
});

const binaries = () => network.requests.filter((path) => path.endsWith('.bin'));

test('loads nothing before it opens, and the files of the engine once', async () => {
  const engine = createEngine();
  expect(network.requests).toEqual([]);
  const progress: LoadProgress[] = [];
  await Promise.all([engine.open((step) => progress.push(step)), engine.open(() => {})]);
  await engine.reset(SETUP);
  expect(binaries()).toHaveLength(5);
  const total = progress[0]!.total;
  expect(progress[0]).toEqual({ loaded: 0, total });
  expect(progress.at(-1)).toEqual({ loaded: total, total });
  expect(urls).toEqual(['/docs/run/frame.html?1']);
  expect(messages[0]).toMatchObject({ projectSql: 'select 1' });
  expect(Object.keys(messages[0]!.files).sort()).toEqual([
    ...['parser', 'postgres', 'postgresData', 'project'],
  ]);
  expect(calls).toEqual(['open', 'reset']);
});

test('calls run one after the other, in order', async () => {
  const running: string[] = [];
  reply = async (method) => {
    running.push(method);
    expect(running).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running.pop();
  };
  const engine = createEngine();
  await Promise.all([
    engine.reset(SETUP),
    engine.run('sql', 'select 1', POSTGRES),
    engine.tables(),
    engine.run('sql', 'select 2', POSTGRES),
  ]);
  expect(calls).toEqual(['open', 'reset', 'run select 1', 'tables', 'run select 2']);
});

test('an extension is loaded once, and only if code names it', async () => {
  const engine = createEngine();
  await engine.run('sql', 'create table vectors ()', POSTGRES);
  expect(binaries()).toHaveLength(5);
  await engine.run('sql', 'create extension VECTOR', POSTGRES);
  await engine.run('sql', 'select vector(1)', POSTGRES);
  expect(binaries().slice(5)).toEqual(['/docs/run/vector.bin']);
  expect(calls.slice(2, 4)).toEqual(['addExtension a vector', 'run create extension VECTOR']);
});

test('an extension can be named at the start of a line', async () => {
  await createEngine().run('sql', 'create extension\nvector', POSTGRES);
  expect(calls).toContain('addExtension a vector');
});

test('the data of an example can name an extension', async () => {
  await createEngine().reset({ ...SETUP, sql: ['create extension citext'] });
  expect(calls).toEqual(['open', 'addExtension text', 'reset']);
});

test('an extension that could not be loaded is loaded by the next run', async () => {
  const engine = createEngine();
  await engine.open(() => {});
  network.isOffline = true;
  const run = () => engine.run('sql', 'create extension vector', POSTGRES);
  await expect(run()).rejects.toMatchObject({ reason: 'network' });
  network.isOffline = false;
  await run();
  expect(calls.slice(1)).toEqual(['addExtension a vector', 'run create extension vector']);
});

test('an engine that could not be loaded is loaded by the next call', async () => {
  network.isOffline = true;
  const engine = createEngine();
  await expect(engine.open(() => {})).rejects.toMatchObject({ reason: 'network' });
  await expect(engine.tables()).rejects.toMatchObject({ reason: 'network' });
  network.isOffline = false;
  await engine.tables();
  expect(calls).toEqual(['open', 'tables']);
});

test('a sandbox whose Postgres does not start is closed', async () => {
  reply = (method) => {
    if (method === 'open') throw new Error('no memory');
  };
  const engine = createEngine();
  await expect(engine.open(() => {})).rejects.toThrow('no memory');
  expect(calls).toEqual(['open', 'close stopped']);
});

test.each(['WebAssembly', 'DecompressionStream'])('without %s, nothing is loaded', async (name) => {
  const original = Reflect.get(globalThis, name) as unknown;
  Reflect.set(globalThis, name, undefined);
  const opening = createEngine().open(() => {});
  await expect(opening).rejects.toMatchObject({ reason: 'unsupported' });
  Reflect.set(globalThis, name, original);
  expect(network.requests).toEqual([]);
});

test('after a timeout, the next call starts a new sandbox with its extensions', async () => {
  const engine = createEngine();
  await engine.run('sql', 'create extension vector', POSTGRES);
  reply = (method) => {
    if (method === 'run') throw new RunFailure('timeout');
  };
  await expect(engine.run('sql', 'endless', POSTGRES)).rejects.toMatchObject({ reason: 'timeout' });
  reply = () => undefined;
  calls.length = 0;
  await engine.run('sql', 'select vector(1)', POSTGRES);
  expect(calls).toEqual(['open', 'addExtension a vector', 'run select vector(1)']);
  // The files come from the cache.
  expect(binaries()).toHaveLength(6);
});

test('stopping closes the sandbox, and does nothing before there is one', async () => {
  const engine = createEngine();
  engine.stop();
  await engine.open(() => {});
  engine.stop();
  expect(calls).toEqual(['open', 'close stopped']);
  await engine.tables();
  expect(urls).toHaveLength(2);
});

test('after a deployment, an engine that has ended starts with the new files', async () => {
  const engine = createEngine();
  await engine.open(() => {});
  engine.stop();
  const manifest = addEngine(network);
  const path = '/run/postgres-2.bin';
  manifest.files.postgres = { ...manifest.files.postgres, path };
  network.files.set(`/docs${path}`, network.files.get('/docs/run/postgres.bin')!);
  network.files.delete('/docs/run/postgres.bin');
  network.files.set('/docs/run/manifest.json', JSON.stringify(manifest));
  network.stored.clear();
  await engine.tables();
  expect(binaries()).toContain(`/docs${path}`);
});

test('the first run in a sandbox has more time', async () => {
  const engine = createEngine();
  const run = () => engine.run('sql', 'select 1', POSTGRES);
  await run();
  await run();
  engine.stop();
  await run();
  expect(limits).toEqual([20_000, 10_000, 20_000]);
});
