import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Records console errors and warnings, exceptions, failed files, and blocks by the
 * Content-Security-Policy in `window.problems`.
 */
function watch(): void {
  const problems: string[] = [];
  Object.assign(window, { problems });
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...parts: unknown[]) => {
      problems.push(parts.map(String).join(' '));
      original(...parts);
    };
  }
  window.addEventListener(
    'error',
    (event) => {
      const { src, href } = event.target as { src?: string; href?: string };
      problems.push(event.message ?? `Failed to load ${src ?? href}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`${violatedDirective} blocks ${blockedURI}`),
  );
}

export interface WatchedSite {
  url: string;
  close(): void;
}

/** WebKit's driver reports no errors, so a proxy adds the script to every page. */
export async function watchedSite(site: string): Promise<WatchedSite> {
  const target = new URL(site);
  const script = `${target.pathname}/watch.js`;
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === script) {
      outgoing.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${String(watch)})()`);
      return;
    }
    const { method, url } = incoming;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const place = { hostname: target.hostname, port: target.port, path: url };
    const onward = request({ ...place, method, headers }, (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const html = Buffer.concat(parts).toString();
        const { 'content-length': _, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        outgoing.end(html.replace('<head>', `<head><script src="${script}"></script>`));
      });
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
