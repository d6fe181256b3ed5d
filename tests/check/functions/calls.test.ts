/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callFunction, matches, runCommands } from '../../../src/check/functions/calls';
import type { FunctionCall } from '../../../src/check/functions/function-list';

const server = createServer((request, response) => {
  const { apikey, authorization, ...others } = request.headers;
  response.statusCode = request.url === '/functions/v1/broken' ? 500 : 200;
  response.end(
    JSON.stringify({
      method: request.method,
      apikey,
      authorization,
      signature: others['stripe-signature'],
    }),
  );
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const CALL: FunctionCall = { call: 'GET greet', as: 'nobody', headers: {}, status: 200 };

test.each<[FunctionCall['as'], object]>([
  ['user', { authorization: 'Bearer token' }],
  ['publishable', { apikey: expect.stringMatching(/^sb_publishable_/) as string }],
  ['secret', { apikey: expect.stringMatching(/^sb_secret_/) as string }],
])('a call as %s sends its credentials', async (as, expected) => {
  const wrong = { ...CALL, as, returns: 'nothing' };
  const error = await callFunction(wrong, url, 'token', {}).catch(
    (reason: Error) => reason.message,
  );
  expect(JSON.parse(String(error).replace(/^.*?\{/, '{'))).toMatchObject(expected);
});

test('a signed call contains a signature of the time and the body', async () => {
  const wrong = { ...CALL, call: 'POST greet', body: { id: 1 }, signedWith: 'SECRET', returns: '' };
  const error = await callFunction(wrong, url, '', { SECRET: 'whsec_1' }).catch(String);
  const [, time, hash] = /t=(\d+),v1=(\w+)/.exec(String(error)) ?? [];
  const expected = createHmac('sha256', 'whsec_1').update(`${time}.{"id":1}`).digest('hex');
  expect(hash).toBe(expected);
});

test('a call fails if the status or the response differs', async () => {
  await callFunction({ ...CALL, returns: { method: 'GET' } }, url, '', {});
  await expect(callFunction({ ...CALL, status: 401 }, url, '', {})).rejects.toThrow(/returns 200/);
  const wrong = { ...CALL, returns: { method: 'POST' } };
  await expect(callFunction(wrong, url, '', {})).rejects.toThrow(/returns 200: \{"method":"GET"/);
});

test.each([
  [{ a: 1, b: 2 }, { a: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [[{ a: 1 }], [{ a: 1 }], true],
  [[{ a: 1 }, { a: 2 }], [{ a: 1 }], false],
  [{ 0: 'a' }, ['a'], false],
  [undefined, { a: 1 }, false],
])('%j contains %j: %s', (value, expected, result) => {
  expect(matches(value, expected)).toBe(result);
});

test('the commands of a page run if they call one of its functions', async () => {
  const call = (name: string) => `curl "https://<project-ref>.supabase.co/functions/v1/${name}"`;
  const other = { command: 'curl "https://example.com"', prints: [] };
  const good = { command: call('greet'), prints: ['"method":"GET"'] };
  expect(await runCommands([good, other], url, ['greet'])).toBe(1);
  const wrong = { command: call('greet'), prints: ['Hello'] };
  await expect(runCommands([wrong], url, ['greet'])).rejects.toThrow(/doesn't print: Hello/);
  const failing = { command: call('broken'), prints: [] };
  await expect(runCommands([failing], url, ['broken'])).rejects.toThrow();
});
