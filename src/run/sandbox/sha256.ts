function primes(): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < 64; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 bits. */
const fraction = (number: number) => ((number - Math.floor(number)) * 2 ** 32) | 0;
const ROUNDS = Int32Array.from(primes(), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes().slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));
const BLOCK = 64;

export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(length - 4, bytes.length * 8);
  const state = START.slice();
  for (let offset = 0; offset < length; offset += BLOCK) addBlock(state, view, offset);
  const result = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => result.setInt32(index * 4, word));
  return new Uint8Array(result.buffer);
}

function addBlock(state: Int32Array, view: DataView, offset: number): void {
  const words = new Int32Array(64);
  for (let i = 0; i < 64; i += 1) {
    const [a, b] = [words[i - 15] ?? 0, words[i - 2] ?? 0];
    const first = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const second = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    words[i] =
      i < 16 ? view.getInt32(offset + i * 4) : words[i - 16]! + first + words[i - 7]! + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const mixed = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = state[index]! + word));
}

/** With SHA-256. */
export function hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const padded = (byte: number, text: Uint8Array) =>
    Uint8Array.from([...block.map((value) => value ^ byte), ...text]);
  return sha256(padded(0x5c, sha256(padded(0x36, bytes))));
}
