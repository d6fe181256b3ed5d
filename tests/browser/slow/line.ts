import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowLine {
  /** The site through the slow connection. */
  url: string;
  close(): void;
}

/** `latency` is ms per response, and `bits` are per second in total. */
export async function slowLine(site: string, bits: number, latency: number): Promise<SlowLine> {
  const target = new URL(site);
  let free = 0;
  /** Later calls wait their turn. */
  const pass = (bytes: number) => {
    free = Math.max(free, performance.now()) + (bytes * 8000) / bits;
    return new Promise((resolve) => setTimeout(resolve, free - performance.now()));
  };
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const path = { hostname: target.hostname, port: target.port, path: url };
    const onward = request({ ...path, method, headers }, (answer) => {
      setTimeout(() => void forward(), latency);
      async function forward() {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        for await (const part of answer as AsyncIterable<Buffer>) {
          // Responses share the connection.
          for (let at = 0; at < part.length; at += 4096) {
            const piece = part.subarray(at, at + 4096);
            await pass(piece.length);
            outgoing.write(piece);
          }
        }
        outgoing.end();
      }
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${target.pathname}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
