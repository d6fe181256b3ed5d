import type { Tree } from '../../../src/lib/content-tree';
import { elements } from '../../../src/lib/content-tree';
import { entryContent, responseLanguage } from '../../../src/node/spec/entry-tree';
import {
  commandEntry,
  example,
  functionEntry,
  operationEntry,
  parameter,
  returned,
} from './entries';

function outline(tree: Tree): string[] {
  return [...elements(tree)].map(([name, { id, title, language }]) =>
    [name, id ?? title ?? language].filter(Boolean).join(' '),
  );
}

test('a function has a signature, parameters, and notes', () => {
  const entry = functionEntry({
    signature: 'select(columns)\n',
    parameters: [parameter('columns', { description: 'Which.' })],
    notes: 'A note.',
  });
  const { tree, description } = entryContent(entry, { language: 'ts' });
  expect(description).toEqual([['p', {}, 'Reads ', ['em', {}, 'rows'], '.']]);
  expect(outline(tree)).toEqual([
    'CodeBlock Signature',
    ...['h2 parameters', 'Parameters', 'Parameter parameters-columns', 'p'],
    ...['h2 notes', 'p'],
  ]);
});

test('a function lists what it returns, and errors that link to the catalog of its product', () => {
  const entry = functionEntry({
    returns: [returned('data', { properties: [parameter('user')] }), returned()],
    errors: [
      { code: 'otp_disabled', catalog: 'signup_disabled', status: 422, description: 'New.' },
      { code: '42501', message: 'denied', description: 'No policy.' },
    ],
  });
  const { tree, references } = entryContent(entry, { language: 'ts', product: 'auth' });
  expect(outline(tree)).toEqual([
    ...['h2 returns', 'Parameters', 'Parameter returns-data'],
    ...['Parameters', 'Parameter returns-data-user', 'Parameter returns-value'],
    ...['h2 errors', 'Parameters', 'CallError', 'p', 'CallError', 'p'],
  ]);
  const found = [...elements(tree)];
  expect(found.some(([, props]) => 'required' in props)).toBe(false);
  expect(found.filter(([name]) => name === 'CallError').map(([, props]) => props)).toEqual([
    { code: 'otp_disabled', href: '/reference/errors/auth#signup_disabled', status: 422 },
    { code: '42501', href: '/reference/errors/data-api#42501', message: 'denied' },
  ]);
  expect(references.map(({ url, path }) => [url, ...path])).toEqual([
    ['/reference/errors/auth#signup_disabled', 'errors', 0, 'code'],
    ['/reference/errors/data-api#42501', 'errors', 1, 'code'],
  ]);
});

test('a command has a usage, arguments, and flags', () => {
  const flag = parameter('--schema', { shorthand: '-s', optional: true, default: 'public' });
  const { tree } = entryContent(commandEntry({ arguments: [parameter('name')], flags: [flag] }), {
    language: 'bash',
  });
  expect(outline(tree)).toEqual([
    'CodeBlock Usage',
    ...['h2 arguments', 'Parameters', 'Parameter arguments-name'],
    ...['h2 flags', 'Parameters', 'Parameter flags-schema'],
  ]);
  expect([...elements(tree)].at(-1)?.[1]).toEqual({
    ...{ id: 'flags-schema', name: '--schema', type: 'string' },
    ...{ shorthand: '-s', optional: true, default: 'public' },
  });
});

test('an operation has an endpoint, authorization, parameters, a body, and responses', () => {
  const entry = operationEntry({
    authorization: 'A token.',
    parameters: [parameter('ref', { in: 'path' })],
    body: {
      contentType: 'application/json',
      properties: [parameter('name')],
      example: '{"name":"x"}',
    },
    responses: [
      { status: 201, description: 'Done.', properties: [parameter('id')], example: '{}' },
      { status: 409, description: 'Taken.', properties: [] },
    ],
  });
  const { tree } = entryContent(entry, { language: 'bash' });
  expect(tree[0]).toEqual(['Endpoint', { method: 'POST', route: '/v1/x' }]);
  expect(outline(tree)).toEqual([
    'Endpoint',
    ...['h2 authorization', 'p'],
    ...['h2 parameters', 'Parameters', 'Parameter parameters-ref'],
    ...['h2 request-body', 'p', 'code', 'Parameters', 'Parameter request-body-name'],
    'CodeBlock Request body',
    'h2 responses',
    ...['Response response-201', 'p', 'Parameters', 'Parameter response-201-id', 'CodeBlock Body'],
    ...['Response response-409', 'p'],
  ]);
});

