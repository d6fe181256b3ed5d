import type { TomlDocument } from '../../../src/check/languages/toml';
import { readToml } from '../../../src/check/languages/toml';

const read = (code: string) => readToml(code) as TomlDocument;

test.each([
  ['a = 1', 'a', '1:1', '1:5'],
  ['[a]\nb = [\n  [1],\n  2,\n]\nc = 3', 'a.c', '6:1', '6:5'],
  ['[a]\nb = """\n[api]\nc = 0\n"""\nc = 3', 'a.c', '6:1', '6:5'],
  ["a = '''\n[b]\n'''\n[b]\nc = 1", 'b.c', '5:1', '5:5'],
  ['a = { b = { c = 1 } }', 'a.b.c', '1:13', '1:17'],
  ['a.b.c = 1\na.b.d = 2', 'a.b.d', '2:5', '2:9'],
  ['[a.b]\nc = 1', 'a', '1:2', '1:2'],
  ['[a.b]\nc = 1\n[a]\nd = 2', 'a.d', '4:1', '4:5'],
  ['["a]"."b=c"]\n"d#" = 1', 'a].b=c.d#', '2:1', '2:8'],
  ['[[a]]\nb = 1\n[[a]]\nc = 2', 'a.c', '4:1', '4:5'],
  ['a = "😀" # 😀\r\nb = 1', 'b', '2:1', '2:5'],
])('in %j the key %s is at %s, and its value at %s', (code, path, key, value) => {
  const place = read(code).placeOf(path.split('.'))!;
  expect(`${place.key.line}:${place.key.column}`).toBe(key);
  expect(`${place.value.line}:${place.value.column}`).toBe(value);
});

test('a key that is not in the document has no position', () => {
  expect(read('a = 1').placeOf(['a', 'b'])).toBeUndefined();
});

test('values are returned as JavaScript values', () => {
  expect(read('a = [1, "b"]\n[c]\nd = { e = true }').values).toEqual({
    a: [1, 'b'],
    c: { d: { e: true } },
  });
});

test('a syntax error is returned with its position', () => {
  expect(readToml('a = 1\nb = "c')).toEqual({
    line: 2,
    column: 7,
    message: 'TOML: Unterminated string constant',
    fix: 'fix the syntax here',
  });
});
