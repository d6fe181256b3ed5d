import type { SourceParameter, SymbolTable } from '../signatures/symbols';
import { parameterLine, resultsOf } from '../signatures/symbols';

interface Callable {
  name: string;
  params?: SourceParameter[];
  returns?: string;
  property?: boolean;
}
interface Type {
  name: string;
  bases?: string[];
  class_args?: Record<string, string>;
  fields?: SourceParameter[];
  methods?: Callable[];
  /** `Union[A, B]`, for an alias. */
  definition?: string;
}

export interface PythonSource {
  functions: Callable[];
  classes: Type[];
  types: Type[];
}

interface PythonTable extends SymbolTable {
  names: string[];
}

/** Apps call these classes. Realtime only works in the async client. */
const CALLED =
  /^((Sync|Base)\w*(API|Client|Mixin|Builder|Scope)|(Async)?Client|AsyncRealtime(Client|Channel|Presence))$/;

/** Different names in `supabase`. */
const EXPORTED: Record<string, string> = { ClientOptions: 'SyncClientOptions' };

export function generate({ functions, classes, types }: PythonSource): PythonTable {
  const members: SymbolTable['members'] = {};
  const returns: SymbolTable['returns'] = {};
  const aliases = new Map(types.map((type) => [type.name, type.definition]));
  const add = (name: string, item: Callable) => {
    members[name] = linesOf(item);
    const { returns: type } = item;
    if (type) returns[name] = type === 'None' ? null : (aliases.get(type) ?? unquoted(type));
  };
  for (const item of functions) add(item.name, item);
  for (const { name, methods = [] } of classes.filter((item) => CALLED.test(item.name))) {
    for (const method of methods) add(`${name}.${method.name}`, method);
  }
  const all = [...classes, ...types];
  const byName = new Map(all.map((type) => [type.name, type]));
  const isData = (name: string) => byName.has(name) && !CALLED.test(name);
  const exported = classes.filter(({ name }) => Object.values(EXPORTED).includes(name));
  const names = all.flatMap(({ fields = [], methods = [] }) => [...methods, ...fields]);
  const isPublic = ({ name }: { name: string }) => !name.startsWith('_');
  return {
    members,
    options: optionsOf(members, [...types, ...exported]),
    returns,
    results: resultsOf(returns, (name) =>
      isData(name) ? fieldsOf(byName.get(name)!, byName) : [],
    ),
    names: [...new Set([...functions, ...names].filter(isPublic).map(({ name }) => name))].sort(),
  };
}

function linesOf({ params = [], property }: Callable): string[] | null {
  return property ? null : params.map(parameterLine);
}

/** A class can name itself only in quotes. */
const unquoted = (type: string) => type.replace(/^'(\w+)'$/, '$1');

/** Also types that parameters refer to through others. */
function optionsOf(members: SymbolTable['members'], types: Type[]): SymbolTable['options'] {
  const byName = new Map(types.map((type) => [type.name, type]));
  const options: SymbolTable['options'] = {};
  const visit = (line: string): void => {
    for (const word of line.replace(/^.*?: | = .*$/g, '').match(/\w+/g) ?? []) {
      const type = byName.get(EXPORTED[word] ?? word);
      if (!type || word in options) continue;
      const union = /^Union\[(.+)\]$/.exec(type.definition ?? '')?.[1];
      const lines = union?.split(', ') ?? fieldsOf(type, byName).map(fieldLine);
      if (lines.length === 0) continue;
      options[word] = union ? lines.join(' | ') : lines;
      lines.forEach((text) => visit(union ? `: ${text}` : text));
    }
  };
  Object.values(members)
    .flat()
    .forEach((line) => line && visit(line));
  return options;
}

/** With the bases' fields. `total=False` makes a class's fields optional. */
function fieldsOf(type: Type, byName: Map<string, Type>): SourceParameter[] {
  const inherited = (type.bases ?? []).flatMap((base) => {
    const found = byName.get(base);
    return found ? fieldsOf(found, byName) : [];
  });
  const isTotal = type.class_args?.['total'] !== 'False';
  const own = (type.fields ?? []).map((field) => ({
    ...field,
    required: isTotal && !field.type.startsWith('NotRequired[') && field.default === undefined,
  }));
  return [...inherited, ...own];
}

/** Constants and calls don't help readers as defaults. */
const NOT_LITERAL = /^([A-Z][A-Z_]+|\w+\(.*)$/;

function fieldLine({ type, default: value, ...field }: SourceParameter): string {
  return parameterLine({
    ...field,
    type: type.replace(/^(?:NotRequired|ReadOnly)\[(.*)\]$/, '$1'),
    ...(value !== undefined && !NOT_LITERAL.test(value) && { default: value }),
  });
}
