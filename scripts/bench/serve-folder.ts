import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { mime } from '@fastify/send';

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|txt|xml)$/;

export interface ServedFolder {
  /** Without a final slash. */
  url: string;
  close(): void;
}

/**
 * Brotli over HTTP/1.1 without cache headers, for all sites. `prefix` is the base path, such as
 * `/docs`, or empty.
 */
export async function serveFolder(folder: string, prefix: string): Promise<ServedFolder> {
  const cache = new Map<string, Buffer>();
  const load = async (file: string) => {
    const known = cache.get(file);
    if (known) return known;
    const bytes = await readFile(file);
    const body = COMPRESSIBLE.test(file) ? brotliCompressSync(bytes) : bytes;
    cache.set(file, body);
    return body;
  };
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(prefix.length);
    const file = join(folder, extname(path) ? path : `${path}/index.html`);
    load(file).then(
      (body) =>
        response
          .writeHead(200, {
            'Content-Type': mime.getType(file) ?? 'application/octet-stream',
            'Content-Length': body.length,
            ...(COMPRESSIBLE.test(file) && { 'Content-Encoding': 'br' }),
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${prefix}`, close: () => void server.close() };
}
