import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../../src/node/sources/read-text';
import { temporaryFolder } from '../../fixtures/temporary-project';

const file = join(temporaryFolder(), 'a.mdx');

test.each([
  ['a byte order mark', '\uFEFFa\nb\n', 'a\nb\n'],
  ['Windows line endings', 'a\r\n\r\nb\r\n', 'a\n\nb\n'],
  ['old Mac line endings', 'a\r\rb\r', 'a\n\nb\n'],
  ['mixed line endings', 'a\r\nb\rc\n\rd', 'a\nb\nc\n\nd'],
  ['no line ending at the end', 'a', 'a'],
])('%s: the text is the same as with Unix line endings', (_, text, expected) => {
  writeFileSync(file, text);
  expect(readText(file)).toBe(expected);
});
