import { createHash, createHmac } from 'node:crypto';
import { completeCrypto } from '../../../src/run/sandbox/web-crypto';

const { subtle } = (() => {
  const target = {} as Crypto;
  completeCrypto(target);
  return target;
})();
const data = Buffer.from('text');
const signature = createHmac('sha256', 'key').update(data).digest();
const key = () =>
  subtle.importKey('raw', Buffer.from('key'), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

test('digests like Node.js', async () => {
  const digest = await subtle.digest('SHA-256', data);
  expect(Buffer.from(digest)).toEqual(createHash('sha256').update(data).digest());
});

test('signs like Node.js, and verifies signatures', async () => {
  expect(Buffer.from(await subtle.sign('HMAC', await key(), data))).toEqual(signature);
  expect(await subtle.verify('HMAC', await key(), signature, data)).toBe(true);
  expect(await subtle.verify('HMAC', await key(), signature.subarray(1), data)).toBe(false);
});

test('rejects algorithms that it lacks', async () => {
  await expect(subtle.digest('SHA-512', data)).rejects.toThrow("SHA-512 isn't available");
});
