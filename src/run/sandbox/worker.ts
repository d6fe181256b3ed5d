import './globals';
import type { SandboxCall, SandboxReply } from '../client/protocol';
import { Project } from './project';
import { started } from './start';

const project = started.then(({ message }) => new Project(message));

async function replyTo({ id, method, args }: SandboxCall): Promise<SandboxReply> {
  try {
    const target = (await project) as unknown as Record<string, (...args: unknown[]) => unknown>;
    return { id, value: await target[method]!(...args) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

void started.then(({ port }) => {
  // The page waits for the reply to a call before it sends the next one.
  port.onmessage = async ({ data }: MessageEvent<SandboxCall>) =>
    port.postMessage(await replyTo(data));
});
