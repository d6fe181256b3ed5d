import type {
  ColumnDef,
  Constraint,
  CreateFunctionStmt,
  CreateStmt,
  Node,
  RangeVar,
  TypeName,
} from 'libpg-query';

export interface Column {
  name: string;
  type: string;
  isArray: boolean;
  nullable: boolean;
  /** In an insert. */
  optional: boolean;
  /** Only Postgres can write it. */
  generated: boolean;
}

interface Reference {
  name: string | undefined;
  columns: string[];
  table: string;
  keys: string[];
  oneToOne: boolean;
}

export interface Named {
  schema: string;
  name: string;
}

export interface Table extends Named {
  columns: Column[];
  primaryKey: string[];
  references: Reference[];
}

interface DatabaseFunction extends Named {
  args: { name: string; type: string; isArray: boolean; optional: boolean }[];
  returns: string;
  isSet: boolean;
  isArray: boolean;
  columns: Column[];
}

export interface DatabaseModel {
  tables: Table[];
  functions: DatabaseFunction[];
  enums: (Named & { values: string[] })[];
  views: Named[];
}

export const texts = (list: Node[] = []) =>
  list.map((node) => ('String' in node ? (node.String.sval ?? '') : ''));

export function nameOf(parts: Node[] = []): Named {
  const words = texts(parts);
  return { schema: words.at(-2) ?? 'public', name: words.at(-1) ?? '' };
}

const typeOf = ({ names = [], arrayBounds }: TypeName = {}) => ({
  type: texts(names).at(-1) ?? '',
  isArray: arrayBounds !== undefined,
});

export function relationOf({ schemaname = 'public', relname = '' }: RangeVar = {}): Named {
  return { schema: schemaname, name: relname };
}

export function tableOf({ relation, tableElts = [] }: CreateStmt): Table {
  const table: Table = { ...relationOf(relation), columns: [], primaryKey: [], references: [] };
  addElements(table, tableElts);
  return table;
}

export function addElements(table: Table, elements: Node[]): void {
  const unique: string[][] = [];
  for (const element of elements) {
    if ('ColumnDef' in element) {
      const constraints = constraintsIn(element.ColumnDef.constraints);
      const column = columnOf(element.ColumnDef, constraints);
      table.columns.push(column);
      constraints.forEach((item) => addConstraint(table, item, [column.name], unique));
    }
    constraintsIn([element]).forEach((item) => addConstraint(table, item, undefined, unique));
  }
  for (const column of table.columns) {
    if (table.primaryKey.includes(column.name)) column.nullable = false;
  }
  for (const reference of table.references) {
    const key = reference.columns.join();
    reference.oneToOne ||= [table.primaryKey, ...unique].some((keys) => keys.join() === key);
  }
}

function constraintsIn(nodes: Node[] = []): Constraint[] {
  return nodes.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
}

function columnOf({ colname = '', typeName }: ColumnDef, constraints: Constraint[]): Column {
  const has = (...kinds: Constraint['contype'][]) =>
    constraints.find(({ contype }) => kinds.includes(contype));
  const identity = has('CONSTR_IDENTITY');
  const { type, isArray } = typeOf(typeName);
  return {
    name: colname,
    type,
    isArray,
    nullable: !has('CONSTR_NOTNULL', 'CONSTR_PRIMARY') && !identity && !/serial/.test(type),
    optional: Boolean(has('CONSTR_DEFAULT', 'CONSTR_IDENTITY')) || /serial/.test(type),
    generated: Boolean(has('CONSTR_GENERATED')) || identity?.generated_when === 'a',
  };
}

function addConstraint(
  table: Table,
  constraint: Constraint,
  columns: string[] | undefined,
  unique: string[][],
): void {
  const keys = columns ?? texts(constraint.keys);
  if (constraint.contype === 'CONSTR_PRIMARY') table.primaryKey = keys;
  if (constraint.contype === 'CONSTR_UNIQUE') unique.push(keys);
  if (constraint.contype === 'CONSTR_FOREIGN' && constraint.pktable)
    table.references.push({
      name: constraint.conname,
      columns: columns ?? texts(constraint.fk_attrs),
      table: relationOf(constraint.pktable).name,
      keys: texts(constraint.pk_attrs),
      oneToOne: false,
    });
}

export function functionOf({
  funcname,
  parameters = [],
  returnType = {},
}: CreateFunctionStmt): DatabaseFunction {
  const all = parameters.flatMap((node) =>
    'FunctionParameter' in node ? [node.FunctionParameter] : [],
  );
  const results = all.filter(({ mode }) => /TABLE|_OUT$/.test(mode ?? ''));
  const args = all.filter((parameter) => !results.includes(parameter));
  const { type, isArray } = typeOf(returnType);
  return {
    ...nameOf(funcname),
    args: args.map(({ name = '""', argType, defexpr }) => ({
      ...typeOf(argType),
      name,
      optional: defexpr !== undefined,
    })),
    returns: type,
    isArray,
    isSet: returnType.setof ?? results.some(({ mode }) => mode?.endsWith('TABLE')),
    columns: results.map(({ name = '', argType }) => ({
      ...typeOf(argType),
      name,
      nullable: false,
      optional: false,
      generated: false,
    })),
  };
}
