import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tree } from '../../../src/lib/content-tree';
import { FileValues } from '../../../src/node/base/file-values';
import type { LlmsSource } from '../../../src/node/twins/sections';
import { RULES } from '../../../src/node/twins/twin';
import { writeTwins } from '../../../src/node/twins/write-twins';
import { temporaryFolder } from '../../fixtures/temporary-project';

const folder = temporaryFolder();
const state = join(temporaryFolder(), 'twins');
/** As a build does, which loads and stores the state. */
function write(...pages: object[]): void {
  const written = new FileValues<string>(state, '');
  writeTwins(site(pages), folder, written);
  written.save();
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

function writeData(path: string, tree: Tree, page: object = {}, pageContext: object = {}): void {
  const file = join(folder, 'page-data', path === '/' ? 'index' : path, 'page-data.json');
  mkdirSync(dirname(file), { recursive: true });
  const common = { path, title: 'Title', description: 'Description.', images: [], tree };
  const data = { page: { ...common, ...page } };
  const result = { data, pageContext: { modified: '2026-01-02', ...pageContext } };
  writeFileSync(file, JSON.stringify({ result }));
}

const page = (path: string, level: string, entry?: string) => ({
  ...{
    path,
    level,
    title: 'Title',
    aliases: [] as string[],
    labels: [{ what: 'description', text: 'Description.' }],
  },
  ...(entry && { entry: { library: 'cli', version: '', id: 'a', call: entry } }),
});
const menu = (level: string, title: string, ...urls: string[]) => ({
  menu: {
    ...{ level, title, icon: '', versions: [] },
    groups: [{ label: 'Group', items: urls.map((url) => ({ name: url, url, items: [] })) }],
  },
});
const site = (pages: object[]) =>
  ({
    pages,
    menus: [menu('reference_cli', 'CLI', '/reference/cli/a'), menu('home', 'Home', '/')],
    proofDates: new Map([['content/index.mdx', '2026-01-03']]),
  }) as unknown as LlmsSource;
const home = page('/', 'home');
const entry = page('/reference/cli/a', 'reference_cli', 'supabase a');

const documentation = {
  title: 'supabase a',
  since: null as string | null,
  lead: [['p', {}, 'Does it.']],
  libs: [],
  change: null,
  examples: [
    { name: 'One', isSpotlight: false, tree: [['p', {}, 'First.']] },
    {
      name: 'Two',
      isSpotlight: true,
      tree: [['Fold', { title: 'Data source', isData: true }, ['p', {}, 'Second.']]],
    },
  ],
};

beforeEach(() => {
  writeData('/', [['p', {}, 'Text.']]);
  writeData('/reference/cli/a', [['h2', { id: 'notes' }, 'Notes']], { documentation });
  write(home, entry);
});

test('writes the Markdown of a guide', () => {
  expect(read('index.md').split('\n')).toEqual([
    ...['---', 'title: "Title"', 'description: "Description."', 'url: "https://supabase.com/docs"'],
    ...['updated: "2026-01-02"', '---', ''],
    ...['> Index of all pages: https://supabase.com/docs/llms.txt', ...RULES.split('\n')],
    ...['# Title', '', 'Description.', '', 'Text.', ''],
  ]);
});

test('writes the Markdown of an entry, with the spotlight example first', () => {
  const [, body = ''] = read('reference/cli/a.md').split('---\n\n');
  expect(body.split('\n').filter(Boolean)).toEqual([
    '> Index of all pages: https://supabase.com/docs/llms.txt',
    ...RULES.trim().split('\n'),
    ...['# supabase a', 'Title', 'Does it.', '## Examples'],
    ...['**Two**', '**Data source**', 'Second.'],
    '[Set up a project for the examples](https://supabase.com/docs/reference/cli/start#run-the-examples)',
    ...['**One**', 'First.', '## Notes'],
  ]);
});

test('an older version has a notice and links to the other versions', () => {
  const newer = { of: 'CLI v1', name: 'CLI v2', path: '/reference/cli/a', isSame: true };
  const by = [{ title: 'b()', path: '/reference/cli/b' }];
  const change = { version: 'v2', verdict: 'renamed', by, note: [['p', {}, 'Note.']] };
  const libs = [
    { name: 'CLI v2', path: '/reference/cli/a' },
    { name: 'CLI v1', path: '/reference/cli/v1/a' },
  ];
  const old = { documentation: { ...documentation, change, libs, examples: [] } };
  writeData('/reference/cli/v1/a', [], old, { newer });
  write(page('/reference/cli/v1/a', 'home', 'a()'));
  const text = read('reference/cli/v1/a.md');
  expect(text).toContain(
    'In v2, this was renamed to [`b()`](https://supabase.com/docs/reference/cli/b).',
  );
  expect(text).toContain('> What you need to change:\n>\n> Note.');
  expect(text).toContain('[View this page for CLI v2](https://supabase.com/docs/reference/cli/a)');
  expect(text).toContain(
    'Available in [CLI v2](https://supabase.com/docs/reference/cli/a), CLI v1',
  );
});

test('an alias has a link to the Markdown of its page, as long as it exists', () => {
  write({ ...home, title: 'A [b]', aliases: ['/old'] }, { ...entry, aliases: ['/cli/a'] });
  expect(read('old.md')).toBe(
    '# A \\[b]\n\nDescription.\n\n' +
      'This page has moved to [A \\[b\\]](https://supabase.com/docs/index.md). ' +
      'Its text is only at that URL.\n',
  );
  expect(read('cli/a.md')).toContain(
    '[`supabase a`: Title](https://supabase.com/docs/reference/cli/a.md)',
  );
  write(home, entry);
  expect(existsSync(join(folder, 'old.md'))).toBe(false);
});

test('unchanged files keep their time, and files without a page or a section are removed', () => {
  utimesSync(join(folder, 'index.md'), 1000, 1000);
  writeFileSync(join(folder, 'llms/former-full.txt'), 'former');
  write(home);
  expect(statSync(join(folder, 'index.md')).mtimeMs).toBe(1_000_000);
  expect(existsSync(join(folder, 'reference/cli/a.md'))).toBe(false);
  expect(readdirSync(join(folder, 'llms'))).not.toContain('former-full.txt');
  writeData('/', [['p', {}, 'New text.']]);
  write(home);
  expect(read('index.md')).toContain('New text.');
});

test('a page is only converted again if its data has changed or its Markdown is gone', () => {
  const data = join(folder, 'page-data/index/page-data.json');
  utimesSync(data, 1000, 1000);
  write(home, entry);
  writeFileSync(data, 'x'.repeat(statSync(data).size));
  utimesSync(data, 1000, 1000);
  write(home, entry);
  expect(read('index.md')).toContain('Text.');
  rmSync(join(folder, 'index.md'));
  expect(() => write(home, entry)).toThrow("Can't write Markdown:\n/: ");
});

test('a full text follows the pages of its section', () => {
  const before = statSync(join(folder, 'llms/home-full.txt')).mtimeMs;
  write(home, entry);
  expect(statSync(join(folder, 'llms/home-full.txt')).mtimeMs).toBe(before);
  const second = page('/second', 'home');
  writeData('/second', [['p', {}, 'Second text.']]);
  write(home, second, entry);
  expect(read('llms/home-full.txt')).toContain('Second text.');
  write(home, entry);
  expect(read('llms/home-full.txt')).not.toContain('Second text.');
});

test('lists all pages that cannot be converted', () => {
  writeData('/', [['Video', {}]]);
  writeData('/reference/cli/a', [['Audio', {}]]);
  expect(() => write(home, entry)).toThrow(
    /\/: <Video> has no Markdown.*\n\/reference\/cli\/a: <Audio> has no Markdown/,
  );
});

const example = (proof: object, title?: string): Tree => [
  ['CodeBlock', { language: 'sql', html: 'select 1', ...(title && { title }), ...proof }],
];

test('an example is followed by its proof, with the date of the results', () => {
  const proof = { proof: 'runs', by: 'Postgres in PGlite 0.5.16' };
  writeData('/', [
    ...example(proof),
    ...example({ ...proof, returns: true }),
    ...example({ unproven: 'it needs a browser' }),
    ...example({}),
    ...example({ proof: 'parsed', by: 'TypeScript 6.0.3' }, 'Signature'),
    ['Fold', { title: 'Response' }, ...example(proof)],
  ]);
  write({ ...home, file: 'content/index.mdx' });
  const text = read('index.md');
  expect(text).toContain('\nverified: "2026-01-03"\n');
  expect(text.match(/^\*.*\*$/gm)).toEqual([
    '*Runs: Postgres in PGlite 0.5.16, 2026-01-03*',
    '*Runs: Postgres in PGlite 0.5.16, returned the response below, 2026-01-03*',
    '*Not verified: it needs a browser*',
    '**Response**',
  ]);
});

test('a new date of the proofs updates the Markdown of a page whose data is unchanged', () => {
  write({ ...home, file: 'content/index.mdx' });
  expect(read('index.md')).toContain('verified: "2026-01-03"');
  write(home);
  expect(read('index.md')).not.toContain('verified:');
});

test('an entry names its library and its release', () => {
  const libs = [{ name: 'CLI v2', path: '/reference/cli/a' }];
  const later = { ...documentation, libs, since: '2.42.0' };
  writeData('/reference/cli/a', [], { documentation: later });
  write(home, entry);
  expect(read('reference/cli/a.md')).toContain('\nlibrary: "CLI v2"\nsince: "2.42.0"\n');
});

test('each section of the page about skills is a file with its digest in the list', () => {
  const path = '/guides/getting-started/agent-skills';
  writeData(path, [
    ['h2', { id: 'install' }, 'Install'],
    ['p', {}, 'Copy it.'],
    ['h2', { id: 'supabase-a' }, 'Do ', ['code', {}, 'a']],
    ['p', {}, 'Use this for a.'],
    ['h3', { id: 'b' }, 'First'],
    ...example({ proof: 'runs', by: 'Postgres' }),
  ]);
  write(home, page(path, 'home'));
  const skill = read('.well-known/agent-skills/supabase-a/SKILL.md');
  expect(skill).toMatch(/^---\nname: supabase-a\ndescription: "Use this for a\."\n---\n\n> For/);
  expect(skill.split('\n\n').slice(2)).toEqual([
    ...['# Do a', '## First', '```sql\nselect 1\n```', '*Runs: Postgres*\n'],
  ]);
  const { skills } = JSON.parse(read('.well-known/agent-skills/index.json')) as {
    skills: Record<string, string>[];
  };
  expect(skills).toEqual([
    {
      ...{ name: 'supabase-a', type: 'skill-md', description: 'Use this for a.' },
      url: 'https://supabase.com/docs/.well-known/agent-skills/supabase-a/SKILL.md',
      digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
    },
  ]);
  expect(read('llms.txt')).toContain('/docs/.well-known/agent-skills/index.json');
});

test('the tables of the page about breaking changes are data', () => {
  const path = '/guides/platform/breaking-changes';
  const row = (...cells: string[]) => ['tr', {}, ...cells.map((cell) => ['td', {}, cell])];
  const table = (...rows: unknown[]) => ['table', {}, ['tbody', {}, ...rows]];
  writeData(path, [
    ['h2', { id: 'a' }, 'Announced'],
    table(row('When', 'Change'), row('2027', 'One'), row('2028', 'Two')),
    ['h2', { id: 'b' }, 'Platform'],
    table(row('Since', 'Change'), row('2026', 'Three')),
  ] as Tree);
  write(home, page(path, 'home'));
  expect(JSON.parse(read('breaking-changes.json'))).toEqual([
    { section: 'Announced', When: '2027', Change: 'One' },
    { section: 'Announced', When: '2028', Change: 'Two' },
    { section: 'Platform', Since: '2026', Change: 'Three' },
  ]);
});
