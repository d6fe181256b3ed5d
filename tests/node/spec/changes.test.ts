import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '../../../src/node/spec/library-schemas';
import { changesLibrary } from '../../../src/lib/paths';
import { nextVersion } from '../../../src/node/spec/changes';
import { readSourceFiles } from '../../../src/node/sources/source-files';
import { readYaml } from '../../../src/node/sources/yaml-source';
import { entry, page } from '../../fixtures/site-files';
import { siteReader } from '../site/read-site';

const read = siteReader();
const FILE = 'spec/changes/javascript-v1.yml';
const V1 = entry('select') + entry('insert');

/** Of a changes file. v1 has select and insert, and v2 also upsert. */
function diagnostics(changes: string, more: Record<string, string> = {}): string[] {
  const tree = `groups:
  - items: [{ id: start, title: Introduction, type: markdown }]
  - label: Database
    items:
      - { id: select, title: Read rows, type: function }
      - { id: insert, title: Add rows, type: function }
      - { id: upsert, title: Add or change rows, type: function }
`;
  return read({
    'spec/sections/client.yml': tree,
    'spec/javascript/v1.yml': V1,
    'spec/javascript/v2.yml': V1 + entry('upsert'),
    [FILE]: changes,
    ...more,
  }).diagnostics.map((diagnostic) => diagnostic.replace(FILE, ''));
}

const SELECT = '- { id: select, verdict: same, by: [select] }\n';
const INSERT = '- { id: insert, verdict: same, by: [insert] }\n';

test.each<[string, string, string[]]>([
  ['every entry has a verdict', SELECT + INSERT, []],
  [
    'an entry is replaced',
    `${SELECT}- { id: insert, verdict: replaced, by: [insert, upsert] }\n`,
    [],
  ],
  ['an entry is removed', `${SELECT}- { id: insert, verdict: removed, note: Gone. }\n`, []],
  [
    'an entry is missing',
    SELECT,
    [':1:1  changes  insert() in v1 ("insert") has no verdict  →  add an item for it'],
  ],
  [
    'an entry is unknown',
    SELECT + INSERT.replaceAll('insert', 'inserts'),
    [
      ':2:9  changes  v1 has no entry "inserts"  →  did you mean "insert"?',
      ':2:38  changes  v2 has no entry "inserts"  →  did you mean "insert"?',
      ':1:1  changes  insert() in v1 ("insert") has no verdict  →  add an item for it',
    ],
  ],
  [
    'an entry is listed twice',
    SELECT + INSERT + INSERT,
    [':3:9  changes  The entry "insert" is listed twice  →  remove one'],
  ],
  [
    'a replacement is missing',
    `${SELECT}- { id: insert, verdict: replaced }\n`,
    [':2:26  changes  The verdict "replaced" needs entries of the next version  →  add by: […]'],
  ],
  [
    'a removed entry has a replacement',
    `${SELECT}- { id: insert, verdict: removed, by: [upsert] }\n`,
    [":2:26  changes  A removed entry can't have a replacement  →  use replaced"],
  ],
  [
    'an entry with a different name has the verdict "same"',
    `${SELECT}- { id: insert, verdict: same, by: [upsert] }\n`,
    [':2:26  changes  The entry "insert" has a different call in the next version  →  use renamed'],
  ],
  [
    'an entry with the same name has the verdict "renamed"',
    `${SELECT}- { id: insert, verdict: renamed, by: [insert] }\n`,
    [':2:26  changes  insert() has the same name in both versions  →  use same or replaced'],
  ],
  [
    'a verdict is unknown',
    `${SELECT}- { id: insert, verdict: gone }\n`,
    [
      ':2:26  shape  "verdict" can\'t be "gone"  →  use one of same, renamed, replaced, removed',
      ':1:1  changes  insert() in v1 ("insert") has no verdict  →  add an item for it',
    ],
  ],
  [
    'the file is not a list',
    'id: a\n',
    [':1:1  changes  The file isn\'t a list of changes  →  start each change with "- id: …"'],
  ],
  [
    'a note has a broken link',
    `${SELECT}- id: insert\n  verdict: same\n  by: [insert]\n  note: "Now see [that](/nowhere/at/all/here)."\n`,
    [':5:18  link  There is no page /nowhere/at/all/here  →  correct or remove it'],
  ],
])('%s', (_, changes, expected) => {
  expect(diagnostics(changes)).toEqual(expected);
});

test.each([
  ['javascript-v2', 'the latest version'],
  ['ruby-v1', 'an unknown library'],
])('spec/changes/%s.yml is an error because it names %s', (name) => {
  const file = `spec/changes/${name}.yml`;
  expect(diagnostics(SELECT + INSERT, { [file]: '[]' })).toContain(
    `${file}:1:1  changes  The file isn't named after an older version  →  rename it to <library>-<version>.yml`,
  );
});

test.each<[string, string[]]>([
  ['<EntryTable library="javascript" />', []],
  ['<EntryTable library="javascript" version="v1" />', []],
  ['<EntryTable library="javascrip" />', ['There is no library "javascrip"']],
  ['<EntryTable library="javascript" version="v3" />', ['JavaScript has no version "v3"']],
  ['<Changes library="javascript" from="v1" to="v2" />', []],
  [
    '<Changes library="javascript" from="v2" to="v1" />',
    ['"v1" isn\'t the version after JavaScript v2'],
  ],
])('the errors in %s are %j', (component, messages) => {
  const index = page(`a\n\n${component}`);
  const found = diagnostics(SELECT + INSERT, { 'content/index.mdx': index });
  expect(found.map((diagnostic) => diagnostic.split('  ')[2])).toEqual(messages);
});

test('a table of changes needs a changes file', () => {
  const index = page('<Changes library="javascript" from="v1" to="v2" />');
  expect(read({ 'content/index.mdx': index }).diagnostics).toEqual([
    `content/index.mdx:6:1  link  There are no changes for JavaScript v1  →  create ${FILE}`,
  ]);
});

test.each([
  '<EntryTable library="javascript" />',
  '<Changes library="javascript" from="v1" to="v2" />',
])(
  "links can point to the headings of %s, whose IDs don't replace IDs of the page",
  (component) => {
    const index = page(`[a](#database) [b](#database-1)\n\n${component}\n\n## Database`);
    expect(diagnostics(SELECT + INSERT, { 'content/index.mdx': index })).toEqual([]);
  },
);

test.each<[string, string | undefined]>([
  ['v1', 'v2'],
  ['v2', undefined],
  ['v0', undefined],
])('the version after %s is %s', (version, next) => {
  expect(nextVersion(['v2', 'v1'], version)).toBe(next);
});

test('every older version has a changes file', () => {
  const root = join(__dirname, '../../..');
  const file = 'spec/libraries.yml';
  const libraries = readYaml(file, readFileSync(join(root, file), 'utf8')).data as Library[];
  const older = libraries.flatMap(({ library, versions = [] }) =>
    versions.slice(1).map((version) => `${library} ${version}`),
  );
  const documented = readSourceFiles(root).files.flatMap(({ path }) => {
    const changes = changesLibrary(path.slice('spec/'.length));
    return changes ? [`${changes.library} ${changes.version}`] : [];
  });
  expect(documented.sort()).toEqual(older.sort());
});

test('an error in a spec file causes no misleading errors in the changes', () => {
  const found = diagnostics(SELECT + INSERT, {
    'spec/javascript/v2.yml': `${V1}- id: upsert\n  title: One\n    and two\n`,
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^spec\/javascript\/v2\.yml:\d+:\d+ {2}yaml/);
});
