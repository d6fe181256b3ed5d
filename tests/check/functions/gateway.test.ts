/** @jest-environment node */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startGateway } from '../../../src/check/functions/gateway';
import type { Gateway } from '../../../src/check/functions/gateway';
import { SigningKeys } from '../../../src/check/functions/tokens';

const keys = new SigningKeys();
const servers: Server[] = [];
let gateway: Gateway;

async function start(name: string): Promise<number> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      const { url, headers } = request;
      response.end(JSON.stringify({ name, url, authorization: headers.authorization, body }));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  gateway = await startGateway(`http://127.0.0.1:${await start('backend')}`, keys);
  const running = { log: () => '', stop: () => undefined };
  gateway.functions.set('greet', { ...running, port: await start('greet') });
});
afterAll(async () => {
  await gateway.close();
  for (const server of servers) server.close();
});

async function call(path: string, authorization = ''): Promise<unknown> {
  const options = { method: 'POST', headers: { authorization }, body: 'text' };
  return (await fetch(`${gateway.url}${path}`, options)).json();
}

const TOKEN = 'e30.e30.signature';

test('a function receives its name, the rest of the path, and the token of the caller', async () => {
  const authorization = `Bearer ${keys.signAgain(TOKEN)}`;
  expect(await call('/functions/v1/greet/a?b=1', authorization)).toEqual({
    ...{ name: 'greet', url: '/greet/a?b=1', body: 'text' },
    authorization,
  });
});

test('the backend receives all other requests, with the original token', async () => {
  expect(await call('/rest/v1/quotes?select=id', `Bearer ${keys.signAgain(TOKEN)}`)).toEqual({
    ...{ name: 'backend', url: '/rest/v1/quotes?select=id', body: 'text' },
    authorization: `Bearer ${TOKEN}`,
  });
});

test('a function that is not running is not found, and the public keys are published', async () => {
  expect(await call('/functions/v1/other')).toEqual({ code: 'NOT_FOUND' });
  expect(await call('/auth/v1/.well-known/jwks.json')).toEqual(keys.jwks);
});
