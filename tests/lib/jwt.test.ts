import { createHmac } from 'node:crypto';
import {
  jwtPayload,
  payloadDiagnostic,
  randomSecret,
  secretDiagnostic,
  signJwt,
} from '../../src/lib/jwt';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown;

test.each(['{"role":"anon"}', '{ "role": "service_role", "name": "Zoë 🙂" }'])(
  'the token of %s holds it and is signed as HMAC with SHA-256 says',
  async (payload) => {
    const token = await signJwt(payload, SECRET);
    const [head, body, signature] = token.split('.');
    expect(decode(head)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(decode(body)).toEqual(JSON.parse(payload));
    const expected = createHmac('sha256', SECRET).update(`${head}.${body}`).digest('base64url');
    expect(signature).toBe(expected);
  },
);

test('a token has only characters that an address may hold', async () => {
  for (let number = 0; number < 20; number++) {
    expect(await signJwt(JSON.stringify({ number }), SECRET)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  }
});

test.each(['anon', 'service_role'] as const)('the key of %s holds for five years', (role) => {
  const payload = jwtPayload(role, new Date('2024-02-29T12:00:00Z'));
  expect(payload).toEqual({ role, iss: 'supabase', iat: 1709208000, exp: 1867060800 });
});

test.each([
  ['x'.repeat(31), 'HS256 needs at least 32 characters; this has 31'],
  ['x'.repeat(32), undefined],
  ['', 'HS256 needs at least 32 characters; this has 0'],
])('the secret "%s": %s', (secret, diagnostic) => {
  expect(secretDiagnostic(secret)).toBe(diagnostic);
});

test.each([
  ['{"role":"anon"}', undefined],
  ['[]', 'The payload must be a JSON object'],
  ['null', 'The payload must be a JSON object'],
  ['{role}', expect.stringContaining('The payload is not JSON') as unknown],
])('the payload %s: %s', (payload, diagnostic) => {
  expect(payloadDiagnostic(payload)).toEqual(diagnostic);
});

test('a secret made is long enough and never the same', () => {
  const secrets = Array.from({ length: 50 }, randomSecret);
  expect(secrets.filter((secret) => !/^[A-Za-z0-9]{40}$/.test(secret))).toEqual([]);
  expect(new Set(secrets).size).toBe(50);
});
