import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OperationEntry } from '../../src/check/upstream/http/operation-entry';
import { readYaml } from '../../src/node/sources/yaml-source';
import { temporaryFolder } from '../fixtures/temporary-project';

const root = temporaryFolder();
cpSync('tests/fixtures/site', root, { recursive: true });
const TSX = resolve('node_modules/tsx/dist/cli.mjs');
const create = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('node', [TSX, resolve('scripts/new.ts'), ...args], {
    ...{ cwd: root, encoding: 'utf8' },
  });
  return { status, files: stdout.trim().split('\n').filter(Boolean), error: stderr.trim() };
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('a guide gets its file, and a line next to the other guides of its folder', () => {
  const { files } = create('guide', '/guides/database/new-page', 'Do it: now');
  expect(files).toEqual(['content/guides/database/new-page.mdx', 'content/menus/database.yml']);
  expect(read(files[0]!)).toMatch(/^---\ntitle: "Do it: now"\ndescription: TODO\n---\n/);
  expect(read(files[1]!)).toMatch(
    /url: \/guides\/database\/notes \}\n +- \{ name: "Do it: now", url: \/guides\/database\/new-page \}\n/,
  );
});

test('an entry is added to its part and, after the part’s last entry, to the section tree', () => {
  const before = read('spec/sections/client-libraries.yml').split('\n').length;
  const { files } = create('entry', 'javascript/v2/database', 'all', 'all()', 'Read all');
  expect(files).toEqual(['spec/javascript/v2/database.yml', 'spec/sections/client-libraries.yml']);
  expect(read(files[0]!)).toMatch(/\n- id: all\n {2}title: "all\(\)"\n {2}description: TODO\n/);
  expect(read(files[1]!)).toMatch(/- \{ id: all, title: "Read all", type: function/);
  expect(read(files[1]!).split('\n')).toHaveLength(before + 1);
});

test('an operation gets its parameters, body, responses, and a request from the facts of its API', () => {
  const call = 'PATCH /v1/projects/{ref}/api-keys/{id}';
  const { files } = create('entry', 'management-api/secrets', 'update-key', call, 'Update a key');
  expect(files).toEqual(['spec/management-api/secrets.yml', 'spec/sections/management-api.yml']);
  const entry = (readYaml('', read(files[0]!)).data as OperationEntry[]).at(-1)!;
  expect(entry).toMatchObject({
    id: 'update-key',
    title: 'Update a key',
    description: 'TODO',
    ...{ method: 'PATCH', route: '/v1/projects/{ref}/api-keys/{id}' },
    parameters: [
      { name: 'ref', in: 'path', type: 'string' },
      { name: 'id', in: 'path', type: 'string' },
      { name: 'reveal', in: 'query', type: 'boolean', optional: true },
    ],
    body: { contentType: 'application/json' },
  });
  expect(entry.authorization).toContain('`secrets:write`');
  expect(entry.responses.map(({ status }) => status)).toEqual([...[200, 401, 403, 429]]);
  expect(entry.examples[0]!.code).toMatch(
    /^curl -X PATCH "https:\/\/api\.supabase\.com\/v1\/projects\/\$REF\/api-keys\/\$ID" \\\n/,
  );
});

test('a library version copies the latest one, which keeps its pages and gets its changes', () => {
  const { files } = create('library-version', 'javascript', 'v3');
  expect(files).toContain('spec/javascript/v3/database.yml');
  expect(files).toContain('content/reference/javascript/v2/start.mdx');
  expect(read('spec/libraries.yml')).toContain('versions: ["v3", "v2", "v1"]');
  expect(read('spec/changes/javascript-v2.yml')).toContain('- id: all\n  verdict: same\n');
});

test.each([
  [['guide', 'guides/database/notes', 'Notes'], /^content\/guides\/database\/notes\.mdx already/],
  [['guide', 'Database Notes', 'Notes'], /^"Database Notes" isn't a path such as/],
  [['entry', 'javascript/v2/database', 'all', 'a()', 'A'], /database\.yml already has .* "all"$/],
  [['entry', 'rust/database', 'all', 'a()', 'A'], /no library "rust"$/],
  [['entry', 'javascript/v2/other', 'b', 'b()', 'B'], /^spec\/javascript\/v2\/other\.yml doesn't/],
  [['entry', 'javascript/v2/database', 'B', 'b()', 'B'], /^"B" isn't an ID/],
  [
    ['entry', 'management-api/secrets', 'b', 'GET /v1/profiles', 'B'],
    /no operation "GET \/v1\/profiles": write "GET \/v1\/profile"$/,
  ],
  [['library-version', 'cli', 'v2'], /no library "cli" with versions$/],
  [['library-version', 'javascript', '3'], /^"3" isn't a version/],
  [['guide'], /^npm run new -- guide <path> "<title>"$/],
  [['page'], /^npm run new -- guide .*\nnpm run new -- entry .*\nnpm run new -- library-version/],
])('%j is an error and changes nothing', (args, message) => {
  const before = read('spec/libraries.yml') + read('spec/javascript/v2/database.yml');
  const { status, files, error } = create(...args);
  expect([status, files]).toEqual([1, []]);
  expect(error).toMatch(message);
  expect(read('spec/libraries.yml') + read('spec/javascript/v2/database.yml')).toBe(before);
});
