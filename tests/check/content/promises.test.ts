import { checkPromises } from '../../../src/check/content/promises';
import { stalePromises } from '../../../src/node/history/promises';

const PROMISE = 'Nobody can read your secret keys.';
const entry = (says: string) =>
  `- file: content/guides/a.mdx\n  says: ${says}\n  source: RFC 1\n  version: '1'\n  date: '2026-11-01'\n`;

const messages = (body: string, list?: string) =>
  checkPromises(
    [
      { path: 'content/guides/a.mdx', text: `---\ntitle: A\n---\n\n${body}` },
      ...(list ? [{ path: 'content/promises.yml', text: list }] : []),
    ],
    () => true,
  ).map(({ file, line, message }) => `${file}:${line} ${message}`);

test('a promise that nobody has verified is reported', () => {
  expect(messages(`Hello.\n\nFirst. ${PROMISE}`)).toEqual([
    'content/guides/a.mdx:7 Nobody has verified this promise: Nobody can read your secret keys',
  ]);
});

test('a verified promise that no page makes is reported', () => {
  expect(messages('Hello.', entry('Nobody can read your'))).toEqual([
    "content/promises.yml:2 content/guides/a.mdx doesn't promise this: Nobody can read your",
  ]);
});

test.each<[string, string, string]>([
  ['a verified promise', PROMISE, entry('Nobody can read your')],
  ['code', `\`\`\`text\n${PROMISE}\n\`\`\``, ''],
  ['a sentence about something else', 'Nobody can read this fast.', ''],
  ['a plain sentence', 'Keep your secret keys on the server.', ''],
])('accepts %s', (_, body, list) => {
  expect(messages(body, list)).toEqual([]);
});

test('promises that were verified long ago are listed', () => {
  const promise = { file: 'a.mdx', says: 'x', source: 'RFC 1', version: '1', date: '2026-11-01' };
  expect(stalePromises([promise], '2026-12-01')).toBe('');
  expect(stalePromises([promise], '2027-11-01')).toContain('verified on 2026-11-01 in RFC 1 (1)');
});
