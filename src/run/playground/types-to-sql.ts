import { TYPES_TEXT } from '../../lib/strings/run';
import type { TypeNode } from './read-types';
import { readDatabaseType } from './read-types';

interface Column {
  name: string;
  type: TypeNode;
  isNullable: boolean;
  /** Has a default, or is generated. */
  isOptional: boolean;
  /** Can't be inserted. */
  isGenerated: boolean;
}

interface Relationship {
  name: string;
  columns: string[];
  isOneToOne: boolean;
  table: string;
  referenced: string[];
}

interface Table {
  schema: string;
  name: string;
  columns: Column[];
  relationships: Relationship[];
}

const PROJECT_SCHEMAS = new Set([
  ...['auth', 'extensions', 'graphql', 'graphql_public', 'realtime', 'storage'],
  ...['supabase_migrations', 'vault', 'pgsodium', 'cron', 'net'],
]);

/**
 * Returns SQL for the tables, enums, and composite types of a `database.types.ts`, and the number
 * of tables. The types don't name primary keys, so these are the columns that others reference, or
 * `id`. Throws a `TypesError`.
 */
export function typesToSql(code: string): { sql: string; tables: number } {
  const schemas = [...membersOf(readDatabaseType(code))]
    .map(([name, type]) => ({ name, kinds: membersOf(type) }))
    .filter(({ name, kinds }) => kinds.has('Tables') && !PROJECT_SCHEMAS.has(name));
  const entries = (kind: string) =>
    schemas.flatMap(({ name: schema, kinds }) =>
      [...membersOf(kinds.get(kind))].map(([name, type]) => ({ schema, name, type })),
    );
  const enums = new Map(
    entries('Enums').map(({ schema, name, type }) => [qualified(schema, name), textsOf(type)]),
  );
  const composites = entries('CompositeTypes');
  const known = new Set([
    ...enums.keys(),
    ...composites.map(({ schema, name }) => qualified(schema, name)),
  ]);
  const tables = entries('Tables').map(({ schema, name, type }) => readTable(schema, name, type));
  const keys = new Map(tables.map((table) => [table, keysOf(table, tables)]));
  const statements = [
    ...schemas.flatMap(({ name }) =>
      name === 'public' ? [] : [`create schema if not exists ${quoted(name)};`],
    ),
    ...[...enums].map(([name, labels]) => `create type ${name} as enum (${literals(labels)});`),
    ...composites.map(({ schema, name, type }) => {
      const fields = [...membersOf(type)].map(
        // The other composite types might not exist yet.
        ([field, of]) => `${quoted(field)} ${sqlType(of, new Set(enums.keys())).name}`,
      );
      return `create type ${qualified(schema, name)} as ${block(fields)};`;
    }),
    ...tables.map((table) => createTable(table, keys.get(table)!, known, enums)),
    ...tables.flatMap((table) => foreignKeys(table, tables)),
  ];
  const comment = TYPES_TEXT.comment.map((line) => `-- ${line}\n`).join('');
  return { sql: `${comment}\n${statements.join('\n\n')}\n`, tables: tables.length };
}

function readTable(schema: string, name: string, type: TypeNode): Table {
  const parts = membersOf(type);
  const inserted = parts.get('Insert');
  const { members } = inserted?.kind === 'object' ? inserted : { members: new Map() };
  // A row also has columns that functions compute, which can't be inserted.
  const columns = [...membersOf(parts.get('Row'))].flatMap(([column, of]): Column[] => {
    const insert = members.get(column) as { type: TypeNode; isOptional: boolean } | undefined;
    if (!insert) return [];
    const isGenerated = isName(insert.type, 'never');
    const isNullable = of.kind === 'union' && of.types.some((item) => isName(item, 'null'));
    return [{ name: column, type: of, isNullable, isOptional: insert.isOptional, isGenerated }];
  });
  const relationships = parts.get('Relationships');
  const items = relationships?.kind === 'tuple' ? relationships.items : [];
  return { schema, name, columns, relationships: items.map(readRelationship) };
}

