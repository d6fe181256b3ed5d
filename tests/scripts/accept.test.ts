import { acceptsEncoding, prefersMarkdown } from '../../scripts/accept.mjs';

test.each([
  ['gzip, deflate, br', 'br', true],
  ['gzip;q=0.5', 'gzip', true],
  ['gzip;q=invalid', 'gzip', true],
  ['gzip;q=0.000', 'gzip', false],
  ['gzip', 'br', false],
  ['', 'gzip', false],
])('"%s" accepts %s: %s', (header, encoding, expected) => {
  expect(acceptsEncoding(header, encoding)).toBe(expected);
});

test('the names of types ignore case', () => {
  expect(prefersMarkdown('Text/Markdown')).toBe(true);
});
