import { createHash, createHmac, randomBytes } from 'node:crypto';
import { hmacSha256, sha256 } from '../../../src/run/sandbox/sha256';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test.each([0, 1, 55, 56, 63, 64, 65, 1000])('digests %d bytes like Node.js', (length) => {
  const bytes = randomBytes(length);
  expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test.each([10, 64, 100])('signs with a key of %d bytes like Node.js', (length) => {
  const [key, bytes] = [randomBytes(length), randomBytes(70)];
  expect(hex(hmacSha256(key, bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
});
