/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { Sandbox } from '../../../src/run/client/sandbox';
import type { SandboxCall, SandboxReply, StartMessage } from '../../../src/run/client/protocol';

Object.assign(globalThis, { MessageChannel });

const buffer = () => new ArrayBuffer(1);
const message = (): StartMessage => ({
  script: buffer(),
  files: { postgres: buffer(), postgresData: buffer(), parser: buffer(), project: buffer() },
  projectSql: '',
});
const frame = () => document.querySelector('iframe');

/** As a window would. */
function send(data: unknown, source: Window | null): void {
  dispatchEvent(new MessageEvent('message', { data, source }));
}

let onClose: jest.Mock;
beforeEach(() => {
  onClose = jest.fn();
  // A busy machine can need longer than the limit of a call.
  jest.useFakeTimers();
});
const ports: MessagePort[] = [];
afterEach(() => {
  jest.useRealTimers();
  for (const port of ports.splice(0)) port.close();
  frame()?.remove();
});

async function start(reply: (call: SandboxCall) => SandboxReply | undefined) {
  const starting = Sandbox.start('/docs/run/frame.html', message(), onClose);
  const inner = frame()!.contentWindow!;
  const post = jest.spyOn(inner, 'postMessage').mockImplementation(() => undefined);
  send('ready', inner);
  const sandbox = await starting;
  const [sent, target, transfer] = post.mock.calls[0] as unknown as [
    StartMessage,
    string,
    [MessagePort, ...ArrayBuffer[]],
  ];
  const [port] = transfer;
  ports.push(port);
  port.on('message', (call: SandboxCall) => {
    const answer = reply(call);
    if (answer) port.postMessage(answer);
  });
  return { sandbox, sent, target, transfer, inner };
}

const answer = ({ id, method }: SandboxCall): SandboxReply => ({ id, value: `${method} done` });

test('the frame is hidden and sandboxed, and receives its files when it is ready', async () => {
  const { sandbox, sent, transfer } = await start(answer);
  expect([frame()!.hidden, frame()!.getAttribute('sandbox')]).toEqual([true, 'allow-scripts']);
  expect(transfer.slice(1)).toEqual([sent.script, ...Object.values(sent.files)]);
  sandbox.close('stopped');
});

test('each call gets its own reply', async () => {
  const waiting: SandboxReply[] = [];
  const { sandbox } = await start((call) => {
    // The replies arrive in the opposite order.
    waiting.push(answer(call));
    if (waiting.length < 2) return undefined;
    ports.at(-1)!.postMessage(waiting[1]);
    return waiting[0];
  });
  const both = [sandbox.call('tables', [], 1000), sandbox.call('open', [], 1000)];
  expect(await Promise.all(both)).toEqual(['tables done', 'open done']);
  sandbox.close('stopped');
});

test('an error in the sandbox rejects the call, and the sandbox stays open', async () => {
  const { sandbox } = await start((call) =>
    call.method === 'tables' ? { id: call.id, error: 'no tables' } : answer(call),
  );
  await expect(sandbox.call('tables', [], 1000)).rejects.toThrow('no tables');
  expect(await sandbox.call('open', [], 1000)).toBe('open done');
  expect(onClose).not.toHaveBeenCalled();
  sandbox.close('stopped');
});

test('a call that takes too long closes the sandbox, and rejects the other calls, too', async () => {
  const { sandbox } = await start(() => undefined);
  const [slow, other] = [sandbox.call('open', [], 20), sandbox.call('tables', [], 1000)];
  const rejected = Promise.all([
    expect(slow).rejects.toMatchObject({ reason: 'timeout' }),
    expect(other).rejects.toMatchObject({ reason: 'timeout' }),
  ]);
  jest.advanceTimersByTime(20);
  await rejected;
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(frame()).toBeNull();
});

test('a call that returns in time leaves the sandbox open', async () => {
  const { sandbox } = await start(answer);
  await sandbox.call('open', [], 1000);
  jest.advanceTimersByTime(1000);
  expect(onClose).not.toHaveBeenCalled();
  sandbox.close('stopped');
});

test('a worker that crashes rejects the call', async () => {
  const { sandbox, inner } = await start(() => undefined);
  const call = sandbox.call('open', [], 1000);
  send('failed', inner);
  await expect(call).rejects.toMatchObject({ reason: 'memory' });
  expect(frame()).toBeNull();
});

test('messages of other windows are ignored', async () => {
  const { sandbox } = await start(answer);
  send('failed', window);
  send('failed', null);
  expect(await sandbox.call('open', [], 1000)).toBe('open done');
  sandbox.close('stopped');
});

test('a frame that never starts is unsupported', async () => {
  const starting = Sandbox.start('/docs/run/frame.html', message(), onClose);
  const failed = expect(starting).rejects.toMatchObject({ reason: 'unsupported' });
  send('ready', window);
  jest.advanceTimersByTime(20_000);
  await failed;
  expect(frame()).toBeNull();
});

test('a sandbox is closed once, and later calls are rejected immediately', async () => {
  const { sandbox } = await start(answer);
  sandbox.close('stopped');
  sandbox.close('timeout');
  expect(onClose).toHaveBeenCalledTimes(1);
  await expect(sandbox.call('open', [], 50)).rejects.toMatchObject({ reason: 'stopped' });
});
