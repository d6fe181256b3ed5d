import { compareApi } from '../../../src/check/coverage/api';
import { readDecisions } from '../../../src/check/coverage/decisions';
import type { WrittenEntry } from '../../../src/check/coverage/spec-entries';
import { API_RELEASES } from '../../../src/check/upstream/http/api-releases';
import { operationEntry } from '../../../src/check/upstream/http/operation-entry';
import { ENTRY_SCHEMAS } from '../../../src/node/spec/entry-schemas';

const HOST = { url: 'https://example.com', headers: ['Authorization: Bearer $TOKEN'] };
const TEXT = 'A text that a writer replaces with a description.';
const describe = (_: string, path: string) => (path.includes('|') ? path.at(-1)! : TEXT);

test.each(API_RELEASES)('$library: generated entries are valid and match the facts', (release) => {
  const entries = release.operations.map((operation, index) =>
    operationEntry(operation, { id: `entry-${index}`, title: 'Title' }, HOST, describe),
  );
  for (const entry of entries)
    expect(ENTRY_SCHEMAS.operation.safeParse(entry).error).toBeUndefined();
  const found: string[] = [];
  // Writers have to name what replaces a deprecated operation.
  const written = entries.map((entry, index): WrittenEntry => ({
    ...entry,
    ...(release.operations[index]!.deprecated && { deprecated: TEXT }),
  }));
  compareApi(
    { entries: written, report: (_, message) => found.push(message), diagnostics: [] },
    release,
    readDecisions(process.cwd(), 'x'),
  );
  expect(found).toEqual([]);
});

test('a request sends the method, the path parameters as variables, and the body', () => {
  const operation = API_RELEASES[0]!.operations.find(
    ({ method, path }) => method === 'PATCH' && path === '/v1/projects/{ref}/api-keys/{id}',
  )!;
  const [example] = operationEntry(operation, { id: 'a', title: 'A' }, HOST, () => '{}').examples;
  expect(example!.code).toBe(
    [
      'curl -X PATCH "https://example.com/v1/projects/$REF/api-keys/$ID"',
      '--header "Authorization: Bearer $TOKEN"',
      '--header "Content-Type: application/json"',
      "--data '{}'",
    ].join(' \\\n  '),
  );
});
