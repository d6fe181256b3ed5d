import type { StartMessage } from '../client/protocol';

/** The message that starts this worker, and the port that its calls come from. */
export const started = new Promise<{ message: Omit<StartMessage, 'script'>; port: MessagePort }>(
  (resolve) => {
    addEventListener('message', ({ data, ports }: MessageEvent<StartMessage>) => {
      resolve({ message: data, port: ports[0]! });
    });
  },
);