function readRelationship(type: TypeNode): Relationship {
  const parts = membersOf(type);
  const [name = ''] = textsOf(parts.get('foreignKeyName'));
  const [table = ''] = textsOf(parts.get('referencedRelation'));
  return {
    name,
    table,
    columns: textsOf(parts.get('columns')),
    referenced: textsOf(parts.get('referencedColumns')),
    isOneToOne: isName(parts.get('isOneToOne'), 'true'),
  };
}

interface Keys {
  primary: string[];
  unique: string[][];
  /** Columns of foreign keys and those they reference, which need the same type. */
  joined: Set<string>;
}

/** A relationship to a view isn't a foreign key. */
function isForeignKey({ schema }: Table, relationship: Relationship, tables: Table[]): boolean {
  return tables.some((table) => table.schema === schema && table.name === relationship.table);
}

function keysOf(table: Table, tables: Table[]): Keys {
  const { schema, name, columns } = table;
  const own = table.relationships.filter((item) => isForeignKey(table, item, tables));
  const referenced = tables
    .filter((other) => other.schema === schema)
    .flatMap(({ relationships }) => relationships.filter((item) => item.table === name))
    .map((item) => item.referenced);
  const isRequired = (column: string) =>
    columns.some((item) => item.name === column && !item.isNullable);
  const candidates = [...referenced, ['id']].filter((key) => key.every(isRequired));
  const [primary = []] = candidates;
  const oneToOne = own.filter(({ isOneToOne }) => isOneToOne).map((item) => item.columns);
  const unique = new Map([...referenced, ...oneToOne].map((key) => [key.join(), key]));
  unique.delete(primary.join());
  const joined = new Set([
    ...primary,
    ...referenced.flat(),
    ...own.flatMap((item) => item.columns),
  ]);
  return { primary, unique: [...unique.values()], joined };
}

function createTable(
  { schema, name, columns, relationships }: Table,
  { primary, unique, joined }: Keys,
  known: ReadonlySet<string>,
  enums: ReadonlyMap<string, string[]>,
): string {
  const foreign = new Set(relationships.flatMap((item) => item.columns));
  const lines = columns.map((column) => {
    const { check, ...type } = sqlType(column.type, known);
    const isKey = joined.has(column.name) || column.isGenerated;
    const typeName = isKey && type.name === 'numeric' ? 'bigint' : type.name;
    const isPrimary = primary.includes(column.name);
    const hasDefault = column.isOptional && !column.isNullable && !foreign.has(column.name);
    const parts = [
      quoted(column.name),
      typeName,
      ...(column.isGenerated ? ['generated always as identity'] : []),
      ...(hasDefault && !column.isGenerated ? [defaultOf(typeName, isPrimary, check, enums)] : []),
      ...(column.isNullable || isPrimary ? [] : ['not null']),
      ...(check ? [`check (${quoted(column.name)} in (${literals(check)}))`] : []),
    ];
    return parts.filter(Boolean).join(' ');
  });
  const constraints = [
    ...(primary.length > 0 ? [`primary key ${list(primary)}`] : []),
    ...unique.map((key) => `unique ${list(key)}`),
  ];
  return `create table ${qualified(schema, name)} ${block([...lines, ...constraints])};`;
}

/** Only the fact of a default is known. This one lets readers insert rows. */
function defaultOf(
  type: string,
  isPrimary: boolean,
  check: readonly string[] | undefined,
  enums: ReadonlyMap<string, string[]>,
): string {
  if (isPrimary && type === 'bigint') return 'generated by default as identity';
  if (isPrimary && type === 'text') return 'default gen_random_uuid()';
  const [label] = check ?? enums.get(type) ?? [];
  if (label !== undefined) return `default ${literals([label])}`;
  const value = type.endsWith('[]') ? "'{}'" : DEFAULTS[type];
  return value ? `default ${value}` : '';
}

