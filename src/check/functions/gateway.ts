import { startServer } from '../runner/local-server';
import type { LocalServer } from '../runner/local-server';
import type { RunningFunction } from './runtime';
import type { SigningKeys } from './tokens';

export interface Gateway extends LocalServer {
  functions: Map<string, RunningFunction>;
}

/**
 * On a free loopback port, `/functions/v1` leads to the functions and all else to the backend.
 * Ignores `verify_jwt`.
 */
export async function startGateway(backendUrl: string, keys: SigningKeys): Promise<Gateway> {
  const functions: Gateway['functions'] = new Map();
  const server = await startServer(async (request) => {
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
  return { ...server, functions };
}

async function forward(request: Request, target: string, keys?: SigningKeys): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length', 'expect']) headers.delete(name);
  const authorization = headers.get('Authorization');
  if (keys && authorization) headers.set('Authorization', keys.restore(authorization));
  const { method } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : undefined;
  const options = { method, headers, redirect: 'manual', ...(body && { body }) } as const;
  const response = await fetch(target, options);
  const copy = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) copy.delete(name);
  return new Response(response.body, { status: response.status, headers: copy });
}
