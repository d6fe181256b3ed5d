import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareFacts, FACTS_FOLDER, withDate } from '../../../src/check/upstream/fact-files';
import { describeSource } from '../../../src/check/upstream/sources';

const ROOT = join(__dirname, '../../..');
const TSX = pathToFileURL(require.resolve('tsx')).href;

const files = readdirSync(join(ROOT, FACTS_FOLDER), { recursive: true, encoding: 'utf8' });

test.each(files.filter((file) => file.endsWith('.json')))('%s names its source', (file) => {
  const table = JSON.parse(readFileSync(join(ROOT, FACTS_FOLDER, file), 'utf8')) as object;
  expect(Object.entries(table)[0]).toEqual([
    '$source',
    {
      source: expect.stringMatching(/\w/),
      version: expect.stringMatching(/\w/),
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    },
  ]);
});

test('changes are listed by name', () => {
  const before = { $source: { version: '1', date: '2026-01-01' }, members: { a: 1, b: 2, c: 3 } };
  const after = { $source: { version: '1', date: '2026-02-02' }, members: { a: 1, b: 4, d: 5 } };
  expect(compareFacts('x.json', before, after)).toEqual([
    '~ src/check/upstream/x.json: members b',
    '- src/check/upstream/x.json: members c',
    '+ src/check/upstream/x.json: members d',
  ]);
});

test.each([
  ['a date', { a: 1 }, '2026-03-03', '2026-03-03'],
  ['no date and no changes', { a: 1 }, undefined, '2026-01-01'],
  ['no date and a change', { a: 2 }, undefined, '2026-04-04'],
])('a file is dated correctly if its source has %s', (_, members, date, expected) => {
  const $source = { source: 'S', version: '1' };
  const before = { $source: { ...$source, date: '2026-01-01' }, members: { a: 1 } };
  const table = { $source: { ...$source, ...(date && { date }) }, members };
  const dated = withDate({ path: 'x.json', table }, date ? undefined : before, '2026-04-04');
  expect(dated.table.$source.date).toBe(expected);
});

test('the origins of a source are described', () => {
  const commit = '0123456789abcdef';
  expect(
    describeSource([
      { service: 'auth', repo: 'supabase/auth', path: 'conf/*.go', commit, version: 'v2' },
      { package: 'cli', path: 'bin', date: '2026-05-22 (last change)', version: '3.1.0' },
    ]),
  ).toEqual({
    source: 'supabase/auth conf/*.go at 012345678, cli bin',
    version: 'auth v2, 3.1.0',
    date: '2026-05-22',
  });
});

describe('npm run facts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  const committed = join(folder, FACTS_FOLDER, 'http/auth.json');
  const get = (path: string) => ({ method: 'GET', path, params: [], responses: { 200: {} } });

  beforeAll(() => {
    mkdirSync(join(folder, 'spec'));
    writeFileSync(join(folder, 'spec/libraries.yml'), '[]');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function write(operations: object[]): void {
    const source = { repo: 'supabase/auth', path: 'openapi.yaml', commit: 'abc', version: 'v2' };
    writeFileSync(join(folder, 'auth_api.json'), JSON.stringify({ source, operations }));
  }

  function facts(...args: string[]): { status: number | null; lines: string[] } {
    const script = join(ROOT, 'scripts/facts.ts');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', TSX, script, ...args],
      { cwd: folder, encoding: 'utf8' },
    );
    return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
  }

  test('--check lists changes and writes nothing', () => {
    mkdirSync(join(folder, FACTS_FOLDER, 'http'), { recursive: true });
    write([get('/health'), get('/old')]);
    expect(facts('auth', folder)).toMatchObject({ status: 0 });
    const before = readFileSync(committed, 'utf8');
    expect(facts('--check', 'auth', folder)).toEqual({ status: 0, lines: [''] });
    write([get('/health'), get('/new')]);
    expect(facts('--check', 'auth', folder)).toEqual({
      status: 1,
      lines: [
        '- src/check/upstream/http/auth.json: operations GET /old',
        '+ src/check/upstream/http/auth.json: operations GET /new',
      ],
    });
    expect(readFileSync(committed, 'utf8')).toBe(before);
  });

  test.each([
    [['auht'], /^"auht" isn't a generator of facts: use all, cli, /],
    [['javascript'], /^javascript: supabase-js isn't installed: run npm install/],
    [
      ['storage', 'nowhere'],
      /^storage: .*nowhere: run "npm run facts -- storage <file or folder>"/,
    ],
    [['cli', 'nowhere'], /^cli: There is no Supabase CLI in nowhere: run "npm install supabase@/],
  ])('%j fails with the fix', (args, message) => {
    const { status, lines } = facts(...args);
    expect(status).toBe(1);
    expect(lines.join('\n')).toMatch(message);
  });
});
