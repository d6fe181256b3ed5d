import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { RunningFunction } from './runtime';
import type { SigningKeys } from './tokens';

/** A server that receives the requests of callers and functions, like the URL of a project. */
export interface Gateway {
  url: string;
  functions: Map<string, RunningFunction>;
  close(): Promise<void>;
}

/**
 * Starts a server on a free loopback port that sends requests below `/functions/v1` to the functions,
 * and all others to the backend. It doesn't check `verify_jwt`.
 */
export async function startGateway(backendUrl: string, keys: SigningKeys): Promise<Gateway> {
  const functions: Gateway['functions'] = new Map();
  const listener = getRequestListener(async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/auth/v1/.well-known/jwks.json') return Response.json(keys.jwks);
    const [, name = '', rest = ''] = /^\/functions\/v1\/([^/]+)(.*)$/.exec(pathname) ?? [];
    const running = functions.get(name);
    if (name && !running) return Response.json({ code: 'NOT_FOUND' }, { status: 404 });
    const target = running
      ? `http://127.0.0.1:${running.port}/${name}${rest}${search}`
      : `${backendUrl}${pathname}${search}`;
    return forward(request, target, running ? undefined : keys);
  });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, functions, close };
}

async function forward(
  request: Request,
  target: string,
  keys: SigningKeys | undefined,
): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length', 'expect']) headers.delete(name);
  const authorization = headers.get('Authorization');
  if (keys && authorization) headers.set('Authorization', keys.restore(authorization));
  const { method } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : undefined;
  const response = await fetch(target, {
    method,
    headers,
    redirect: 'manual',
    ...(body && { body }),
  });
  const copy = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) copy.delete(name);
  return new Response(response.body, { status: response.status, headers: copy });
}
