import type { StartMessage } from '../client/protocol';

export const started = new Promise<{ message: Omit<StartMessage, 'script'>; port: MessagePort }>(
  (resolve) => {
    addEventListener('message', ({ data, ports }: MessageEvent<StartMessage>) => {
      resolve({ message: data, port: ports[0]! });
    });
  },
);