test("a response's body isn't repeated if an example shows it", () => {
  const body = '{ "id": 1 }';
  const entry = operationEntry({
    responses: [{ status: 200, description: 'Done.', properties: [], example: `${body}\n` }],
    examples: [example({ response: body })],
  });
  const { tree } = entryContent(entry, { language: 'bash' });
  expect(outline(tree)).toEqual(['Endpoint', 'h2 responses', 'Response response-200', 'p']);
});

test.each([
  ['function', functionEntry(), []],
  ['command', commandEntry(), ['CodeBlock Usage']],
  ['operation', operationEntry(), ['Endpoint']],
])('a minimal %s has no empty sections', (_, entry, names) => {
  expect(outline(entryContent(entry, { language: 'ts' }).tree)).toEqual(names);
});

test('the IDs of nested members and variants start with the ID of their parameter', () => {
  const options = parameter('options', {
    properties: [parameter('count', { properties: [parameter('head')] })],
    variants: [parameter('Array'), parameter('Object')],
  });
  const { tree } = entryContent(functionEntry({ parameters: [options] }), { language: 'ts' });
  expect(outline(tree)).toEqual([
    ...['h2 parameters', 'Parameters', 'Parameter parameters-options'],
    ...['Parameters', 'Parameter parameters-options-count'],
    ...['Parameters', 'Parameter parameters-options-count-head'],
    ...['Variants', 'Parameters'],
    ...['Parameter parameters-options-array', 'Parameter parameters-options-object'],
  ]);
});

test('required inputs are marked, but not the variants themselves', () => {
  const value = parameter('value', {
    variants: [parameter('Object', { properties: [parameter('name')] })],
  });
  const tree = entryContent(functionEntry({ parameters: [value] }), { language: 'ts' }).tree;
  const marked = [...elements(tree)].filter(([, props]) => props['required']);
  expect(marked.map(([, { name }]) => name)).toEqual(['value', 'name']);
});

test.each([
  ['headings in notes', functionEntry({ parameters: [parameter('a')], notes: '## Parameters' })],
  ['headings in two texts', operationEntry({ authorization: '### Errors', notes: '### Errors' })],
  [
    'names that differ in punctuation',
    functionEntry({ parameters: [parameter('a_b'), parameter('a-b')] }),
  ],
  [
    'members and variants with the same name',
    functionEntry({
      parameters: [parameter('a', { properties: [parameter('b')], variants: [parameter('b')] })],
    }),
  ],
])('%s have different IDs', (_, entry) => {
  const ids = [...elements(entryContent(entry, { language: 'ts' }).tree)].flatMap(
    ([, { id }]) => id ?? [],
  );
  expect(ids).toEqual([...new Set(ids)]);
});

test('an example has code, example data, a response, and a description', () => {
  const full = example({
    code: 'select()\n',
    data: { sql: 'select 1', users: ['ada@example.com'], confirmEmail: false },
    response: '{}',
    description: 'Text.',
  });
  const [tree = []] = entryContent(functionEntry({ examples: [full] }), {
    language: 'ts',
  }).examples;
  expect(outline(tree)).toEqual([
    'CodeBlock ts',
    ...['Fold Data source', 'p', 'p', 'CodeBlock sql'],
    ...['Fold Response', 'CodeBlock json'],
    'p',
  ]);
  expect([...elements(tree)].map(([, { returns }]) => returns).filter(Boolean)).toEqual([true]);
});

test.each([
  ['the language of the library', {}, ['CodeBlock ts']],
  ['another language', { language: 'sql' }, ['CodeBlock sql']],
  ['no code block if it is hidden', { hideCodeBlock: true }, []],
])('an example has %s', (_, more, names) => {
  const [tree = []] = entryContent(functionEntry({ examples: [example(more)] }), {
    language: 'ts',
  }).examples;
  expect(outline(tree)).toEqual(names);
});

test('a request of an operation has a tab for each language, and other code has none', () => {
  const codes = ['curl https://example.com', 'curl https://example.com | jq .'];
  const examples = codes.map((code) => example({ code }));
  const trees = entryContent(operationEntry({ examples }), { language: 'bash' }).examples;
  const tabs = ['Tab', 'CodeBlock bash', 'Tab', 'CodeBlock js', 'Tab', 'CodeBlock python'];
  expect(trees.map(outline)).toEqual([['Tabs', ...tabs], ['CodeBlock bash']]);
});

test.each([
  ['function', 'json'],
  ['operation', 'json'],
  ['cli-command', 'text'],
] as const)('the response of a %s is %s', (type, language) => {
  expect(responseLanguage(type)).toBe(language);
});
