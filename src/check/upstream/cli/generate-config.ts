interface ConfigTable {
  /** What `<name>` can be, by table. */
  names: Record<string, string[]>;
  /** By full name. */
  keys: Record<string, string>;
}

export interface ConfigSource {
  keys: {
    key: string;
    type: string;
    values?: string[];
    names?: string[];
    /** If the schema has an older name. */
    key_in_3_1_0?: string;
  }[];
}

/** Tables whose members have the same settings, and the members' placeholder. */
const GROUPS = { 'auth.hook': '<name>', 'auth.external': '<provider>' };

const TYPES: Record<string, string> = {
  number: 'integer',
  array: 'string[]',
  'array of string': 'string[]',
  'array of object': 'array of tables',
  'table of string': 'table of strings',
  'object<string>': 'table of strings',
  'table of object | array of any': 'table',
};

export function generateConfig(source: ConfigSource): ConfigTable {
  const names: ConfigTable['names'] = {};
  const keys: ConfigTable['keys'] = {};
  for (const { key, key_in_3_1_0: renamed, ...setting } of source.keys) {
    const [name, members] = groupOf(renamed ?? key);
    const [table] = /^.*<\w+>/.exec(name) ?? [];
    const known = [...members, ...(setting.names ?? [])];
    if (table && known.length > 0) names[table] = [...new Set([...(names[table] ?? []), ...known])];
    keys[name] = setting.values
      ? setting.values.map((value) => `'${value}'`).join(' | ')
      : (TYPES[setting.type] ?? setting.type);
  }
  return { names, keys };
}

/** `auth.external.apple.secret` → `auth.external.<provider>.secret` and `apple`. */
function groupOf(key: string): [name: string, members: string[]] {
  for (const [table, placeholder] of Object.entries(GROUPS)) {
    const [, member, rest] = new RegExp(`^${table}\\.(\\w+)\\.(.+)$`).exec(key) ?? [];
    if (member && !member.startsWith('<')) return [`${table}.${placeholder}.${rest}`, [member]];
  }
  return [key, []];
}
