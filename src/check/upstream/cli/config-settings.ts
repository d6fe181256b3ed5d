import { isObject } from '../../runner/json';
import { CONFIG_NAMES, CONFIG_TYPES } from './config-corrections';

/** Of config.toml: types of settings, and tables, by name. */
export interface ConfigTable {
  members: Map<string, string | ConfigTable>;
  /** For any name, or one of `names`. */
  dynamic?: { names: string[] | undefined; member: string | ConfigTable };
}

/** Lists every setting of config.toml. */
export const CONFIG_PAGE = 'content/reference/cli/config.mdx';
export const CONFIG_ROOT: ConfigTable = createRoot();

function createRoot(): ConfigTable {
  const root: ConfigTable = { members: new Map() };
  for (const [key, type] of Object.entries(CONFIG_TYPES)) addSetting(root, key.split('.'), type);
  const remote = root.members.get('remotes') as ConfigTable;
  const project = remote.dynamic!.member as ConfigTable;
  // A branch can override every setting.
  project.members = new Map([...root.members, ...project.members]);
  return root;
}

function addSetting(root: ConfigTable, path: string[], type: string): void {
  let table = root;
  path.forEach((name, index) => {
    const isDynamic = name.startsWith('<');
    const known = isDynamic ? table.dynamic?.member : table.members.get(name);
    const member = known ?? (index === path.length - 1 ? type : { members: new Map() });
    const names = CONFIG_NAMES[path.slice(0, index + 1).join('.')];
    if (isDynamic) table.dynamic = { names, member };
    else table.members.set(name, member);
    if (typeof member !== 'string') table = member;
  });
}

/** A nested table, or a setting's type. */
export function memberOf(table: ConfigTable, name: string): string | ConfigTable | undefined {
  const { members, dynamic } = table;
  if (members.has(name)) return members.get(name);
  return dynamic && (dynamic.names?.includes(name) ?? true) ? dynamic.member : undefined;
}

export function namesIn({ members, dynamic }: ConfigTable): string[] {
  return [...members.keys(), ...(dynamic?.names ?? [])];
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isVariable = (value: unknown) => isString(value) && /^env\([A-Z0-9_]+\)$/.test(value);

/** `words` are for messages. */
const TYPES: Record<string, { words: string; accepts(value: unknown): boolean }> = {
  boolean: { words: 'true or false', accepts: (value) => typeof value === 'boolean' },
  integer: {
    words: 'a whole number',
    accepts: (value) => Number.isInteger(value) && Number(value) >= 0,
  },
  string: { words: 'a string in quotes', accepts: isString },
  'string[]': {
    words: 'an array of strings',
    accepts: (value) => Array.isArray(value) && value.every(isString),
  },
  duration: {
    words: 'a duration such as "1h30m"',
    accepts: (value) => isString(value) && /^(\d+(\.\d+)?(ns|us|ms|s|m|h))+$/.test(value),
  },
  size: {
    words: 'a size such as "50MiB"',
    accepts: (value) => isString(value) && /^\d+(\.\d+)?\s?([KMGT]i?)?B$/i.test(value),
  },
  'table of strings': {
    words: 'a table of strings',
    accepts: (value) => isObject(value) && Object.values(value).every(isString),
  },
  table: { words: 'a table', accepts: isObject },
  'array of tables': {
    words: 'an array of tables',
    accepts: (value) => Array.isArray(value) && value.every(isObject),
  },
};

/** Undefined for an accepted value. */
export function expectedInstead(type: string, value: unknown): string | undefined {
  const known = TYPES[type];
  if (known) return known.accepts(value) || isVariable(value) ? undefined : known.words;
  const choices = [...type.matchAll(/'([^']*)'/g)].map(([, choice]) => choice!);
  if (isString(value) && (choices.includes(value) || isVariable(value))) return undefined;
  return `one of ${choices.map((choice) => `"${choice}"`).join(', ')}`;
}

/** Members aren't listed, so they aren't checked. */
export const OPEN_TYPES = new Set(['table', 'array of tables']);
