/** Parameters are lines: `name?: type = default`. */
export interface SymbolTable {
  /** Of a function or `Class.method`. Null for a getter or a field. */
  members: Record<string, string[] | null>;
  /** By type. A union's types are joined by ` | `. */
  options: Record<string, string[] | string>;
  /** After `await`, by member. Null if it returns nothing. Missing if it isn't declared. */
  returns: Record<string, string | null>;
  /** Lines, by a returned type or the type of its members. */
  results: Record<string, string[]>;
  /** Missing members are as old as the first release. */
  since?: Record<string, string>;
  /** If the source lists them. */
  deprecated?: string[];
}

export interface SourceParameter {
  name: string;
  type: string;
  required?: boolean;
  default?: string;
}

/** As in `SymbolTable`. */
export function parameterLine({ name, type, required, ...more }: SourceParameter): string {
  const value = more.default === undefined ? '' : ` = ${more.default}`;
  return `${name}${required ? '' : '?'}: ${type}${value}`;
}

/** `T` in Python's `Optional[T]` and Dart's `T?`. */
export function bareType(type: string): string {
  return type.replace(/^Optional\[(.*)\]$/, '$1').replace(/\?$/, '');
}

/** As in `SymbolTable`. `fieldsOf` returns an empty list for types that aren't data. */
export function resultsOf(
  returns: SymbolTable['returns'],
  fieldsOf: (type: string) => SourceParameter[],
): SymbolTable['results'] {
  const results: SymbolTable['results'] = {};
  const visit = (type: string | null): void => {
    const name = bareType(type ?? '');
    if (name in results) return;
    const fields = fieldsOf(name);
    if (fields.length === 0) return;
    results[name] = fields.map((field) => `${field.name}: ${field.type}`);
    fields.forEach((field) => visit(field.type));
  };
  Object.values(returns).forEach(visit);
  return results;
}
