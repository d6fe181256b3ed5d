import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

type Bytes = ArrayBuffer | ArrayBufferView<ArrayBuffer>;
type Algorithm = string | { name: string; hash?: string | { name: string } };

const bytesOf = (data: Bytes) =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);

/** Libraries recognize it by its tag. */
class SecretKey {
  readonly type = 'secret';
  readonly algorithm = { name: 'HMAC', hash: { name: 'SHA-256' } };
  readonly [Symbol.toStringTag] = 'CryptoKey';
  constructor(
    readonly bytes: Uint8Array,
    readonly extractable: boolean,
    readonly usages: string[],
  ) {}
}

/** Only SHA-256 and HMAC with it, which Auth uses. */
const subtle = {
  async digest(algorithm: Algorithm, data: Bytes) {
    requireAlgorithm('SHA-256', algorithm);
    return sha256(bytesOf(data)).buffer;
  },
  async importKey(
    _format: string,
    key: Bytes,
    algorithm: Algorithm,
    extractable: boolean,
    usages: string[],
  ) {
    requireAlgorithm('HMAC', algorithm);
    return new SecretKey(bytesOf(key).slice(), extractable, usages);
  },
  async sign(algorithm: Algorithm, key: SecretKey, data: Bytes) {
    requireAlgorithm('HMAC', algorithm);
    return hmac(sha256, key.bytes, bytesOf(data)).buffer;
  },
  async verify(algorithm: Algorithm, key: SecretKey, signature: Bytes, data: Bytes) {
    requireAlgorithm('HMAC', algorithm);
    return String(hmac(sha256, key.bytes, bytesOf(data))) === String(bytesOf(signature));
  },
};

function requireAlgorithm(name: string, algorithm: Algorithm): void {
  const given = typeof algorithm === 'string' ? algorithm : algorithm.name;
  if (given !== name) throw new DOMException(`${given} isn't available`, 'NotSupportedError');
}

function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/** Browsers omit these in workers with an opaque origin, which aren't secure contexts. */
export function completeCrypto(target: Crypto): void {
  if (target.subtle === undefined) Object.defineProperty(target, 'subtle', { value: subtle });
  if (target.randomUUID === undefined) {
    Object.defineProperty(target, 'randomUUID', { value: randomUUID });
  }
}
