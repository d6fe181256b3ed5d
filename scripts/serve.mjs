// Serves public/ on localhost under the base path: `node scripts/serve.mjs [port] [folder]`.
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { send } from '@fastify/send';
import { acceptsEncoding, prefersMarkdown } from './accept.mjs';
import { headersFor, hostFiles, redirectFor } from './host-files.mjs';

const PREFIX = '/docs';
const NOT_FOUND = '/404.html';
/** Without opening the file. */
const LOOKUP = { method: 'HEAD', headers: {} };
const BINARY = 'application/octet-stream';
/** By preference, with the extensions of compressed files. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/**
 * On the next free port if this one is in use. Sends the headers and redirects that the build
 * writes for hosts, and a page's Markdown to clients that prefer it.
 */
export async function serve(wantedPort = 9000, folder = 'public') {
  const port = Number(wantedPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    fail(`"${wantedPort}" isn't a port. Use an integer from 0 to 65535.`);
  }
  if (!existsSync(join(folder, 'index.html'))) {
    fail(`${join(folder, 'index.html')} doesn't exist. Run "npm run build" first.`);
  }
  const rules = hostFiles(folder);
  const server = createServer((request, response) => {
    respond(request, response).catch(() => {
      // The client is gone, or the file changed meanwhile.
      if (response.headersSent) response.destroy();
      else sendText(response, 500, {});
    });
  });

  async function respond(request, response) {
    const [, path, query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url);
    const { headers, redirects } = await rules();
    const common = headersFor(headers, PREFIX + NOT_FOUND);
    if (!['GET', 'HEAD'].includes(request.method)) {
      return sendText(response, 405, { ...common, Allow: 'GET, HEAD' });
    }
    if (path === '/') return redirect(response, 302, { ...common, Location: PREFIX });
    const target = redirectFor(redirects, path);
    if (target) return redirect(response, 301, { ...common, Location: target + query });
    const found = await findFile(path);
    if (found.statusCode === 400) return sendText(response, 400, common);
    if (found.type === 'file') {
      const twin = await findTwin(path);
      const chosen = twin && prefersMarkdown(request.headers.accept) ? twin : found;
      const own = { status: 200, headers: headersFor(headers, path), hasTwin: !!twin };
      if (await sendFile(request, response, chosen, own)) return;
    }
    // Conditions and ranges are about the missing file, not the 404 page.
    const { method, headers: sent } = request;
    const plain = { method, headers: { 'accept-encoding': sent['accept-encoding'] ?? '' } };
    const page = await findFile(PREFIX + NOT_FOUND);
    const missing = { status: 404, headers: common };
    if (page.type === 'file' && (await sendFile(plain, response, page, missing))) return;
    sendText(response, 404, common);
  }

  /** With or without a final slash. */
  async function findFile(path) {
    if (path !== PREFIX && !path.startsWith(`${PREFIX}/`)) return { type: 'error' };
    const inFolder = path.slice(PREFIX.length) || '/';
    const found = await send(LOOKUP, inFolder, { root: folder, dotfiles: 'allow' });
    if (found.type !== 'directory') return found;
    return send(LOOKUP, `${inFolder}/`, { root: folder, dotfiles: 'allow' });
  }

  async function findTwin(path) {
    const page = path.replace(/\/$/, '');
    const twin = await findFile(`${page === PREFIX ? `${PREFIX}/index` : page}.md`);
    return twin.type === 'file' ? twin : undefined;
  }

  const actualPort = await listen(server, port);
  console.log(`Serving on http://127.0.0.1:${actualPort}${PREFIX}`);
  return server;
}

/** Returns false if the file is gone. */
async function sendFile(request, response, found, { status, headers: more, hasTwin }) {
  const { metadata, headers } = found;
  const variant = await findVariant(metadata, request.headers['accept-encoding'] ?? '');
  const vary = [...(hasTwin ? ['Accept'] : []), ...variant.vary].join(', ');
  const result = await send(request, encodeURIComponent(metadata.path + variant.ending), {
    cacheControl: false,
    dotfiles: 'allow',
  });
  const { stream, statusCode } = result;
  try {
    if (result.type !== 'file') {
      if (statusCode === 404) return false;
      const range = result.headers['Content-Range'];
      sendText(response, statusCode, { ...more, ...(range && { 'Content-Range': range }) });
      return true;
    }
    response.writeHead(statusCode === 200 ? status : statusCode, {
      ...result.headers,
      // A compressed file's extension would give the wrong type.
      ...(statusCode !== 304 && { 'Content-Type': headers['Content-Type'] ?? BINARY }),
      ...variant.headers,
      ...(vary && { Vary: vary }),
      ...more,
    });
    await pipeline(stream, response);
    return true;
  } finally {
    stream.destroy();
  }
}

/** With its headers, and request headers for `Vary`. */
async function findVariant({ path, stat: { mtimeMs } }, accepted) {
  const found = await Promise.all(
    ENCODINGS.map(async ([encoding, ending]) => {
      const variant = await stat(path + ending).catch(() => undefined);
      // The build copies the modification time, so a different one means a changed file.
      const isCurrent = variant?.isFile() && Math.abs(variant.mtimeMs - mtimeMs) < 2;
      return isCurrent ? [{ encoding, ending }] : [];
    }),
  );
  const variants = found.flat();
  const vary = variants.length > 0 ? ['Accept-Encoding'] : [];
  const variant = variants.find(({ encoding }) => acceptsEncoding(accepted, encoding));
  if (!variant) return { ending: '', headers: {}, vary };
  return { ending: variant.ending, headers: { 'Content-Encoding': variant.encoding }, vary };
}

function redirect(response, status, headers) {
  response.writeHead(status, { ...headers, 'Content-Length': 0 }).end();
}

function sendText(response, status, headers) {
  const text = `${STATUS_CODES[status]}\n`;
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': text.length };
  response.writeHead(status, { ...headers, ...type }).end(text);
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

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await serve(process.argv[2], process.argv[3]);
}