const DEFAULTS: Record<string, string> = {
  text: "''",
  numeric: '0',
  bigint: '0',
  boolean: 'false',
  jsonb: "'{}'",
};

function foreignKeys(table: Table, tables: Table[]): string[] {
  const { schema, name, relationships } = table;
  return relationships
    .filter((item) => isForeignKey(table, item, tables))
    .map(
      (item) =>
        `alter table ${qualified(schema, name)} add constraint ${quoted(item.name)}\n  foreign key ` +
        `${list(item.columns)} references ${qualified(schema, item.table)} ${list(item.referenced)};`,
    );
}

const NAMES: Record<string, string> = { number: 'numeric', boolean: 'boolean', Json: 'jsonb' };

/** `check` has the values of an enum without a name. `known` are the types that exist. */
function sqlType(type: TypeNode, known: ReadonlySet<string>): { name: string; check?: string[] } {
  if (type.kind === 'list') return { name: `${sqlType(type.item, known).name}[]` };
  if (type.kind === 'object') return { name: 'jsonb' };
  if (type.kind === 'union') {
    const types = type.types.filter((item) => !isName(item, 'null'));
    const labels = types.flatMap((item) => (item.kind === 'text' ? [item.value] : []));
    if (labels.length === types.length) return { name: 'text', check: labels };
    return types.length === 1 ? sqlType(types[0]!, known) : { name: 'text' };
  }
  if (type.kind === 'text') return { name: 'text', check: [type.value] };
  if (type.kind !== 'name') return { name: 'text' };
  const [first = '', schema = '', , name] = type.path;
  if (name === undefined) return { name: NAMES[first] ?? 'text' };
  const named = qualified(schema, name);
  return { name: known.has(named) ? named : type.path.at(-1) === 'Row' ? 'jsonb' : 'text' };
}

function membersOf(type: TypeNode | undefined): Map<string, TypeNode> {
  if (type?.kind !== 'object') return new Map();
  return new Map([...type.members].map(([name, member]) => [name, member.type]));
}

function textsOf(type: TypeNode | undefined): string[] {
  if (type?.kind === 'text') return [type.value];
  if (type?.kind === 'union') return type.types.flatMap(textsOf);
  return type?.kind === 'tuple' ? type.items.flatMap(textsOf) : [];
}

function isName(type: TypeNode | undefined, name: string): boolean {
  return type?.kind === 'name' && type.path.join() === name;
}

/** Reserved words of Postgres. */
const RESERVED = new Set(
  (
    'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate ' +
    'collation column concurrently constraint create cross current_catalog current_date current_role ' +
    'current_schema current_time current_timestamp current_user default deferrable desc distinct do else end ' +
    'except false fetch for foreign freeze from full grant group having ilike in initially inner intersect into ' +
    'is isnull join lateral leading left like limit localtime localtimestamp natural not notnull null offset on ' +
    'only or order outer overlaps placing primary references returning right select session_user similar some ' +
    'symmetric system_user table tablesample then to trailing true union unique user using variadic verbose ' +
    'when where window with'
  ).split(' '),
);

function quoted(name: string): string {
  const isPlain = /^[a-z_][a-z0-9_]*$/.test(name) && !RESERVED.has(name);
  return isPlain ? name : `"${name.replaceAll('"', '""')}"`;
}

function qualified(schema: string, name: string): string {
  return schema === 'public' ? quoted(name) : `${quoted(schema)}.${quoted(name)}`;
}

function literals(texts: readonly string[]): string {
  return texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ');
}

const list = (names: readonly string[]) => `(${names.map(quoted).join(', ')})`;
const block = (lines: readonly string[]) =>
  lines.length > 0 ? `(\n  ${lines.join(',\n  ')}\n)` : '()';
