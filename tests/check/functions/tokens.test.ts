/** @jest-environment node */
import { createPublicKey, verify } from 'node:crypto';
import { SigningKeys } from '../../../src/check/functions/tokens';

const keys = new SigningKeys();
const TOKEN = `e30.${Buffer.from('{"sub":"ada"}').toString('base64url')}.signature`;

test('a token keeps its claims, and the published key verifies it', () => {
  const [header = '', claims = '', signature = ''] = keys.signAgain(TOKEN).split('.');
  expect(claims).toBe(TOKEN.split('.')[1]);
  const [jwk] = keys.jwks.keys;
  const { kid, alg } = JSON.parse(Buffer.from(header, 'base64url').toString()) as typeof jwk & {};
  expect({ kid, alg }).toEqual({ kid: jwk!.kid, alg: 'ES256' });
  const key = createPublicKey({ key: jwk as never, format: 'jwk' });
  const data = Buffer.from(`${header}.${claims}`);
  const options = { key, dsaEncoding: 'ieee-p1363' as const };
  expect(verify('sha256', data, options, Buffer.from(signature, 'base64url'))).toBe(true);
});

test("Lite's token is restored, and other values stay the same", () => {
  expect(keys.restore(`Bearer ${keys.signAgain(TOKEN)}`)).toBe(`Bearer ${TOKEN}`);
  expect(keys.restore('Bearer sb_secret_1')).toBe('Bearer sb_secret_1');
});
