import type { SandboxCall, SandboxMethods, SandboxReply, StartMessage } from './protocol';
import { RunFailure } from './types';

/** In milliseconds, until the frame counts as blocked. */
const FRAME_LIMIT = 20_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A hidden frame with an opaque origin, without access to the page or the network. */
export class Sandbox {
  private readonly frame = document.createElement('iframe');
  private readonly channel = new MessageChannel();
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 0;
  private closed: RunFailure | undefined;

  private constructor(private readonly onClose: () => void) {
    this.channel.port1.onmessage = ({ data }: MessageEvent<SandboxReply>) => this.receive(data);
    addEventListener('message', this.receiveFromFrame);
  }

  /** Transfers the files, so the caller can't use them again. `onClose` also reports a failure. */
  static async start(url: string, message: StartMessage, onClose: () => void): Promise<Sandbox> {
    const sandbox = new Sandbox(onClose);
    await sandbox.load(url);
    const { script, files } = message;
    sandbox.frame.contentWindow!.postMessage(message, '*', [
      sandbox.channel.port2,
      script,
      ...Object.values(files),
    ]);
    return sandbox;
  }

  /** Closes the sandbox if it takes longer than `limit` milliseconds. */
  async call<Name extends keyof SandboxMethods>(
    method: Name,
    args: Parameters<SandboxMethods[Name]>,
    limit: number,
  ): Promise<Awaited<ReturnType<SandboxMethods[Name]>>> {
    if (this.closed) throw this.closed;
    const timer = setTimeout(() => this.close('timeout'), limit);
    try {
      const id = this.nextId++;
      const reply = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
      this.channel.port1.postMessage({ id, method, args } as SandboxCall);
      return (await reply) as Awaited<ReturnType<SandboxMethods[Name]>>;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Even ends an endless loop. Waiting calls fail with `reason`. */
  close(reason: RunFailure['reason']): void {
    if (this.closed) return;
    this.closed = new RunFailure(reason);
    removeEventListener('message', this.receiveFromFrame);
    this.channel.port1.close();
    this.frame.remove();
    for (const { reject } of this.waiting.values()) reject(this.closed);
    this.waiting.clear();
    this.onClose();
  }

  private async load(url: string): Promise<void> {
    const { frame } = this;
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.title = 'Sandbox';
    frame.src = url;
    const ready = new Promise((resolve, reject) => this.waiting.set(-1, { resolve, reject }));
    const timer = setTimeout(() => this.close('unsupported'), FRAME_LIMIT);
    document.body.append(frame);
    await ready.finally(() => clearTimeout(timer));
  }

  private readonly receiveFromFrame = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== this.frame.contentWindow) return;
    if (data === 'ready') this.receive({ id: -1, value: undefined });
    else if (data === 'failed') this.close('memory');
  };

  private receive(reply: SandboxReply): void {
    const call = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('error' in reply) call?.reject(new Error(reply.error));
    else call?.resolve(reply.value);
  }
}
