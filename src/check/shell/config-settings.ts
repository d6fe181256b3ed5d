import data from '../facts/cli/config.json';

/** A table of config.toml: the types of its settings and its tables, by name. */
export interface ConfigTable {
  members: Map<string, string | ConfigTable>;
  /** What has any name, or one of `names`. */
  dynamic?: { names: string[] | undefined; member: string | ConfigTable };
}

/** The page that lists every setting of config.toml. */
export const CONFIG_PAGE = 'content/reference/cli/config.mdx';
/** The type of each setting, by its full name; `<name>` stands for a name of the reader's. */
export const CONFIG_TYPES: Record<string, string> = data.keys;
/** What a setting or table was called before, with its name today. */
export const CONFIG_RENAMED: Record<string, string> = data.renamed;

const NAMES: Record<string, string[]> = data.names;

/** The whole file as a table. */
export const CONFIG_ROOT: ConfigTable = createRoot();

function createRoot(): ConfigTable {
  const root: ConfigTable = { members: new Map() };
  for (const [key, type] of Object.entries(CONFIG_TYPES)) addSetting(root, key.split('.'), type);
  const remote = root.members.get('remotes') as ConfigTable;
  const project = remote.dynamic!.member as ConfigTable;
  // A branch may override every setting of the file.
  project.members = new Map([...root.members, ...project.members]);
  return root;
}

function addSetting(root: ConfigTable, path: string[], type: string): void {
  let table = root;
  path.forEach((name, index) => {
    const isDynamic = name.startsWith('<');
    const known = isDynamic ? table.dynamic?.member : table.members.get(name);
    const member = known ?? (index === path.length - 1 ? type : { members: new Map() });
    const names = NAMES[path.slice(0, index + 1).join('.')];
    if (isDynamic) table.dynamic = { names, member };
    else table.members.set(name, member);
    if (typeof member !== 'string') table = member;
  });
}

/** A setting or table by its name. */
export function memberOf(table: ConfigTable, name: string): string | ConfigTable | undefined {
  const { members, dynamic } = table;
  if (members.has(name)) return members.get(name);
  return dynamic && (dynamic.names?.includes(name) ?? true) ? dynamic.member : undefined;
}

/** The names that are known in a table. */
export function namesIn({ members, dynamic }: ConfigTable): string[] {
  return [...members.keys(), ...(dynamic?.names ?? [])];
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isVariable = (value: unknown) => isText(value) && /^env\([A-Z0-9_]+\)$/.test(value);

/** The types of settings: how one is named in a sentence, and what it takes. */
const TYPES: Record<string, { words: string; takes(value: unknown): boolean }> = {
  boolean: { words: 'true or false', takes: (value) => typeof value === 'boolean' },
  integer: {
    words: 'a whole number',
    takes: (value) => Number.isInteger(value) && Number(value) >= 0,
  },
  string: { words: 'a text in quotes', takes: isText },
  'string[]': {
    words: 'a list of texts',
    takes: (value) => Array.isArray(value) && value.every(isText),
  },
  duration: {
    words: 'a duration such as "1h30m"',
    takes: (value) => isText(value) && /^(\d+(\.\d+)?(ns|us|ms|s|m|h))+$/.test(value),
  },
  size: {
    words: 'a size such as "50MiB"',
    takes: (value) => isText(value) && /^\d+(\.\d+)?\s?([KMGT]i?)?B$/i.test(value),
  },
  'table of strings': {
    words: 'a table of texts',
    takes: (value) => isTable(value) && Object.values(value).every(isText),
  },
  table: { words: 'a table', takes: isTable },
  'array of tables': {
    words: 'an array of tables',
    takes: (value) => Array.isArray(value) && value.every(isTable),
  },
};

/** What a setting takes, in words, if this value is nothing of the kind. */
export function expectedInstead(type: string, value: unknown): string | undefined {
  const known = TYPES[type];
  if (known) return known.takes(value) || isVariable(value) ? undefined : known.words;
  const choices = [...type.matchAll(/'([^']*)'/g)].map(([, choice]) => choice!);
  if (isText(value) && (choices.includes(value) || isVariable(value))) return undefined;
  return `one of ${choices.map((choice) => `"${choice}"`).join(', ')}`;
}

/** Types whose values have members that no list here has. */
export const OPEN_TYPES = new Set(['table', 'array of tables']);
