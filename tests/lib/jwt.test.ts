import { createHmac } from 'node:crypto';
import { jwtPayload, payloadError, randomSecret, secretError, signJwt } from '../../src/lib/jwt';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;

test.each(['{"role":"anon"}', '{ "role": "service_role", "name": "Zoë 🙂" }'])(
  'the token of %s contains it, and has a valid HMAC SHA-256 signature',
  async (payload) => {
    const token = await signJwt(payload, SECRET);
    const [head, body, signature] = token.split('.');
    expect(decode(head)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(decode(body)).toEqual(JSON.parse(payload));
    const expected = createHmac('sha256', SECRET).update(`${head}.${body}`).digest('base64url');
    expect(signature).toBe(expected);
  },
);

test('a token only contains characters that are allowed in URLs', async () => {
  for (let number = 0; number < 20; number++) {
    expect(await signJwt(JSON.stringify({ number }), SECRET)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  }
});

test.each(['anon', 'service_role'] as const)('the %s key is valid for five years', (role) => {
  const payload = jwtPayload(role, new Date('2024-02-29T12:00:00Z'));
  expect(payload).toEqual({ role, iss: 'supabase', iat: 1709208000, exp: 1867060800 });
});

test.each([
  ['x'.repeat(31), 'HS256 requires at least 32 bytes. This secret has 31.'],
  ['ü'.repeat(15), 'HS256 requires at least 32 bytes. This secret has 30.'],
  ['x'.repeat(32), undefined],
  ['', 'HS256 requires at least 32 bytes. This secret has 0.'],
])('the secret "%s": %s', (secret, error) => {
  expect(secretError(secret)).toBe(error);
});

test.each([
  ['{"role":"anon"}', undefined],
  ['[]', 'The payload must be a JSON object.'],
  ['null', 'The payload must be a JSON object.'],
  ['{role}', expect.stringContaining("The payload isn't valid JSON") as unknown],
])('the payload %s: %s', (payload, error) => {
  expect(payloadError(payload)).toEqual(error);
});

test('random secrets are long enough and unique', () => {
  const secrets = Array.from({ length: 50 }, randomSecret);
  expect(secrets.filter((secret) => !/^[A-Za-z0-9]{40}$/.test(secret))).toEqual([]);
  expect(new Set(secrets).size).toBe(50);
});
