import { slug } from 'github-slugger';
import { decodableHash, decodeHash } from '../../src/lib/hash';
import { randomFrom, seedFor } from '../fixtures/random';

const MALFORMED = ['#%F0', '#%', '#100%', '#%E0%A4', '#a%zz%C3%A4', '#%u0041'];

test.each([
  ['', ''],
  ['#', ''],
  ['#sign-in', 'sign-in'],
  ['sign-in', 'sign-in'],
  ['#gr%C3%B6%C3%9Fe', 'größe'],
  ['#größe', 'größe'],
  ['##a', '#a'],
  ['#__proto__', '__proto__'],
  ...MALFORMED.map((hash) => [hash, '']),
])('the hash %j refers to the ID %j', (hash, id) => {
  expect(decodeHash(hash)).toBe(id);
});

test.each(['', '#', '#sign-in', '#gr%C3%B6%C3%9Fe', '#größe'])('%j can be decoded', (hash) => {
  expect(decodableHash(hash)).toBe(hash);
});

test.each(MALFORMED)('%j becomes a hash that refers to the same characters', (hash) => {
  const decodable = decodableHash(hash);
  expect(decodeURI(decodable)).toBe(hash);
  expect(decodableHash(decodable)).toBe(decodable);
});

/** Several scripts and directions, a combining mark, an emoji, and ASCII. */
const LETTERS = [...'aZ09-_ .äß\u0301éЖщאبةक्日本ไ\u{1f642}\u{1d51e}#?&/"<'];

test('anchors in any script survive the address bar, with and without encoding', () => {
  const seed = seedFor('Anchors in any script');
  const random = randomFrom(seed);
  for (let round = 0; round < 1000; round++) {
    const heading = Array.from(
      { length: 1 + Math.floor(random() * 20) },
      () => LETTERS[Math.floor(random() * LETTERS.length)]!,
    );
    const id = slug(heading.join(''));
    const { hash } = new URL(`#${id}`, 'https://example.com/docs');
    const found = [
      decodeHash(hash),
      decodeHash(`#${encodeURIComponent(id)}`),
      decodeHash(`#${id}`),
    ];
    expect({ seed, id, found }).toEqual({ seed, id, found: [id, id, id] });
    expect(decodableHash(hash)).toBe(hash);
  }
});
