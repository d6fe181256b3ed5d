import { decodableHash, decodeHash } from '../../src/lib/hash';

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
