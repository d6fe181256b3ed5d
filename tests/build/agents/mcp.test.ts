import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { z } from 'zod';
import { absoluteUrl } from '../../../src/lib/site';
import { temporaryFolder } from '../../fixtures/temporary-project';
import { PUBLIC } from '../built-site';

const COMMAND = { command: 'npm', args: ['run', '--silent', 'mcp'] };
const empty = temporaryFolder();
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(() => client.connect(new StdioClientTransport({ ...COMMAND, stderr: 'inherit' })));
afterAll(() => client.close());

const result = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })).length(1),
  structuredContent: z.object({ results: z.array(z.record(z.string(), z.string())) }).optional(),
});

async function call(name: string, parameters: Record<string, unknown>) {
  const { isError, content, structuredContent } = result.parse(
    await client.callTool({ name, arguments: parameters }),
  );
  return {
    isError: isError ?? false,
    text: content[0]!.text,
    results: structuredContent?.results ?? [],
  };
}

const search = (query: string, more: object = {}) => call('search_docs', { query, ...more });
const read = (path: string) => call('read_page', { path });

test('the server lists its tools with descriptions of all parameters', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['search_docs', 'read_page', 'look_up_error', 'get_example', 'get_signature'],
  ]);
  for (const { description, inputSchema, annotations } of tools) {
    expect(description).toMatch(/Supabase/);
    expect(annotations?.readOnlyHint).toBe(true);
    const properties = Object.values(inputSchema.properties ?? {}) as { description?: string }[];
    expect(properties.filter(({ description }) => !description)).toEqual([]);
  }
});

test('a search returns a title, section, URL, and snippet, and its first result can be read', async () => {
  const { results, text } = await search('row level security policies', { limit: 3 });
  expect(results).toHaveLength(3);
  for (const { title, section, path, url, snippet } of results) {
    expect([title, section, snippet].every((value) => value)).toBe(true);
    expect(url!.startsWith(absoluteUrl(path!))).toBe(true);
    expect(text).toContain(url);
  }
  expect(results.map(({ path }) => path)).toContain('/guides/auth/row-level-security');
  expect((await read(results[0]!['url']!)).isError).toBe(false);
});

