import { createHmac } from 'node:crypto';
import { signToken } from '../../../src/run/engine/sign-token';

test('a token contains its claims and a valid signature', async () => {
  const [head = '', body = '', signature] = (
    await signToken({ role: 'a', name: 'ü' }, 'secret')
  ).split('.');
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;
  expect(decode(head)).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(decode(body)).toEqual({ role: 'a', name: 'ü' });
  const expected = createHmac('sha256', 'secret').update(`${head}.${body}`).digest('base64url');
  expect(signature).toBe(expected);
});
