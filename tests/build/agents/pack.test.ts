import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { temporaryFolder } from '../../fixtures/temporary-project';

// An empty project without this one's packages. `npx` installs the package into its cache.
const packed = temporaryFolder();
const cwd = temporaryFolder();
const cache = temporaryFolder();
const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  execFileSync('npm', ['run', '--silent', 'pack', '--', packed], { stdio: 'inherit' });
  const [file = ''] = readdirSync(packed);
  const args = ['--yes', '--offline', `--package=${join(packed, file)}`, 'supabase-docs'];
  const env = { PATH: process.env['PATH']!, HOME: cache, npm_config_cache: cache };
  await client.connect(new StdioClientTransport({ command: 'npx', args, cwd, env }));
});
afterAll(() => client.close());

async function call(name: string, parameters: Record<string, unknown>): Promise<string> {
  const { isError, content } = await client.callTool({ name, arguments: parameters });
  expect(isError ?? false).toBe(false);
  return (content as { text: string }[])[0]!.text;
}

test.each([
  ['search_docs', { query: 'row level security policies' }, /guides\/auth\/row-level-security/],
  ['read_page', { path: '/docs/guides/auth' }, /^---\ntitle: /],
  ['look_up_error', { text: '42501 permission denied for table a' }, /#### 42501/],
  ['get_example', { task: 'upload a file', library: 'javascript' }, /\.upload\(/],
  ['get_signature', { symbol: 'supabase db push' }, /^CLI, https:/],
])(
  '%s of the packed server returns a result without the built site',
  async (name, parameters, text) => {
    expect(await call(name, parameters)).toMatch(text);
  },
);

test('a search result has the start of its section', async () => {
  const text = await call('search_docs', { query: 'rls policies', limit: 5 });
  expect(text.match(/^https:.*\n\n\S+/gm)).toHaveLength(5);
});

test('the resources are the indexes, without the full texts', async () => {
  const names = (await client.listResources()).resources.map(({ name }) => name);
  expect(names).toContain('llms/reference-javascript-v2.txt');
  expect(names.filter((name) => name.endsWith('-full.txt'))).toEqual([]);
});