test.each([
  [{ library: 'javascript', version: 'v1' }, /^\/reference\/javascript\/v1\//],
  [{ library: 'python' }, /^\/reference\/python\//],
  [{ level: 'storage' }, /^\/guides\/storage(\/|$)/],
])('a search limited to %j only returns its pages', async (limits, pattern) => {
  const { results } = await search('upload a file', limits);
  expect(results.length).toBeGreaterThan(2);
  expect(results.filter(({ path }) => !pattern.test(path!))).toEqual([]);
});

test.each([
  [{ library: 'rust' }, /no library "rust".*dart, javascript/],
  [{ library: 'javascript', version: 'v9' }, /no version "v9".*v1, v2/],
  [{ library: 'cli', level: 'auth' }, /no level "auth".*reference_cli/],
])('a search limited to %j lists the possible values', async (limits, message) => {
  const { isError, text } = await search('select', limits);
  expect(isError).toBe(true);
  expect(text.replaceAll('management-api, ', '')).toMatch(message);
});

test.each(['', '   ', 'a'.repeat(201)])('the query "%s" is rejected', async (query) => {
  expect(await search(query)).toMatchObject({
    isError: true,
    text: expect.stringContaining('query'),
  });
});

test('a search without a match says what to do', async () => {
  const { isError, results, text } = await search('xqzvwk');
  expect([isError, results]).toEqual([false, []]);
  expect(text).toMatch(/different words/);
});

const overview = readFileSync(join(PUBLIC, 'guides/auth/overview.md'), 'utf8');
test.each([
  '/guides/auth/overview',
  'guides/auth/overview/',
  '/docs/guides/auth/overview?a=1#providers',
  '/guides/auth/overview.md',
  'https://supabase.com/docs/guides/auth/overview.md',
  '/docs/guides/auth',
])('%s returns the Markdown of the page', async (path) => {
  expect(await read(path)).toMatchObject({ isError: false, text: overview });
});

test.each(['/', '/docs', '/docs/', '/index.md', 'https://supabase.com/docs'])(
  '%s returns the Markdown of the home page',
  async (path) => {
    expect((await read(path)).text).toBe(readFileSync(join(PUBLIC, 'index.md'), 'utf8'));
  },
);

test('an error finds the section with its cause and fix, and alternatives', async () => {
  const error = '{"code":"42501","message":"permission denied for table cities","hint":null}';
  const { isError, text, results } = await call('look_up_error', { text: error });
  expect(isError).toBe(false);
  expect(results[0]!['url']).toMatch(/\/reference\/errors\/data-api#42501/);
  expect(results.length).toBeLessThanOrEqual(3);
  expect(text).toContain('#### 42501: insufficient privilege');
  for (const { url } of results) expect(text).toContain(url);
});

test('a code in a table returns its row', async () => {
  const { text } = await call('look_up_error', {
    text: "{ code: '22P02', message: 'invalid input' }",
  });
  expect(text).toMatch(/^\| Code .*\n.*\n\| `22P02` .*$/m);
});

test.each(['', 'a'.repeat(4001)])('an error of the wrong length is rejected: %#', async (text) => {
  expect((await call('look_up_error', { text })).isError).toBe(true);
});

test('an unknown path names similar pages', async () => {
  const { isError, text } = await read('/guides/auth/row-level-securty');
  expect(isError).toBe(true);
  expect(text).toContain('/guides/auth/row-level-security');
});

test.each([
  '../README',
  '/../README.md',
  '/guides/../../README',
  '/%2e%2e/README',
  '..\\README',
  '/guides/auth/overview.md\0',
  '/llms.txt',
  'file:///etc/passwd',
  '/etc/passwd',
  'a'.repeat(301),
])('%j is not a page', async (path) => {
  const { isError, text } = await read(path);
  expect(isError).toBe(true);
  expect(text.length).toBeLessThan(1000);
});

test('the indexes for language models are resources', async () => {
  const { resources } = await client.listResources();
  const files = readdirSync(join(PUBLIC, 'llms')).filter((name) => name.endsWith('.txt'));
  expect(resources).toHaveLength(1 + files.length);
  const { contents } = await client.readResource({ uri: absoluteUrl('/llms.txt') });
  expect(contents).toMatchObject([{ text: readFileSync(join(PUBLIC, 'llms.txt'), 'utf8') }]);
});

test('without a built site, the server says how to build it', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'mcp', '--', empty], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim()).toMatch(/^\S+index\.md doesn't exist\. Run "npm run build" first\.$/);
});

test.each([
  ['supabase.auth.signInWithPassword({ email })', {}, /^JavaScript v2, https:/, '### Parameters'],
  [
    'isDistinct()',
    { library: 'javascript' },
    /^JavaScript v2, since 2\.\d+\.0, https:/,
    'Signature',
  ],
  ['select', { library: 'javascript', version: 'v1' }, /^JavaScript v1, https:/, 'Signature'],
  ['supabase db push', {}, /^CLI, https:/, 'Usage'],
])(
  'the signature of %s with %j names its library and its parameters',
  async (symbol, of, head, part) => {
    const { isError, text } = await call('get_signature', { symbol, ...of });
    expect(isError).toBe(false);
    expect(text).toMatch(head);
    expect(text).toContain(part.replace('### ', '## '));
    expect(text).not.toContain('## Examples');
  },
);

test('an unknown symbol says what to do', async () => {
  const { isError, text } = await call('get_signature', { symbol: 'selectAll()' });
  expect([isError, text]).toEqual([true, 'No entry is called "selectAll()". Use search_docs.']);
});

test('an example has its URL and its proof, and stays within the limit', async () => {
  const task = 'upload a file to a bucket';
  const { text } = await call('get_example', { task, library: 'javascript', tokens: 500 });
  expect(text).toMatch(
    /^## .*\nhttps:\/\/supabase\.com\/docs\/reference\/javascript\/\S+\n\n```ts\n/,
  );
  expect(text).toMatch(/^(?:Runs|Type-checked|Names checked): .+, \d{4}-\d\d-\d\d$/m);
  expect(text.length).toBeLessThanOrEqual(2000);
  expect((await call('get_example', { task, tokens: 99 })).isError).toBe(true);
});
