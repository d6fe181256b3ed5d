import { parse } from 'libpg-query';
import type { Column, DatabaseModel, Named, Table } from './database-model';
import { addElements, functionOf, nameOf, relationOf, tableOf, texts } from './database-model';

/** Undefined for SQL that can't be parsed. */
export async function readDatabase(sql: string): Promise<DatabaseModel | undefined> {
  const model: DatabaseModel = { tables: [], functions: [], enums: [], views: [] };
  const parsed = await parse(sql).catch(() => undefined);
  if (!parsed) return undefined;
  for (const statement of parsed.stmts?.flatMap(({ stmt }) => stmt ?? []) ?? []) {
    if ('CreateStmt' in statement) model.tables.push(tableOf(statement.CreateStmt));
    if ('ViewStmt' in statement) model.views.push(relationOf(statement.ViewStmt.view));
    if ('CreateFunctionStmt' in statement)
      model.functions.push(functionOf(statement.CreateFunctionStmt));
    if ('CreateEnumStmt' in statement) {
      const { typeName, vals } = statement.CreateEnumStmt;
      model.enums.push({ ...nameOf(typeName), values: texts(vals) });
    }
    if ('AlterTableStmt' in statement) {
      const { relation, cmds = [] } = statement.AlterTableStmt;
      const table = model.tables.find(({ name }) => name === relation?.relname);
      const added = cmds.flatMap((command) => {
        const { subtype, def } = 'AlterTableCmd' in command ? command.AlterTableCmd : {};
        return def && /^AT_Add(Column|Constraint)$/.test(subtype ?? '') ? [def] : [];
      });
      if (table) addElements(table, added);
    }
  }
  return model;
}

/** As in postgres-meta's template. Others are `unknown`. */
const SCALARS: [RegExp, string][] = [
  [/^(int2|int4|int8|float4|float8|numeric|serial|bigserial|smallserial)$/, 'number'],
  [/^bool$/, 'boolean'],
  [/^jsonb?$/, 'Json'],
  [
    /^(text|varchar|bpchar|citext|uuid|bytea|date|time|timetz|timestamp|timestamptz|vector)$/,
    'string',
  ],
  [/^void$/, 'undefined'],
  [/^record$/, 'Record<string, unknown>'],
];

/** As read, as inserted, and changes. */
const ROW_TYPES = ['Row', 'Insert', 'Update'] as const;

/** As in `supabase gen types`. */
export function databaseTypes(model: DatabaseModel): string {
  const schemas = new Set([
    'public',
    ...[...model.tables, ...model.functions, ...model.views].map(({ schema }) => schema),
  ]);
  const typeOf = (type: string, isArray = false): string => {
    const found = model.enums.find(({ name }) => name === type);
    const scalar = found
      ? found.values.map((value) => JSON.stringify(value)).join(' | ')
      : (SCALARS.find(([names]) => names.test(type))?.[1] ?? 'unknown');
    return isArray ? `(${scalar})[]` : scalar;
  };
  const record = (members: string[]) => (members.length > 0 ? `{ ${members.join('; ')} }` : '{}');
  const section = <T extends Named>(schema: string, items: T[], text: (item: T) => string) =>
    record(
      items
        .filter((item) => item.schema === schema)
        .map((item) => `${JSON.stringify(item.name)}: ${text(item)}`),
    ).replace(/^\{\}$/, '{ [_ in never]: never }');
  const row = (columns: Column[], kind: (typeof ROW_TYPES)[number]) =>
    record(
      columns.map(({ name, type, isArray, nullable, optional, generated }) => {
        const base = kind !== 'Row' && generated ? 'never' : typeOf(type, isArray);
        const question =
          kind === 'Update' || (kind === 'Insert' && (optional || nullable)) ? '?' : '';
        return `${JSON.stringify(name)}${question}: ${base}${nullable ? ' | null' : ''}`;
      }),
    );
  const table = ({ name, columns, references }: Table) => {
    const relationships = references.map((reference) => {
      const target = model.tables.find((other) => other.name === reference.table);
      const keys = reference.keys.length > 0 ? reference.keys : (target?.primaryKey ?? []);
      const foreignKey = reference.name ?? `${name}_${reference.columns.join('_')}_fkey`;
      return `{ foreignKeyName: ${JSON.stringify(foreignKey)}; columns: ${JSON.stringify(reference.columns)}; isOneToOne: ${reference.oneToOne}; referencedRelation: ${JSON.stringify(reference.table)}; referencedColumns: ${JSON.stringify(keys)} }`;
    });
    const rows = ROW_TYPES.map((kind) => `${kind}: ${row(columns, kind)}`);
    return record([...rows, `Relationships: [${relationships.join(', ')}]`]);
  };
  const func = ({ args, returns, isSet, isArray, columns }: DatabaseModel['functions'][number]) => {
    const returnedTable = model.tables.find(({ name }) => name === returns);
    const rowColumns = columns.length > 0 ? columns : returnedTable?.columns;
    const shape = rowColumns ? row(rowColumns, 'Row') : typeOf(returns, isArray);
    const parameters = record(
      args.map(
        ({ name, type, isArray, optional }) =>
          `${name}${optional ? '?' : ''}: ${typeOf(type, isArray)}`,
      ),
    );
    return record([
      `Args: ${args.length > 0 ? parameters : 'never'}`,
      `Returns: ${shape}${isSet ? '[]' : ''}`,
    ]);
  };
  const view = () =>
    '{ Row: Record<string, any>; Insert: Record<string, any>; Update: Record<string, any>; Relationships: [] }';
  const bodies = [...schemas].map(
    (schema) => `  ${JSON.stringify(schema)}: {
    Tables: ${section(schema, model.tables, table)}
    Views: ${section(schema, model.views, view)}
    Functions: ${section(schema, model.functions, func)}
    Enums: ${section(schema, model.enums, ({ name }) => typeOf(name))}
    CompositeTypes: { [_ in never]: never }
  }`,
  );
  return databaseModule(`{\n${bodies.join('\n')}\n}`);
}

/** `any` if the tables are unknown. */
export function databaseModule(type: string): string {
  return `export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]
export type Database = ${type}
type Public = Database['public']
export type Tables<T extends keyof Public['Tables']> = Public['Tables'][T]['Row']
export type TablesInsert<T extends keyof Public['Tables']> = Public['Tables'][T]['Insert']
export type TablesUpdate<T extends keyof Public['Tables']> = Public['Tables'][T]['Update']
export type Enums<T extends keyof Public['Enums']> = Public['Enums'][T]
`;
}
