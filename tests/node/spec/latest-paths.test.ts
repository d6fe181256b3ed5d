import { latestPaths } from '../../../src/node/spec/latest-paths';

type Input = Parameters<typeof latestPaths>[0];

const entryPage = (version: string, id: string) => ({
  path: version === 'v3' ? `/reference/dart/${id}` : `/reference/dart/${version}/${id}`,
  entry: { library: 'dart', version, id, call: `${id}()` },
});
const change = (from: string, entry: string, verdict: string) => ({
  ...{ library: 'dart', from, entry, verdict, by: [], note: [] },
  version: `v${Number(from.slice(1)) + 1}`,
});

test('only entries that are the same up to the latest version lead to it', () => {
  const found = latestPaths({
    libraries: [{ library: 'dart', versions: ['v3', 'v2', 'v1'] }],
    pages: [
      entryPage('v3', 'eq'),
      ...['eq', 'in', 'on', 'is'].map((id) => entryPage('v1', id)),
      ...['eq', 'in', 'on'].map((id) => entryPage('v2', id)),
      { path: '/guides/auth' },
    ],
    changes: [
      ...[change('v1', 'eq', 'same'), change('v2', 'eq', 'same')],
      ...[change('v1', 'in', 'renamed'), change('v2', 'in', 'same')],
      ...[change('v1', 'on', 'same'), change('v2', 'on', 'removed')],
      change('v1', 'is', 'same'),
    ],
  } as unknown as Input);
  expect([...found]).toEqual([
    ['/reference/dart/v1/eq', '/reference/dart/eq'],
    ['/reference/dart/v2/eq', '/reference/dart/eq'],
    ['/reference/dart/v2/in', '/reference/dart/in'],
  ]);
});
