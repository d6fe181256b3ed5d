import { compareApi } from '../../../src/check/coverage/api';
import { readDecisions } from '../../../src/check/coverage/decisions';
import type { Written } from '../../../src/check/coverage/shapes';
import { unpackApi } from '../../../src/check/upstream/http/operations';

const ROOT = process.cwd();

test.each<[string, Written[], string[]]>([
  ['the first one', [{ name: 'name', type: 'string' }], []],
  ['the second one', [{ name: 'id', type: 'number' }], []],
  [
    'both',
    [
      { name: 'id', type: 'number' },
      { name: 'name', type: 'string', optional: true },
    ],
    ['id has optional'],
  ],
  ['neither', [{ name: 'kind', type: 'string' }], ['GET /a has no kind']],
])('a response that has one of two shapes, documented as %s', (_, properties, messages) => {
  const variants = ['$1', ['name: string']];
  const operations = [{ operation: 'GET /a', responses: { '200': { variants } } }];
  const release = { library: 'x', file: 'x.json' };
  const found: string[] = [];
  const entry = { id: 'a', title: 'A', method: 'GET', route: '/a' };
  const spec = {
    entries: [{ ...entry, responses: [{ status: 200, properties }] }],
    report: (_: PropertyKey[], message: string) => found.push(message),
    diagnostics: [],
  };
  const api = { ...release, operations: unpackApi({ shapes: { $1: ['id: number'] }, operations }) };
  compareApi(spec, api, readDecisions(ROOT, 'x'));
  expect(found.slice(0, 1).map((message) => message.replace(/ of GET .a/, ''))).toEqual(
    messages.length > 0 ? [expect.stringContaining(messages[0]!)] : [],
  );
});

test.each<[string, boolean, string | undefined, string[]]>([
  ['deprecated, which the entry says', true, 'Use B.', []],
  ["deprecated, which the entry doesn't say", true, undefined, ['GET /a is deprecated']],
  ['deprecated only in the entry', false, 'Use B.', ["GET /a isn't deprecated"]],
])('an operation that is %s', (_, isDeprecated, deprecated, messages) => {
  const operations = [
    { operation: 'GET /a', ...(isDeprecated && { deprecated: true }), responses: {} },
  ];
  const found: string[] = [];
  const entry = {
    id: 'a',
    title: 'A',
    method: 'GET',
    route: '/a',
    ...(deprecated && { deprecated }),
  };
  const spec = {
    entries: [entry],
    report: (_: PropertyKey[], message: string) => found.push(message),
    diagnostics: [],
  };
  const api = { library: 'x', file: 'x.json', operations: unpackApi({ shapes: {}, operations }) };
  compareApi(spec, api, readDecisions(ROOT, 'x'));
  expect(found).toEqual(messages);
});
