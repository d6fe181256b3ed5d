import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateDevServerArgs } from 'gatsby';
import { onCreateDevServer } from '../../../src/node/gatsby/preview-server';
import { currentPageExamples } from '../../../src/node/pages/page-sources';
import type { BuiltEngine } from '../../../src/node/run/engine-files';
import { temporaryFolder, writeFiles } from '../../fixtures/temporary-project';

let finish: (engine: BuiltEngine) => void;
let fail: (error: Error) => void;
jest.mock('../../../src/node/run/engine-files', () => ({
  ...jest.requireActual<object>('../../../src/node/run/engine-files'),
  prepareEngine: () =>
    new Promise((resolve, reject) => {
      [finish, fail] = [resolve, reject];
    }),
}));
jest.mock('../../../src/node/pages/page-sources', () => ({ currentPageExamples: jest.fn() }));

type Handler = (request: { path: string }, response: unknown) => unknown;

const root = temporaryFolder();
const warn = jest.fn();
let routes: [pattern: string, handler: Handler][];
beforeEach(() => {
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  routes = [];
  const app = { get: (pattern: string, handler: Handler) => routes.push([pattern, handler]) };
  writeFiles(root, { 'public/run/pages/guides/a.json': '{"old":1}', 'public/run/old.bin': 'old' });
  void onCreateDevServer!(
    {
      app,
      reporter: { warn },
      actions: { touchNode: jest.fn() },
      getNodesByType: () => [],
    } as unknown as CreateDevServerArgs,
    { plugins: [] },
    () => undefined,
  );
});
afterEach(() => jest.restoreAllMocks());

const engine = (): BuiltEngine => ({
  files: { 'run/manifest.json': Buffer.from('{}'), 'run/a.bin': Buffer.from('wasm') },
  policy: '',
});

function request(path: string): Promise<unknown> {
  const [, handler] = routes.find(([pattern]) => path.startsWith(pattern.replace('*', '')))!;
  return new Promise((resolve) => {
    const send = (type: string) => (body: Buffer) => resolve(`${type} ${body.toString()}`);
    const response = {
      json: resolve,
      sendStatus: resolve,
      type: (t: string) => ({ send: send(t) }),
    };
    void handler({ path }, response);
  });
}

test('serves the examples of the current content instead of those of the last build', async () => {
  const examples = new Map([['/guides/a', { one: { id: 'one' } }]]);
  jest.mocked(currentPageExamples).mockReturnValue({ examples, reasons: new Map() } as never);
  expect(existsSync(join(root, 'public/run/pages'))).toBe(false);
  expect(await request('/run/pages/guides/a.json')).toEqual({ one: { id: 'one' } });
  expect(await request('/run/pages/guides/b.json')).toBe(404);
});

test('a request for the engine waits until it is built', async () => {
  const pending = request('/run/a.bin');
  finish(engine());
  expect(await pending).toBe('.bin wasm');
  expect(await request('/run/missing.bin')).toBe(404);
  // The files replace the last build's.
  expect(readFileSync(join(root, 'public/run/a.bin'), 'utf8')).toBe('wasm');
  expect(existsSync(join(root, 'public/run/old.bin'))).toBe(false);
});

test('if the engine cannot be built, the preview warns and works without it', async () => {
  const pending = request('/run/manifest.json');
  fail(new Error('no space'));
  expect(await pending).toBe(404);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no space'));
});
