import type { z } from 'zod';
import { formatDiagnostic } from '../../../src/lib/diagnostic';
import { librariesSchema, sectionTreeSchema } from '../../../src/node/spec/library-schemas';
import { menuSchema } from '../../../src/node/site/menus';
import { ENTRY_SCHEMAS } from '../../../src/node/spec/entry-schemas';
import { checkShape, readYaml } from '../../../src/node/sources/yaml-source';

function list(schema: z.ZodType, text: string): string[] {
  const source = readYaml('a.yml', text);
  return [...source.diagnostics, ...checkShape(schema, source).diagnostics].map(formatDiagnostic);
}

const LIBRARY = `- library: cli
  name: CLI
  icon: cli
  description: Commands.
  sections: cli
  language: bash
`;
const menu = (item: string) => `title: A\nicon: a\ngroups:\n  - items:\n      - ${item}\n`;
const entry = (item: string) => `groups:\n  - items:\n      - ${item}\n`;

test.each([
  [
    'a number instead of a string',
    menuSchema,
    menu('name: 1.10'),
    '5:15  shape  "name" must be text, but YAML reads 1.1 as a number  →  put it in quotes',
  ],
  [
    'a boolean instead of a string',
    menuSchema,
    menu('name: true'),
    '5:15  shape  "name" must be text, but YAML reads true as a boolean  →  put it in quotes',
  ],
  [
    'a version that is a number',
    librariesSchema,
    `${LIBRARY}  versions: [2]\n`,
    '7:14  shape  Item 1 of "versions" must be text, but YAML reads 2 as a number  →  put it in quotes',
  ],
  [
    'a version in the wrong format',
    librariesSchema,
    `${LIBRARY}  versions: ["2"]\n`,
    '7:14  shape  Item 1 of "versions" is "2": must be quoted and look like "v2"  →  write v2',
  ],
  [
    'a string instead of a list',
    librariesSchema,
    `${LIBRARY}  aliases: api\n`,
    '7:12  shape  "aliases" must be a list, but it\'s "api"  →  write [api]',
  ],
  [
    'an empty list',
    menuSchema,
    'title: A\nicon: a\ngroups: []',
    '3:9  shape  "groups" has 0 items  →  use at least 1 item',
  ],
  ['a missing key', menuSchema, menu('url: /a'), '5:9  shape  "name" is missing  →  add "name"'],
  [
    'a path in the wrong format',
    menuSchema,
    menu('{ name: A, url: a }'),
    '5:25  shape  "url" is "a": must be a path such as "/guides/auth"  →  write /a',
  ],
  [
    'a value that is not allowed',
    sectionTreeSchema,
    entry('{ id: a, title: A, type: fucntion }'),
    '3:34  shape  "type" can\'t be "fucntion"  →  did you mean "function"?',
  ],
  ['an empty file', menuSchema, '', '1:1  shape  The file is empty  →  add keys with values'],
])('%s is reported at its position', (_, schema, text, diagnostic) => {
  expect(list(schema as z.ZodType, text)).toEqual([`a.yml:${diagnostic}`]);
});

/** Keys that a menu item lacks. */
const FREE = 'url, icon, linkDescription, isDarkMode, hasLightIcon, items';

test.each([
  ['ulr', 'did you mean "url"?'],
  ['Items', 'did you mean "items"?'],
  // A key of the menu, but not of its items.
  ['titel', `remove it, or use one of ${FREE}`],
  ['somethingElse', `remove it, or use one of ${FREE}`],
])('the fix for the unknown key %s is: %s', (key, fix) => {
  const [diagnostic = ''] = list(menuSchema, menu(`name: A\n        ${key}: a`));
  expect(diagnostic).toContain(`Unknown key "${key}"  →  ${fix}`);
});

test.each([
  ['parameters: [{ name: a, type: b, properties: [{ name: c, defualt: d }] }]', 'default'],
  ['body: { exampel: "{}" }', 'example'],
  ['responses: [{ stats: 200 }]', 'status'],
])('in %s, the fix suggests "%s"', (line, key) => {
  const found = list(ENTRY_SCHEMAS.operation, `id: a\n${line}\n`);
  expect(found.filter((diagnostic) => diagnostic.includes('Unknown key'))).toEqual([
    expect.stringContaining(`did you mean "${key}"?`),
  ]);
});

test('an unknown key is reported at its position', () => {
  const [diagnostic = ''] = list(menuSchema, menu('name: A\n        ulr: a'));
  expect(diagnostic.split(' ')[0]).toBe('a.yml:6:9');
});

test('a valid value is returned with its defaults', () => {
  const { value, diagnostics } = checkShape(menuSchema, readYaml('a.yml', menu('name: A')));
  expect(diagnostics).toEqual([]);
  expect(value?.groups).toEqual([{ label: '', items: [{ name: 'A', items: [] }] }]);
});

test('part of a file can be checked separately', () => {
  const source = readYaml('a.yml', `- a\n- title: A\n  icon: 1\n  groups: []\n`);
  expect(checkShape(menuSchema, source, [1]).diagnostics.map(formatDiagnostic)).toEqual([
    'a.yml:3:9  shape  "icon" must be text, but YAML reads 1 as a number  →  put it in quotes',
    'a.yml:4:11  shape  "groups" has 0 items  →  use at least 1 item',
  ]);
});
