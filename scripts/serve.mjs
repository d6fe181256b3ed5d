// Serves public/ on localhost under the base path: `node scripts/serve.mjs [port] [folder]`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import compression from 'compression';
import sirv from 'sirv';

const PREFIX = '/docs';
const HASHED = /[.-][0-9a-f]{10,}\.(js|css|json)$|^\/static\//;

/** Starts the server and prints its URL. If the port is in use, it uses the next free one. */
export async function serve(port, folder = 'public') {
  const files = sirv(folder, {
    // Reads the folder on every request, because a build can replace files while the server runs.
    dev: true,
    etag: true,
    setHeaders: (response, path) => {
      const age = HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', age);
    },
  });
  const notFound = readFileSync(`${folder}/404.html`);
  const compress = compression({ threshold: 512 });
  const server = createServer((request, response) => {
    compress(request, response, () => handle(request, response));
  });

  function handle(request, response) {
    const url = request.url ?? '/';
    if (url === '/') {
      response.writeHead(302, { Location: PREFIX }).end();
      return;
    }
    if (url !== PREFIX && !/^\/docs[/?#]/.test(url)) {
      sendNotFound(response);
      return;
    }
    request.url = url.slice(PREFIX.length) || '/';
    files(request, response, () => sendNotFound(response));
  }

  function sendNotFound(response) {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(notFound);
  }

  const actualPort = await listen(server, port);
  console.log(`Serving on http://127.0.0.1:${actualPort}${PREFIX}`);
  return server;
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') listen(server, port + 1).then(resolve, reject);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => resolve(server.address().port));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await serve(Number(process.argv[2] ?? 9000), process.argv[3]);
}
