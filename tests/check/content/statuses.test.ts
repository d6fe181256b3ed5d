import { checkErrorPage, checkStatuses, readStatuses } from '../../../src/check/content/statuses';

const TABLES = {
  path: 'content/reference/errors/auth.mdx',
  text: [
    '| Code | Status | Cause |',
    '|---|---|---|',
    '| `bad_jwt` | 403 | Expired. |',
    '| `email_exists`, `phone_exists` | 400 or 422 | Taken. |',
    '',
    '| Code | Cause |',
    '|---|---|',
    '| `no_status` | 500 |',
  ].join('\n'),
};
const statuses = readStatuses([TABLES, { path: 'content/guides/a.mdx', text: TABLES.text }]);

const messages = (text: string) =>
  checkStatuses({ path: 'spec/a.yml', text }, statuses).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

test('reads the tables with a status', () => {
  expect(Object.fromEntries(statuses)).toEqual({
    bad_jwt: { place: `${TABLES.path}:3`, statuses: ['403'] },
    email_exists: { place: `${TABLES.path}:4`, statuses: ['400', '422'] },
    phone_exists: { place: `${TABLES.path}:4`, statuses: ['400', '422'] },
  });
});

test.each([
  ['a wrong status', '- `x` (`bad_jwt`, 401)', '1:7', 'bad_jwt', '401', '403', 3],
  [
    'one of two statuses',
    'a\n(`phone_exists`, 400 or\n409)',
    '2:1',
    'phone_exists',
    '409',
    '400 or 422',
    4,
  ],
  [
    'an error of an entry',
    '  - code: bad_jwt\n    message: x\n    status: 401 or 403\n',
    '1:1',
    'bad_jwt',
    '401',
    '403',
    3,
  ],
  ['the second of two codes', '(`unknown` or `bad_jwt`, 400)', '1:1', 'bad_jwt', '400', '403', 3],
])('reports %s', (_, text, at, code, wrong, right, line) => {
  expect(messages(text)).toEqual([
    `${at} \`${code}\` has the status ${wrong} here, but ${right} in ${TABLES.path}:${line}`,
  ]);
});

test.each([
  '(`bad_jwt`, 403)',
  '(`email_exists`, 422)',
  '(`unknown`, 400)',
  '`bad_jwt`, 401',
  '  - code: bad_jwt\n    status: 403\n  - code: x\n    status: 401\n',
])('accepts %s', (text) => {
  expect(messages(text)).toEqual([]);
});

const onErrorPage = (text: string) =>
  checkErrorPage({ path: TABLES.path, text }).map(({ line, message }) => `${line} ${message}`);

test.each([
  ['a table', '| Code | Status |\n|---|---|\n| `PGRST116` | 404 |', 3],
  ['a heading', '#### `PGRST116`\n\n**404**, one row.', 1],
])('reports a status in %s that contradicts the server', (_, text, line) => {
  expect(onErrorPage(text)).toEqual([
    expect.stringContaining(`${line} \`PGRST116\` has the status 404 here, but 406 in PostgREST`),
  ]);
});

test('accepts the statuses that the server returns', () => {
  expect(
    onErrorPage('#### 42501: privilege\n\n**401** or **403**\n\n| `NoSuchKey` | 404 |'),
  ).toEqual([]);
});
